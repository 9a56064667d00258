import type { ApiResponse } from 'client/call.ts';
import { maxCompared } from 'contract/products/compared-items.ts';
import type { getProductDetail } from 'contract/products/products.ts';
import buttons from '../parts/button.module.css';
import { CopyLinkButton } from '../parts/copy-button.tsx';
import primitives from '../parts/primitives.module.css';
import { MessageButton } from '../dialogs/message-button.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { KeyProperties } from './key-properties.tsx';
import { ProductDocuments } from './product-documents.tsx';
import { productSubject } from './product-subject.ts';
import { RunningText } from '../text/running-text.tsx';
import styles from './product-summary.module.css';

/** Number, names, introduction, key figures and actions. */
export function ProductSummary({ product }: { product: ApiResponse<typeof getProductDetail> }) {
  const text = usePageText('products');
  const { parts } = useText();
  const locale = useLocale();
  const { data } = product;
  const similar = [data, ...data.aboutItems].slice(0, maxCompared).map(({ itemNo }) => itemNo);
  const lang = (field: string) => fallbackLang(product, `/data/${field}`);
  return (
    <div className={styles.summary}>
      <header>
        <p className={`${styles.number} ${primitives.small} ${primitives.quiet}`}>{data.itemNo}</p>
        <h1 className={styles.name} lang={lang('itemName')}>
          {data.itemName}
        </h1>
        {locale === 'en' || data.enItemName === '' ? null : (
          <p className={`${styles.english} ${primitives.quiet}`} lang="en">
            {data.enItemName}
          </p>
        )}
      </header>
      <p lang={lang('introduction')}>
        <RunningText>{data.introduction}</RunningText>
      </p>
      {data.languages.includes(locale) ? null : (
        <p className={`${primitives.smallSize} ${primitives.quiet}`}>{text.onlyChinese}</p>
      )}
      <KeyProperties facts={data.facts} lang={lang} className={`${styles.figures} ${primitives.strongTopBorder}`} />
      <div className={`${styles.actions} ${primitives.wrap} ${primitives.screenOnly}`}>
        <MessageButton className={buttons.accent} about={productSubject(data)}>
          {parts.requestQuotation}
        </MessageButton>
        <CopyLinkButton>{parts.copyLink}</CopyLinkButton>
      </div>
      <ProductDocuments itemNo={data.itemNo} sampleLotNo={data.sampleLotNo} similar={similar} />
    </div>
  );
}
