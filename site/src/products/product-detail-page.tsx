import { paths } from 'contract/paths.ts';
import type { Page } from '../page.ts';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { useText } from '../text/use-text.tsx';
import { type ProductDetailData, loadProductDetail } from './product-detail-loader.ts';

export function ProductDetailPage() {
  const text = useText().products;
  return (
    <article className={`${layout.page} ${layout.section}`}>
      <Opener index="01" name={text.title} title={text.title} say={<p>{text.say}</p>} level={1} />
    </article>
  );
}

export const productDetailPage: Page<ProductDetailData> = {
  Component: ProductDetailPage,
  load: loadProductDetail,
  handle: {
    source: 'src/products/product-detail-page.tsx',
    head: ({ data }) => ({
      title: data.itemName,
      description: data.introduction,
      languages: data.languages,
      path: paths.productDetail(data.itemNo),
    }),
  },
};
