import type { ApiResponse } from 'client/call.ts';
import type { getProductDetail } from 'contract/products/products.ts';
import { useRef } from 'react';
import primitives from '../parts/primitives.module.css';
import rich from '../parts/rich-text.module.css';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { useFits } from '../parts/use-fits.ts';
import { fallbackLang } from '../text/fallback-lang.ts';
import { withUnbrokenValues } from '../text/unbroken-values.ts';
import { usePageText } from '../text/use-text.tsx';
import { InquiryCard } from './inquiry-card.tsx';
import styles from './product-attributes.module.css';
import { productSubject } from './product-subject.ts';

export function ProductAttributes({ product }: { product: ApiResponse<typeof getProductDetail> }) {
  const text = usePageText('products').attributes;
  const scroller = useRef<HTMLElement>(null);
  const fits = useFits(scroller);
  return (
    <section className={primitives.nextSection} aria-labelledby="attributes">
      <SectionHeader index="01" name={text.name} title={text.title} id="attributes" />
      <div className={`${styles.parts} ${primitives.stack}`}>
        <section ref={scroller} className={styles.scroller} aria-label={text.name} tabIndex={fits ? undefined : 0}>
          {/* The gateway sanitizes this HTML with the allow-list, when it is saved and again when it is read (P9). */}
          <div
            className={`${rich.rich} ${styles.sheet} ${primitives.stack}`}
            lang={fallbackLang(product, '/data/itemAttribute')}
            dangerouslySetInnerHTML={{ __html: withUnbrokenValues(product.data.itemAttribute) }}
          />
        </section>
        <aside className={primitives.screenOnly}>
          <InquiryCard missing="other" level={3} about={productSubject(product.data)} />
        </aside>
      </div>
    </section>
  );
}
