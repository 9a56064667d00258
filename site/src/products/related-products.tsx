import type { ApiResponse } from 'client/call.ts';
import type { getProductDetail } from 'contract/products/products.ts';
import { Link } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText } from '../text/use-text.tsx';
import { ProductCard } from './product-card.tsx';
import grid from './product-grid.module.css';
import primitives from '../parts/primitives.module.css';
import styles from './related-products.module.css';

type RelatedProductsProps = {
  product: ApiResponse<typeof getProductDetail>;
  /** The URL of the product's category. */
  category: string | undefined;
};

export function RelatedProducts({ product, category }: RelatedProductsProps) {
  const text = usePageText('products');
  return (
    <section className={`${primitives.nextSection} ${primitives.screenOnly}`} aria-labelledby="related">
      <SectionHeader
        // A single section needs no number.
        index={product.data.itemAttribute === '' ? undefined : '02'}
        name={text.related.name}
        title={text.related.title}
        id="related"
        lead={
          category && (
            <Link className={buttons.more} to={category}>
              {text.all}
              <Icon name="go" size="small" />
            </Link>
          )
        }
      />
      <ul className={`${grid.grid} ${styles.grid}`} data-columns="four">
        {product.data.aboutItems.map((item, index) => (
          <ProductCard
            key={item.id}
            product={item}
            lang={(field) => fallbackLang(product, `/data/aboutItems/${index}/${field}`)}
            facts={1}
          />
        ))}
      </ul>
    </section>
  );
}
