import { paths } from 'contract/paths.ts';
import type { getProductCategories, ProductCategory } from 'contract/products.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Answer } from '../call.ts';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './category-menu.module.css';
import type { CategoryPlace } from './category-places.ts';

type Categories = Answer<typeof getProductCategories>;

/** The tree as links. On small screens it is folded behind the chosen category's name, by the browser itself. */
export function CategoryMenu({ categories, chosen }: { categories: Categories; chosen: CategoryPlace }) {
  const text = usePageText('products');
  const { id, itemTypeName } = chosen.category;
  const tree = useRef<HTMLElement>(null);
  const fold = useRef<HTMLElement>(null);
  const shown = useRef(id);

  // The chosen link has just been folded away, and the focus with it.
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    if (tree.current?.checkVisibility() === false) fold.current?.focus({ preventScroll: true });
  }, [id]);

  return (
    <div className={styles.menu}>
      <details key={id} className={styles.fold}>
        <summary ref={fold} className={styles.chosen}>
          <span className={layout.unseen}>{text.categories}: </span>
          <span lang={foreignLang(categories, `${chosen.pointer}/itemTypeName`)}>{itemTypeName}</span>
          <Icon name="down" />
        </summary>
      </details>
      <nav ref={tree} className={styles.tree} aria-label={text.categories}>
        <ul>
          {categories.data.map((category, index) => (
            <TopCategory
              key={category.id}
              category={category}
              pointer={`/data/${index}`}
              categories={categories}
              chosen={chosen}
            />
          ))}
        </ul>
      </nav>
    </div>
  );
}

type BranchProps = { category: ProductCategory; pointer: string; categories: Categories; chosen: CategoryPlace };

/** Unfolded where the reader is; the others unfold on request. */
function TopCategory({ category, pointer, categories, chosen }: BranchProps) {
  const text = usePageText('products');
  const holdsChosen = [chosen, ...chosen.above].some((place) => place.category.id === category.id);
  return (
    <li className={styles.top}>
      <CategoryLink category={category} pointer={pointer} categories={categories} chosen={chosen} />
      {category.children.length === 0 ? null : (
        <details open={holdsChosen}>
          <summary className={styles.unfold}>
            <span className={layout.unseen}>{text.below(category.itemTypeName)}</span>
            <Icon name="plus" size="small" />
            <Icon name="minus" size="small" />
          </summary>
          <Branch category={category} pointer={pointer} categories={categories} chosen={chosen} />
        </details>
      )}
    </li>
  );
}

function Branch({ category, pointer, categories, chosen }: BranchProps) {
  return (
    <ul className={styles.branch}>
      {category.children.map((child, index) => {
        const below = { category: child, pointer: `${pointer}/children/${index}`, categories, chosen };
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

function CategoryLink({ category, pointer, categories, chosen }: BranchProps) {
  return (
    <Link
      className={styles.link}
      to={paths.bulkTrade(category.id)}
      aria-current={category.id === chosen.category.id ? 'page' : undefined}
    >
      <span lang={foreignLang(categories, `${pointer}/itemTypeName`)}>{category.itemTypeName}</span>
      <span className={styles.count}>{category.itemCount}</span>
    </Link>
  );
}
