import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { usePageText } from '../text/use-text.tsx';
import type { Categories } from './bulk-trade-data.ts';
import { type CategoryNode, isLeaf, categoryNodes, productTotal } from './category-nodes.ts';
import { InquiryCard } from './inquiry-card.tsx';
import styles from './no-products.module.css';
import { isFiltered, isSearch, type ProductChoice, productListPath, withoutSearch } from './product-choice.ts';
import { filterField } from './product-filter.tsx';

type NoProductsProps = { categories: Categories; node: CategoryNode | undefined; choice: ProductChoice };

type EmptyListProps = NoProductsProps & {
  /** The subject of an inquiry. */
  about: string;
};

/** An empty list: the reason, links onward and the inquiry card. */
export function NoProducts({ categories, node, choice, about }: EmptyListProps) {
  return (
    <>
      <div className={`${styles.empty} ${primitives.alignStart}`}>
        {isSearch(choice) ? (
          <NoMatches categories={categories} node={node} choice={choice} />
        ) : (
          <EmptyCategory categories={categories} node={node} choice={choice} />
        )}
      </div>
      <InquiryCard missing="inquiry" level={3} about={about} />
    </>
  );
}

/** Links to all categories when others have matches, to the search of the site, and to the list without the search. */
function NoMatches({ categories, node, choice }: NoProductsProps) {
  const text = usePageText('products');
  const within = usePageText('product-filter');
  const otherMatches = node === undefined ? 0 : productTotal(categories.data);
  return (
    <>
      <p className={primitives.large}>
        {isFiltered(choice) ? within.nothingWithin : text.filter.nothing(choice.keyword)}
      </p>
      <p className={`${styles.hint} ${primitives.quiet}`}>
        {isFiltered(choice) ? within.adviceWithin : text.filter.advice}
      </p>
      <div className={`${styles.actions} ${primitives.wrap}`}>
        {otherMatches === 0 ? null : (
          <Link className={buttons.more} to={productListPath(choice)}>
            {text.filter.everywhere}: {text.count(otherMatches)}
            <Icon name="go" size="small" />
          </Link>
        )}
        {choice.keyword === '' ? null : (
          <Link className={buttons.more} to={paths.search(choice.keyword)}>
            {within.wholeSite}
            <Icon name="go" size="small" />
          </Link>
        )}
        <Link
          className={buttons.more}
          to={productListPath(withoutSearch(choice), node?.category.id)}
          onClick={() => document.getElementById(filterField)?.focus()}
        >
          {isFiltered(choice) ? within.reset : text.filter.clear}
          <Icon name="close" size="small" />
        </Link>
      </div>
    </>
  );
}

/** Links to the nearest parent category with products, or to the first category with any. */
function EmptyCategory({ categories, node, choice }: NoProductsProps) {
  const text = usePageText('products').empty;
  const hasProducts = (other: CategoryNode) => other.category.itemCount > 0;
  const away =
    node?.ancestors.findLast(hasProducts) ??
    categoryNodes(categories.data).find((other) => isLeaf(other) && hasProducts(other));
  return (
    <>
      <p className={primitives.large}>{text.title}</p>
      <p className={`${styles.hint} ${primitives.quiet}`}>{text.lead}</p>
      {away === undefined ? null : (
        <Link className={buttons.more} to={productListPath(choice, away.category.id)}>
          {text.otherCategory(away.category.itemTypeName)}
          <Icon name="go" size="small" />
        </Link>
      )}
    </>
  );
}
