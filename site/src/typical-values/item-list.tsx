import type { listProducts, ProductRow } from 'contract/products.ts';
import { Link } from '../pages/link.tsx';
import type { ApiResponse } from '../gateway/call.ts';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { Picture } from '../parts/picture.tsx';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './item-list.module.css';

type ItemListProps = {
  items: ApiResponse<typeof listProducts>;
  /** The item that the URL requests. */
  requested: string | undefined;
  pathOf: (item: ProductRow) => string;
};

/** A row for each item: picture, number, name and three figures. The whole row is a link. */
export function ItemList({ items, requested, pathOf }: ItemListProps) {
  const text = usePageText('typical-values');
  if (items.content.length === 0) return <p className={styles.none}>{text.noItems}</p>;
  return (
    <ul className={styles.list}>
      {items.content.map((item, index) => {
        const lang = (field: string) => foreignLang(items, `/content/${index}/${field}`);
        const place = item.itemNo === requested ? { id: requested, 'data-requested': true } : {};
        return (
          <li key={item.id} className={styles.row} {...place}>
            <div className={styles.picture}>
              <Picture
                className={styles.shape}
                picture={item.picture}
                alt=""
                sizes="(max-width: 599px) 96px, 160px"
                width={320}
                height={200}
              />
            </div>
            <div>
              <p className={`${layout.label} ${layout.quiet}`}>{item.itemNo}</p>
              <h3 className={styles.name} lang={lang('itemName')}>
                <Link className={`${styles.link} ${layout.stretched}`} to={pathOf(item)} viewTransition>
                  {item.itemName}
                </Link>
              </h3>
            </div>
            <dl className={styles.facts}>
              {item.facts.slice(0, 3).map(({ property, value, unit }, number) => (
                <div key={property}>
                  <dt lang={lang(`facts/${number}/property`)}>{property}</dt>
                  <dd>
                    {value} <span lang={lang(`facts/${number}/unit`)}>{unit}</span>
                  </dd>
                </div>
              ))}
            </dl>
            <span className={`${styles.arrow} ${layout.accent} ${layout.centred}`}>
              <Icon name="go" size="small" />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
