import type { ProductCategory } from 'contract/products/products.ts';
import { useEffect, useRef } from 'react';
import { Link } from '../pages/link.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText } from '../text/use-text.tsx';
import type { Categories } from './bulk-trade-data.ts';
import styles from './category-menu.module.css';
import { type CategoryNode, productTotal } from './category-nodes.ts';
import { isSearch, type ProductChoice, productListPath } from './product-choice.ts';

type CategoryMenuProps = {
  categories: Categories;
  /** False while the number of matches is unknown. */
  counts: boolean;
  /** Undefined while all categories are searched. */
  chosen: CategoryNode | undefined;
  choice: ProductChoice;
};

/** The categories as links. On small screens a native `details` element collapses them. */
export function CategoryMenu({ categories, counts, chosen, choice }: CategoryMenuProps) {
  const text = usePageText('products');
  const id = chosen?.category.id;
  const tree = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLElement>(null);
  const shown = useRef(id);

  // The focused link has just been collapsed, so the summary takes the focus.
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const { activeElement } = document;
    const lost = activeElement === document.body || tree.current?.contains(activeElement) === true;
    if (lost && tree.current?.checkVisibility() === false) toggle.current?.focus({ preventScroll: true });
  }, [id]);

  return (
    <div className={styles.menu}>
      <details key={id} className={`${styles.disclosure} ${primitives.notOnDesktop}`}>
        <summary ref={toggle} className={`${styles.chosen} ${primitives.fieldFrame} ${primitives.rowBetween}`}>
          <span className={primitives.visuallyHidden}>{text.categories}: </span>
          {chosen === undefined ? (
            <span>{text.filter.everywhere}</span>
          ) : (
            <span lang={fallbackLang(categories, `${chosen.pointer}/itemTypeName`)}>
              {chosen.category.itemTypeName}
            </span>
          )}
          <Icon name="down" />
        </summary>
      </details>
      <nav ref={tree} className={`${styles.tree} ${primitives.label}`} aria-label={text.categories}>
        <ul>
          {!isSearch(choice) ? null : (
            <Everywhere categories={categories} counts={counts} chosen={chosen} choice={choice} />
          )}
          {categories.data.map((category, index) => (
            <TopCategory
              key={category.id}
              category={category}
              pointer={`/data/${index}`}
              categories={categories}
              counts={counts}
              chosen={chosen}
              choice={choice}
            />
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Everywhere({ categories, counts, chosen, choice }: CategoryMenuProps) {
  const text = usePageText('products').filter;
  const total = productTotal(categories.data);
  return (
    <li className={`${styles.top} ${primitives.containingBlock} ${primitives.topBorder}`}>
      <Link
        className={`${styles.link} ${primitives.balanced} ${primitives.between} ${primitives.link}`}
        to={productListPath(choice)}
        aria-current={chosen === undefined ? 'page' : undefined}
      >
        <span>{text.everywhere}</span>
        {counts ? <span className={`${primitives.regular} ${primitives.quiet}`}>{total}</span> : null}
      </Link>
    </li>
  );
}

type BranchProps = CategoryMenuProps & { category: ProductCategory; pointer: string };

/** Expanded around the chosen category and where a keyword matches; otherwise collapsed. */
function TopCategory(props: BranchProps) {
  const { category, counts, chosen } = props;
  const text = usePageText('products');
  const expanded =
    chosen === undefined
      ? counts && category.itemCount > 0
      : [chosen, ...chosen.ancestors].some((node) => node.category.id === category.id);
  return (
    <li className={`${styles.top} ${primitives.containingBlock} ${primitives.topBorder}`}>
      <CategoryLink {...props} />
      {category.children.length === 0 ? null : (
        <details open={expanded}>
          <summary
            className={`${styles.toggle} ${primitives.openIcons} ${primitives.quiet} ${primitives.link} ${primitives.centred}`}
          >
            <span className={primitives.visuallyHidden}>{text.below(category.itemTypeName)}</span>
            <Icon name="plus" size="small" />
            <Icon name="minus" size="small" />
          </summary>
          <Branch {...props} />
        </details>
      )}
    </li>
  );
}

function Branch({ category, pointer, ...tree }: BranchProps) {
  return (
    <ul className={styles.branch}>
      {category.children.map((child, index) => {
        const below = { ...tree, category: child, pointer: `${pointer}/children/${index}` };
        return (
          <li key={child.id}>
            <CategoryLink {...below} />
            {child.children.length === 0 ? null : <Branch {...below} />}
          </li>
        );
      })}
    </ul>
  );
}

function CategoryLink({ category, pointer, categories, counts, chosen, choice }: BranchProps) {
  return (
    <Link
      className={`${styles.link} ${primitives.balanced} ${primitives.between} ${primitives.link}`}
      to={productListPath(choice, category.id)}
      aria-current={category.id === chosen?.category.id ? 'page' : undefined}
    >
      <span lang={fallbackLang(categories, `${pointer}/itemTypeName`)}>{category.itemTypeName}</span>
      {counts ? <span className={`${primitives.regular} ${primitives.quiet}`}>{category.itemCount}</span> : null}
    </Link>
  );
}
