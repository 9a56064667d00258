import { documentUrls } from 'contract/products/product-documents.ts';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import styles from './bulk-trade-page.module.css';

/** A link to the catalogue as a PDF document. */
export function CatalogueDocument() {
  const text = usePageText('products').documents;
  return (
    <p className={`${styles.document} ${primitives.screenOnly}`}>
      <a className={buttons.more} href={documentUrls.catalogue(useLocale())}>
        <Icon name="download" size="small" />
        {text.catalogue}
      </a>
    </p>
  );
}
