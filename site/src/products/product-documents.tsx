import { paths } from 'contract/paths.ts';
import { documentUrls } from 'contract/product-documents.ts';
import { Link } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import styles from './product-documents.module.css';

type ProductDocumentsProps = { itemNo: string; sampleLotNo: string | null };

/** Links to the PDF documents of a product, which a browser opens without the router, and to a certificate. */
export function ProductDocuments({ itemNo, sampleLotNo }: ProductDocumentsProps) {
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
      <li>
        <Link className={buttons.more} to={paths.certificates(sampleLotNo ?? undefined)}>
          {sampleLotNo === null ? text.lookUp : text.certificate}
          <Icon name="go" size="small" />
        </Link>
      </li>
    </ul>
  );
}
