import { productPath } from 'contract/products/product-path.ts';
import { Link } from '../pages/link.tsx';
import card from '../parts/card.module.css';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import { spaceBefore } from '../text/space-before.ts';
import { useLocale } from '../text/use-text.tsx';
import type { ShownProduct } from './home-loader.ts';
import styles from './home-product-card.module.css';

export function HomeProductCard({ product, nameLang }: { product: ShownProduct; nameLang: string | undefined }) {
  const locale = useLocale();
  return (
    <article className={`${card.card} ${styles.card} ${primitives.panel} ${primitives.column}`}>
      <div className={`${card.picture} ${card.closeUp} ${styles.picture}`}>
        <Picture
          picture={product.picture}
          alt=""
          sizes="(max-width: 767px) 80vw, (max-width: 1199px) 40vw, min(25vw, 400px)"
          width={720}
          height={480}
        />
      </div>
      <div className={`${styles.content} ${primitives.column}`}>
        <p className={`${styles.number} ${primitives.smallSize} ${primitives.quiet}`}>{product.itemNo}</p>
        <h3 className={`${styles.name} ${primitives.strong}`} lang={nameLang}>
          <Link className={`${card.link} ${styles.link}`} to={productPath(product)}>
            {product.itemName}
          </Link>
        </h3>
        <dl className={`${styles.facts} ${primitives.smallSize}`}>
          {product.facts.map((fact) => (
            <div key={fact.property}>
              <dt>{fact.property}</dt>
              <dd>
                {fact.value}
                {spaceBefore(locale, fact.unit)}
                <small>{fact.unit}</small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
