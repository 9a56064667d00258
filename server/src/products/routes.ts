import {
  getProductCategories,
  getProductDetail,
  listProducts as listProductsEndpoint,
} from 'contract/products/products.ts';
import type { Database } from '../database/open.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/serve.ts';
import type { PictureRegistry } from '../pictures/registry.ts';
import { countByCategory, findMatches, type MatchesCache } from './matches.ts';
import {
  findProduct,
  findSampleLot,
  listCategories,
  listProductPictures,
  listProducts,
  listRelatedProducts,
} from './store.ts';
import { toCategories, toProductDetail, toProductRow } from './view.ts';

type ProductsContext = {
  db: Database;
  pictures: () => Promise<PictureRegistry>;
  productMatches: MatchesCache;
};

export const productRoutes = [
  serve(getProductCategories, async (context: ProductsContext, { keyword = '', ...filters }, { locale }) => {
    const [matches, categories] = await Promise.all([
      findMatches(context, { text: keyword, locale }, filters),
      listCategories(context.db),
    ]);
    return { data: toCategories(categories, countByCategory(matches), locale) };
  }),

  serve(listProductsEndpoint, async (context: ProductsContext, { keyword = '', ...input }, { locale }) => {
    const { aboutType, itemTypeId, page, size, ...filters } = input;
    const [matches, registry] = await Promise.all([
      findMatches(context, { text: keyword, locale }, filters),
      context.pictures(),
    ]);
    const { rows, total } = await listProducts(context.db, matches, { aboutType, itemTypeId, locale, page, size });
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
