import { getProductCategories, getProductDetail, listProducts as listProductsEndpoint } from 'contract/products.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { findProduct, listCategories, listProductPictures, listProducts, listRelatedProducts } from './store.ts';
import { viewCategories, viewProductDetail, viewProductRow } from './view.ts';

export const productRoutes = [
  serve(getProductCategories, async ({ db }, { keyword }, { locale }) => ({
    data: viewCategories(await listCategories(db, { text: keyword ?? '', locale }), locale),
  })),

  serve(listProductsEndpoint, async ({ db, pictures }, { keyword = '', ...asked }, { locale }) => {
    const { aboutType, itemTypeId, page, size } = asked;
    const found = { text: keyword, locale };
    const [{ rows, total }, registry] = await Promise.all([
      listProducts(db, { aboutType, itemTypeId, keyword: found, page, size }),
      pictures(),
    ]);
    return { content: rows.map((row) => viewProductRow(row, registry, locale)), totalElements: total };
  }),

  serve(getProductDetail, async ({ db, pictures }, { id }, { locale }) => {
    const product = await findProduct(db, id);
    if (!product) throw new Refusal('notFound');
    const [ownPictures, related, registry] = await Promise.all([
      listProductPictures(db, product.id),
      listRelatedProducts(db, product.id),
      pictures(),
    ]);
    return { data: viewProductDetail(product, ownPictures, related, registry, locale) };
  }),
];
