import { paths } from 'contract/urls/paths.ts';
import { documentUrls } from 'contract/products/product-documents.ts';
import { Link } from '../pages/link.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import styles from './product-documents.module.css';

type ProductDocumentsProps = {
  itemNo: string;
  sampleLotNo: string | null;
  /** Item numbers to compare. */
  similar: readonly string[];
};

/**
 * Links to the PDF documents of a product, which a browser opens without the router, to a certificate, and to the
 * comparison with similar products.
 */
export function ProductDocuments({ itemNo, sampleLotNo, similar }: ProductDocumentsProps) {
  const { documents: text, compareSimilar } = usePageText('products');
  const locale = useLocale();
  const link = `${styles.link} ${primitives.rowBetween} ${primitives.link} ${primitives.label} ${primitives.strong}`;
  return (
    <ul className={`${primitives.rows} ${primitives.screenOnly}`}>
      <li>
        <a className={link} href={documentUrls.productSheet(locale, itemNo)}>
          {text.sheet}
          <Icon name="download" size="small" className={primitives.accent} />
        </a>
      </li>
      <li>
        <a className={link} href={documentUrls.safetySheet(locale, itemNo)}>
          {text.safety}
          <Icon name="download" size="small" className={primitives.accent} />
        </a>
      </li>
      <li>
        <Link className={link} to={paths.certificates(sampleLotNo ?? undefined)}>
          {sampleLotNo === null ? text.lookUp : text.certificate}
          <Icon name="go" size="small" className={primitives.accent} />
        </Link>
      </li>
      <li>
        <Link className={link} to={paths.compare(similar)}>
          {compareSimilar}
          <Icon name="go" size="small" className={primitives.accent} />
        </Link>
      </li>
    </ul>
  );
}
