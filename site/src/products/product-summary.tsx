import type { getProductDetail } from 'contract/products.ts';
import type { Answer } from '../call.ts';
import buttons from '../parts/button.module.css';
import { CopyButton } from '../parts/copy-button.tsx';
import { MessageButton } from '../shell/message-button.tsx';
import { foreignLang } from '../text/foreign.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { ProductFacts } from './product-facts.tsx';
import { productSubject } from './product-subject.ts';
import styles from './product-summary.module.css';

/** Number, names, introduction, the figures that matter, and what can be done. */
export function ProductSummary({ product }: { product: Answer<typeof getProductDetail> }) {
  const text = usePageText('products');
  const locale = useLocale();
  const { data } = product;
  const lang = (field: string) => foreignLang(product, `/data/${field}`);
  return (
    <div className={styles.summary}>
      <header>
        <p className={styles.number}>{data.itemNo}</p>
        <h1 className={styles.name} lang={lang('itemName')}>
          {data.itemName}
        </h1>
        {locale === 'en' || data.enItemName === '' ? null : (
          <p className={styles.english} lang="en">
            {data.enItemName}
          </p>
        )}
      </header>
      <p lang={lang('introduction')}>{data.introduction}</p>
      {data.languages.includes(locale) ? null : <p className={styles.note}>{text.onlyChinese}</p>}
      <ProductFacts facts={data.facts} lang={lang} className={styles.figures} />
      <div className={styles.actions}>
        <MessageButton className={buttons.button} about={productSubject(data)}>
          {text.inquire}
        </MessageButton>
        <CopyButton value={() => location.href}>{text.copyLink}</CopyButton>
      </div>
    </div>
  );
}
