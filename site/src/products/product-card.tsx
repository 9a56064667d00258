import { productPath } from 'contract/products/product-path.ts';
import type { ProductRow } from 'contract/products/products.ts';
import type { ReactNode } from 'react';
import { Link } from '../pages/link.tsx';
import card from '../parts/card.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
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
        <p className={`${styles.number} ${primitives.small} ${primitives.quiet} ${primitives.rowBetween}`}>
          {product.itemNo}
          <Icon name="go" size="small" className={primitives.accent} />
        </p>
        <h3 className={`${styles.name} ${primitives.strong}`} lang={lang('itemName')}>
          <Link className={`${card.link} ${styles.link}`} to={productPath(product)}>
            {product.itemName}
          </Link>
        </h3>
      </div>
      <KeyProperties
        facts={product.facts.slice(0, facts)}
        lang={lang}
        className={`${styles.facts} ${primitives.topBorder} ${primitives.label}`}
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
        <p className={`${styles.number} ${primitives.small} ${primitives.quiet} ${primitives.rowBetween}`}>
          <SkeletonLine wide="short" />
        </p>
        <div className={`${styles.name} ${primitives.strong}`}>
          <SkeletonLine />
          <SkeletonLine wide="middle" />
        </div>
      </div>
      <div className={`${styles.facts} ${primitives.topBorder} ${primitives.label}`}>
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
      </div>
      <div className={styles.control} />
    </li>
  );
}
