import { getProductCategories, getProductDetail, listProducts as listProductsEndpoint } from 'contract/products.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { findProduct, listCategories, listProductPictures, listProducts, listRelatedProducts } from './store.ts';
import { viewCategories, viewProductDetail, viewProductRow } from './view.ts';

export const productRoutes = [
  serve(getProductCategories, async ({ db }, { keyword }, { locale }) => ({
    data: viewCategories(await listCategories(db, { text: keyword ?? '', locale }), locale),
  })),

  serve(listProductsEndpoint, async ({ db }, { keyword = '', ...asked }, { locale }) => {
    const { aboutType, itemTypeId, page, size } = asked;
    const found = { text: keyword, locale };
    const { rows, total } = await listProducts(db, { aboutType, itemTypeId, keyword: found, page, size });
    return { content: rows.map((row) => viewProductRow(row, locale)), totalElements: total };
  }),

  serve(getProductDetail, async ({ db }, { id }, { locale }) => {
    const product = await findProduct(db, id);
    if (!product) throw new Refusal('notFound');
    const [pictures, related] = await Promise.all([
      listProductPictures(db, product.id),
      listRelatedProducts(db, product.id),
    ]);
    return { data: viewProductDetail(product, pictures, related, locale) };
  }),
];
