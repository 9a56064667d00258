import type { getProductDetail } from 'contract/products.ts';
import { useRef } from 'react';
import type { Answer } from '../call.ts';
import { Opener } from '../parts/opener.tsx';
import rich from '../parts/rich-text.module.css';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import { AskCard } from './ask-card.tsx';
import styles from './product-attributes.module.css';
import { productSubject } from './product-subject.ts';
import { useFits } from '../parts/use-fits.ts';

export function ProductAttributes({ product }: { product: Answer<typeof getProductDetail> }) {
  const text = usePageText('products').attributes;
  const scroller = useRef<HTMLElement>(null);
  const fits = useFits(scroller);
  return (
    <section className={styles.attributes} aria-labelledby="attributes">
      <Opener index="02" name={text.name} title={text.title} id="attributes" />
      <div className={styles.columns}>
        <section
          ref={scroller}
          className={styles.scroller}
          data-scrolls={!fits || undefined}
          aria-label={text.name}
          tabIndex={fits ? undefined : 0}
        >
          {/* Made safe by the gateway with the allow-list, when it is saved and again when it is read (P9). */}
          <div
            className={`${rich.rich} ${styles.sheet}`}
            lang={foreignLang(product, '/data/itemAttribute')}
            dangerouslySetInnerHTML={{ __html: product.data.itemAttribute }}
          />
        </section>
        <aside>
          <AskCard missing="other" level={3} about={productSubject(product.data)} />
        </aside>
      </div>
    </section>
  );
}
