import { paths } from 'contract/paths.ts';
import { longestKeyword } from 'contract/products.ts';
import { Link, useHref } from 'react-router';
import { staying } from '../kept-place.ts';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { usePageText } from '../text/use-text.tsx';
import { type ProductChoice, productsAt, productSizes } from './product-choice.ts';
import styles from './product-filter.module.css';
import { useAsking } from './use-asking.ts';

/** The field's id: what takes the keyword away gives the focus back to it. */
export const filterField = 'keyword';

type ProductFilterProps = { choice: ProductChoice; category: number | undefined };

/** A keyword for all categories, or for the one that was chosen since. A form without scripts; with them it answers as one types. */
export function ProductFilter({ choice, category }: ProductFilterProps) {
  const text = usePageText('products').filter;
  const { field, now, soon } = useAsking({ choice, category });
  const narrowed = choice.keyword === '' ? undefined : category;

  return (
    <search>
      <form
        className={styles.filter}
        action={useHref(paths.bulkTrade())}
        onSubmit={(event) => {
          event.preventDefault();
          now();
        }}
      >
        <label className={layout.unseen} htmlFor={filterField}>
          {text.label}
        </label>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            ref={field}
            id={filterField}
            className={styles.input}
            name="keyword"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={longestKeyword}
            placeholder={text.placeholder}
            aria-describedby="keyword-hint"
            defaultValue={choice.keyword}
            onInput={(event) => {
              // Half a Chinese word, spelt in Latin letters, finds nothing.
              if (!('isComposing' in event.nativeEvent && event.nativeEvent.isComposing)) soon();
            }}
            onCompositionEnd={soon}
          />
          {narrowed === undefined ? null : <input type="hidden" name="category" value={narrowed} />}
          {choice.size === productSizes[0] ? null : <input type="hidden" name="size" value={choice.size} />}
          {choice.keyword === '' ? null : (
            <Link
              className={buttons.bare}
              to={productsAt({ ...choice, keyword: '' }, category)}
              aria-label={text.clear}
              title={text.clear}
              state={staying}
              onClick={() => field.current?.focus()}
            >
              <Icon name="close" size="small" />
            </Link>
          )}
          <button type="submit" className={styles.submit}>
            {text.submit}
          </button>
        </div>
        <p id="keyword-hint" className={styles.hint}>
          {text.hint}
        </p>
      </form>
    </search>
  );
}
