import { getComposedPage } from 'contract/composed-pages.ts';
import { localePath, paths } from 'contract/urls/paths.ts';
import { listProducts } from 'contract/products/products.ts';
import { cokeKinds, getTypicalValues } from 'contract/typical-values.ts';
import type { Database } from '../database/open.ts';
import { HttpError } from '../http/http-error.ts';
import type {
  CatalogueDocument,
  DocumentContent,
  PrintedProduct,
  ProductSheet,
  SafetySheet,
  TableSheet,
} from './document-content.ts';
import { readCategories, readProduct } from './printed-product.ts';
import { printedTable } from './printed-table.ts';
import { publishedDay } from './published-day.ts';
import { type ContentReader, printedText, readPublisher } from './read-content.ts';

/** More would be a book, and reading and drawing them would take longer than a request may. */
export const maxCatalogueProducts = 300;

type Sources = { db: Database; publicUrl: string };

/** The content of each kind of document. Throws `notFound` for what is not published in the language. */
export const documents = {
  productSheet: (reader: ContentReader, sources: Sources, itemNo: string): Promise<ProductSheet> =>
    sheetOf('productSheet', reader, sources, itemNo),
  safetySheet: (reader: ContentReader, sources: Sources, itemNo: string): Promise<SafetySheet> =>
    sheetOf('safetySheet', reader, sources, itemNo),
  tableSheet,
  catalogue,
};

async function sheetOf<Kind extends 'productSheet' | 'safetySheet'>(
  kind: Kind,
  reader: ContentReader,
  { db, publicUrl }: Sources,
  itemNo: string,
) {
  const [{ id, product }, publisher] = [await readProduct(reader, itemNo, publicUrl), await readPublisher(reader)];
  // A product is found by its id too; it has one document.
  if (product.itemNo !== itemNo) throw new HttpError('notFound');
  const date = await publishedDay(db, 'product', [String(id)], reader.locale);
  return { kind, locale: reader.locale, publisher, url: product.url, date, product };
}

async function tableSheet(reader: ContentReader, { db, publicUrl }: Sources, key: string): Promise<TableSheet> {
  const { locale, read } = reader;
  for (const name of cokeKinds) {
    const response = await read(getTypicalValues, { name });
    const index = response.data.findIndex((table) => table.key === key);
    const table = response.data[index];
    if (table === undefined) continue;
    const [pageName, path] =
      name === 'gpc' ? ['petroleumCoke', paths.petroleumCoke()] : ['calcinedCoke', paths.calcinedCoke()];
    const page = await read(getComposedPage, { name: pageName });
    const { id } = await db
      .selectFrom('typicalValueTable')
      .select('id')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return {
      kind: 'tableSheet',
      locale,
      publisher: await readPublisher(reader),
      url: publicUrl + localePath(locale, path),
      date: await publishedDay(db, 'typicalValueTable', [String(id)], locale),
      name: printedText(page.data.title, page, '/data/title'),
      ...printedTable(name, table, response, `/data/${index}`, locale),
    };
  }
  throw new HttpError('notFound');
}

async function catalogue(reader: ContentReader, { db, publicUrl }: Sources): Promise<CatalogueDocument> {
  const { locale, read } = reader;
  const { content, totalElements } = await read(listProducts, { page: 0, size: maxCatalogueProducts });
  const categories = await readCategories(reader);
  const byCategory = new Map<number, PrintedProduct[]>();
  for (const { itemNo, itemTypeId } of content) {
    const { product } = await readProduct(reader, itemNo, publicUrl);
    byCategory.set(itemTypeId, [...(byCategory.get(itemTypeId) ?? []), product]);
  }
  return {
    kind: 'catalogue',
    locale,
    publisher: await readPublisher(reader),
    url: publicUrl + localePath(locale, paths.bulkTrade()),
    date: await publishedDay(
      db,
      'product',
      content.map(({ id }) => String(id)),
      locale,
    ),
    groups: [...categories].flatMap(([id, name]) => {
      const products = byCategory.get(id);
      return products === undefined ? [] : [{ name, products }];
    }),
    leftOut: totalElements - content.length,
  };
}

export type ReadDocument = (reader: ContentReader, sources: Sources) => Promise<DocumentContent>;
