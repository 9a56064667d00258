import { documentUrls } from 'contract/product-documents.ts';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import styles from './product-documents.module.css';

/** Links to the PDF documents of a product. They are files, so a browser opens them without the router. */
export function ProductDocuments({ itemNo }: { itemNo: string }) {
  const text = usePageText('products').documents;
  const locale = useLocale();
  return (
    <ul className={`${styles.documents} ${layout.wrap} ${layout.screenOnly}`}>
      <li>
        <a className={buttons.more} href={documentUrls.productSheet(locale, itemNo)}>
          <Icon name="download" size="small" />
          {text.sheet}
        </a>
      </li>
      <li>
        <a className={buttons.more} href={documentUrls.safetySheet(locale, itemNo)}>
          <Icon name="download" size="small" />
          {text.safety}
        </a>
      </li>
    </ul>
  );
}
