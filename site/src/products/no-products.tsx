import { Link } from 'react-router';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { usePageText } from '../text/use-text.tsx';
import { AskCard } from './ask-card.tsx';
import type { Categories } from './bulk-trade-loader.ts';
import { type CategoryPlace, isLeaf, placesOf } from './category-places.ts';
import styles from './no-products.module.css';
import { type ProductChoice, productsAt } from './product-choice.ts';
import { filterField } from './product-filter.tsx';

type NoProductsProps = { categories: Categories; place: CategoryPlace | undefined; choice: ProductChoice };

/** Nothing here: why, the ways on, and somebody to ask. */
export function NoProducts({ categories, place, choice }: NoProductsProps) {
  return (
    <>
      <div className={styles.empty}>
        {choice.keyword === '' ? (
          <EmptyCategory categories={categories} place={place} choice={choice} />
        ) : (
          <NothingFound categories={categories} place={place} choice={choice} />
        )}
      </div>
      <AskCard missing="ask" level={3} about={choice.keyword} />
    </>
  );
}

/** Out of the category where others hold what was looked for, or back to the list without the keyword. */
function NothingFound({ categories, place, choice }: NoProductsProps) {
  const text = usePageText('products');
  const elsewhere = place === undefined ? 0 : categories.data.reduce((sum, { itemCount }) => sum + itemCount, 0);
  return (
    <>
      <p className={styles.sentence}>{text.filter.nothing(choice.keyword)}</p>
      <p className={styles.hint}>{text.filter.advice}</p>
      <div className={styles.ways}>
        {elsewhere === 0 ? null : (
          <Link className={buttons.more} to={productsAt(choice)}>
            {text.filter.everywhere}: {text.count(elsewhere)}
            <Icon name="go" size="small" />
          </Link>
        )}
        <Link
          className={buttons.more}
          to={productsAt({ ...choice, keyword: '' }, place?.category.id)}
          onClick={() => document.getElementById(filterField)?.focus()}
        >
          {text.filter.clear}
          <Icon name="close" size="small" />
        </Link>
      </div>
    </>
  );
}

/** The nearest category above that holds something, or the first one that does. */
function EmptyCategory({ categories, place, choice }: NoProductsProps) {
  const text = usePageText('products').empty;
  const filled = (other: CategoryPlace) => other.category.itemCount > 0;
  const away =
    place?.above.findLast(filled) ?? placesOf(categories.data).find((other) => isLeaf(other) && filled(other));
  return (
    <>
      <p className={styles.sentence}>{text.title}</p>
      <p className={styles.hint}>{text.say}</p>
      {away === undefined ? null : (
        <Link className={buttons.more} to={productsAt(choice, away.category.id)}>
          {text.away(away.category.itemTypeName)}
          <Icon name="go" size="small" />
        </Link>
      )}
    </>
  );
}
