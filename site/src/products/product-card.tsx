import { productPath } from 'contract/products/product-path.ts';
import type { ProductRow } from 'contract/products/products.ts';
import type { ReactNode } from 'react';
import { Link } from '../pages/link.tsx';
import card from '../parts/card.module.css';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { Picture } from '../parts/media/picture.tsx';
import { skeletonBlock, SkeletonLine } from '../parts/skeleton.tsx';
import styles from './product-card.module.css';
import { KeyProperties } from './key-properties.tsx';
import type { LangOf } from '../text/fallback-lang.ts';

type ProductCardProps = {
  product: ProductRow;
  lang: LangOf;
  /** How many figures it shows. */
  facts?: number;
  /** Its picture is the page's largest paint on phones. */
  priority?: boolean;
  /** A control above the card's link, below the figures. */
  control?: ReactNode;
};

/** A cell of `product-grid.module.css`: picture, name and figures align across the row. */
export function ProductCard({ product, lang, facts = 3, priority = false, control }: ProductCardProps) {
  return (
    <li className={`${card.card} ${styles.card}`}>
      <div className={`${card.picture} ${card.closeUp} ${styles.picture}`}>
        <Picture
          picture={product.picture}
          alt=""
          sizes="(max-width: 991px) 58vw, 440px"
          width={640}
          height={480}
          priority={priority}
        />
      </div>
      <div className={styles.content}>
        <p className={`${styles.number} ${layout.small} ${layout.quiet} ${layout.rowBetween}`}>
          {product.itemNo}
          <Icon name="go" size="small" className={layout.accent} />
        </p>
        <h3 className={`${styles.name} ${layout.strong}`} lang={lang('itemName')}>
          <Link className={`${card.link} ${styles.link}`} to={productPath(product)}>
            {product.itemName}
          </Link>
        </h3>
      </div>
      <KeyProperties
        facts={product.facts.slice(0, facts)}
        lang={lang}
        className={`${styles.facts} ${layout.topBorder} ${layout.label}`}
      />
      {control === undefined ? null : <div className={styles.control}>{control}</div>}
    </li>
  );
}

/** A placeholder of the same shape. */
export function ProductCardSkeleton() {
  return (
    <li className={styles.card}>
      <div className={`${styles.picture} ${skeletonBlock}`} />
      <div className={styles.content}>
        <p className={`${styles.number} ${layout.small} ${layout.quiet} ${layout.rowBetween}`}>
          <SkeletonLine wide="short" />
        </p>
        <div className={`${styles.name} ${layout.strong}`}>
          <SkeletonLine />
          <SkeletonLine wide="middle" />
        </div>
      </div>
      <div className={`${styles.facts} ${layout.topBorder} ${layout.label}`}>
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
      </div>
      <div className={styles.control} />
    </li>
  );
}
