import { paths } from 'contract/urls/paths.ts';
import { useLoaderData } from 'react-router';
import type { Product } from 'schema-dts';
import type { Page, PageContext } from '../pages/page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import primitives from '../parts/primitives.module.css';
import { usePageText } from '../text/use-text.tsx';
import { categoryNodes } from './category-nodes.ts';
import { DeferredRelatedProducts } from './deferred-related-products.ts';
import { Gallery } from './gallery.tsx';
import { ProductAttributes } from './product-attributes.tsx';
import { loadProductDetail, type ProductDetailData } from './product-detail-loader.ts';
import styles from './product-detail-page.module.css';
import { ProductSummary } from './product-summary.tsx';

function ProductDetailPage() {
  const { product, categories } = useLoaderData<ProductDetailData>();
  const text = usePageText('products');
  const { data } = product;
  const node = categoryNodes(categories.data).find(({ category }) => category.id === data.itemTypeId);
  const catalogue = { to: paths.bulkTrade(), label: text.title };
  const category = node && { to: paths.bulkTrade(node.category.id), label: node.category.itemTypeName };
  const all = [data.picture, ...data.picLists.map(({ picture }) => picture)].filter((picture) => picture !== null);
  const pictures = [...new Map(all.map((picture) => [picture.hash, picture])).values()];

  return (
    <article className={`${primitives.page} ${primitives.lastSection}`}>
      <Breadcrumb between={category ? [catalogue, category] : [catalogue]} />
      <div className={`${styles.header} ${primitives.stack}`}>
        <Gallery key={data.id} name={data.itemName} pictures={pictures} />
        <ProductSummary product={product} />
      </div>
      {data.itemAttribute === '' ? null : <ProductAttributes product={product} />}
      {data.aboutItems.length === 0 ? null : (
        <DeferredRelatedProducts.Component product={product} category={category?.to} />
      )}
    </article>
  );
}

export const productDetailPage: Page<ProductDetailData> = {
  Component: ProductDetailPage,
  load: loadProductDetail,
  handle: {
    source: 'src/products/product-detail-page.tsx',
    deferred: [DeferredRelatedProducts],
    head: ({ product: { data } }) => ({
      title: data.itemName,
      description: data.introduction,
      languages: data.languages,
      path: paths.productDetail(data.itemNo),
    }),
    shareCard: ({ product: { data } }, { text }) => ({
      title: data.itemName,
      section: text('products').title,
      picture: data.picLists[0]?.picture,
    }),
    ...(import.meta.env.SSR && {
      structuredData: ({ product: { data } }: ProductDetailData, { text, settings }: PageContext) => ({
        thing: {
          '@type': 'Product',
          name: data.itemName,
          sku: data.itemNo,
          description: data.introduction,
          ...(data.mainPicUrl && { image: data.mainPicUrl }),
          brand: { '@type': 'Brand', name: settings.company.shortName },
          additionalProperty: data.facts.map(({ property, value, unit }) => ({
            '@type': 'PropertyValue',
            name: property,
            value,
            unitText: unit,
          })),
        } satisfies Product,
        between: [{ name: text('products').title, path: paths.bulkTrade() }],
      }),
    }),
  },
};
