import { getProductCategories, getProductDetail, listProducts as listProductsEndpoint } from 'contract/products.ts';
import type { Database } from '../database/open.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/serve.ts';
import type { PictureRegistry } from '../pictures/registry.ts';
import {
  findProduct,
  findSampleLot,
  listCategories,
  listProductPictures,
  listProducts,
  listRelatedProducts,
} from './store.ts';
import { toCategories, toProductDetail, toProductRow } from './view.ts';

type ProductsContext = { db: Database; pictures: () => Promise<PictureRegistry> };

export const productRoutes = [
  serve(getProductCategories, async ({ db }: ProductsContext, { keyword, ...filters }, { locale }) => ({
    data: toCategories(await listCategories(db, { text: keyword ?? '', locale }, filters), locale),
  })),

  serve(listProductsEndpoint, async ({ db, pictures }: ProductsContext, { keyword = '', ...input }, { locale }) => {
    const { aboutType, itemTypeId, page, size, ...filters } = input;
    const found = { text: keyword, locale };
    const [{ rows, total }, registry] = await Promise.all([
      listProducts(db, { aboutType, itemTypeId, keyword: found, filters, page, size }),
      pictures(),
    ]);
    return { content: rows.map((row) => toProductRow(row, registry, locale)), totalElements: total };
  }),

  serve(getProductDetail, async ({ db, pictures }: ProductsContext, { id }, { locale }) => {
    const product = await findProduct(db, id, locale);
    if (!product) throw new HttpError('notFound');
    const [productPictures, related, sampleLot, registry] = await Promise.all([
      listProductPictures(db, product.id),
      listRelatedProducts(db, product.id, locale),
      findSampleLot(db, product.itemNo),
      pictures(),
    ]);
    return { data: toProductDetail(product, { pictures: productPictures, related, sampleLot }, registry, locale) };
  }),
];
