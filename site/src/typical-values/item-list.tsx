import type { ApiResponse } from 'client/call.ts';
import type { listProducts, ProductRow } from 'contract/products/products.ts';
import { Link } from '../pages/link.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { PhoneCollapsible } from '../parts/phone-collapsible.tsx';
import { Picture } from '../parts/media/picture.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import { spaceBefore } from '../text/space-before.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import styles from './item-list.module.css';

type ItemListProps = {
  /** The section's title. */
  title: string;
  items: ApiResponse<typeof listProducts>;
  /** The item that the URL requests. */
  requested: string | undefined;
  pathOf: (item: ProductRow) => string;
};

/** On phones; the others are collapsed. */
const firstShown = 4;

export function ItemList(props: ItemListProps) {
  const text = usePageText('typical-values');
  const { content } = props.items;
  if (content.length === 0) return <p className={`${styles.none} ${primitives.quiet}`}>{text.noItems}</p>;
  // A single other item is not worth a click.
  const shown = content.length === firstShown + 1 ? content.length : firstShown;
  const isRequested = content.slice(shown).some(({ itemNo }) => itemNo === props.requested);
  return (
    <div className={`${styles.items} ${primitives.strongTopBorder}`}>
      <Items {...props} from={0} to={shown} />
      {content.length > shown ? (
        <PhoneCollapsible label={text.moreItems(content.length - shown)} about={props.title} open={isRequested}>
          <Items {...props} from={shown} to={content.length} />
        </PhoneCollapsible>
      ) : null}
    </div>
  );
}

/** A row for each item: picture, number, name and three figures. The whole row is a link. */
function Items({ items, requested, pathOf, from, to }: ItemListProps & { from: number; to: number }) {
  const locale = useLocale();
  return (
    <ul>
      {items.content.slice(from, to).map((item, offset) => {
        const index = from + offset;
        const lang = (field: string) => fallbackLang(items, `/content/${index}/${field}`);
        const anchor = item.itemNo === requested ? { id: requested, 'data-requested': true } : {};
        return (
          <li
            key={item.id}
            className={`${styles.row} ${primitives.bottomBorder} ${primitives.containingBlock}`}
            {...anchor}
          >
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
              <p className={`${primitives.label} ${primitives.quiet}`}>{item.itemNo}</p>
              <h3 className={styles.name} lang={lang('itemName')}>
                <Link className={`${styles.link} ${primitives.stretched}`} to={pathOf(item)} viewTransition>
                  {item.itemName}
                </Link>
              </h3>
            </div>
            <dl className={styles.facts}>
              {item.facts.slice(0, 3).map(({ property, value, unit }, number) => (
                <div key={property}>
                  <dt className={`${primitives.label} ${primitives.quiet}`} lang={lang(`facts/${number}/property`)}>
                    {property}
                  </dt>
                  <dd>
                    {value}
                    {spaceBefore(locale, unit)}
                    <span lang={lang(`facts/${number}/unit`)}>{unit}</span>
                  </dd>
                </div>
              ))}
            </dl>
            <span className={`${styles.arrow} ${primitives.notOnPhones} ${primitives.accent} ${primitives.centred}`}>
              <Icon name="go" size="small" />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
