import { paths } from 'contract/urls/paths.ts';
import { maxKeywordLength } from 'contract/products/products.ts';
import { Link, useHref } from '../pages/link.tsx';
import { keepScroll } from '../pages/scroll-restoration.ts';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { usePageText } from '../text/use-text.tsx';
import { DeferredLimitFields } from './deferred-limit-fields.ts';
import { isSearch, type ProductChoice, productSizes, productListPath } from './product-choice.ts';
import styles from './product-filter.module.css';
import { useSearchField } from './use-search-field.ts';

/** The field's id: clearing the keyword returns the focus to it. */
export const filterField = 'keyword';

type ProductFilterProps = { choice: ProductChoice; category: number | undefined };

/**
 * A filter by keyword, limits and use, for all categories or the chosen one. Without scripts it is a form; with scripts
 * it filters while typing and choosing.
 */
export function ProductFilter({ choice, category }: ProductFilterProps) {
  const text = usePageText('products').filter;
  const { field, filterNow, searchNow, searchSoon } = useSearchField({ choice, category });
  const searchedCategory = isSearch(choice) ? category : undefined;

  return (
    <search className={styles.search}>
      <form
        className={`${styles.filter} ${primitives.stack} ${primitives.screenOnly}`}
        action={useHref(paths.bulkTrade())}
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <label className={primitives.visuallyHidden} htmlFor={filterField}>
          {text.label}
        </label>
        <div className={`${styles.field} ${primitives.fullWidth} ${primitives.fieldFrame} ${primitives.row}`}>
          <Icon name="search" className={primitives.quiet} />
          <input
            ref={field}
            id={filterField}
            className={styles.input}
            name="keyword"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={maxKeywordLength}
            placeholder={text.placeholder}
            aria-describedby="keyword-hint"
            defaultValue={choice.keyword}
            onInput={(event) => {
              // An unfinished Chinese composition in Latin letters would match nothing.
              if (!('isComposing' in event.nativeEvent && event.nativeEvent.isComposing)) searchSoon();
            }}
            onCompositionEnd={searchSoon}
          />
          {searchedCategory === undefined ? null : <input type="hidden" name="category" value={searchedCategory} />}
          {choice.size === productSizes[0] ? null : <input type="hidden" name="size" value={choice.size} />}
          {choice.keyword === '' ? null : (
            <Link
              className={buttons.unstyled}
              to={productListPath({ ...choice, keyword: '' }, category)}
              aria-label={text.clear}
              title={text.clear}
              state={keepScroll}
              onClick={() => field.current?.focus()}
            >
              <Icon name="close" size="small" />
            </Link>
          )}
          <button
            type="submit"
            className={`${styles.submit} ${primitives.link} ${primitives.smallSize} ${primitives.strong}`}
          >
            {text.submit}
          </button>
        </div>
        <p
          id="keyword-hint"
          className={`${styles.hint} ${primitives.notOnPhones} ${primitives.quiet} ${primitives.tiny}`}
        >
          {text.hint}
        </p>
        <DeferredLimitFields.Component choice={choice} category={searchedCategory} onChosen={filterNow} />
      </form>
    </search>
  );
}
