import { localePath, paths } from 'contract/urls/paths.ts';
import { getProductCategories, getProductDetail, type ProductCategory } from 'contract/products/products.ts';
import { attributeBlocks } from './attribute-blocks.ts';
import type { PrintedProduct, PrintedText } from './document-content.ts';
import { type ContentReader, printedText } from './read-content.ts';

/** A product with the id of its row, by its item number. */
export async function readProduct(
  reader: ContentReader,
  itemNo: string,
  publicUrl: string,
): Promise<{ id: number; product: PrintedProduct }> {
  const { locale, read } = reader;
  const response = await read(getProductDetail, { id: itemNo });
  const { data } = response;
  const categories = await readCategories(reader);
  return {
    id: data.id,
    product: {
      itemNo: data.itemNo,
      url: publicUrl + localePath(locale, paths.productDetail(data.itemNo)),
      name: printedText(data.itemName, response, '/data/itemName'),
      englishName: locale === 'en' ? '' : data.enItemName,
      category: categories.get(data.itemTypeId) ?? { text: '' },
      introduction: printedText(data.introduction, response, '/data/introduction'),
      specification: attributeBlocks(data.itemAttribute, printedText('', response, '/data/itemAttribute').foreign),
      ...(data.sampleLotNo !== null && {
        sampleCertificate: publicUrl + localePath(locale, paths.certificates(data.sampleLotNo)),
      }),
    },
  };
}

/** The names of all categories by their id, parents before children. */
export async function readCategories({ read }: ContentReader): Promise<Map<number, PrintedText>> {
  const response = await read(getProductCategories, {});
  const names = new Map<number, PrintedText>();
  function add(categories: readonly ProductCategory[], pointer: string): void {
    categories.forEach(({ id, itemTypeName, children }, index) => {
      const at = `${pointer}/${index}`;
      names.set(id, printedText(itemTypeName, response, `${at}/itemTypeName`));
      add(children, `${at}/children`);
    });
  }
  add(response.data, '/data');
  return names;
}
