import { formatNumber } from 'contract/format-number.ts';
import { productFilters, type ProductFilterName } from 'contract/products/product-filter.ts';
import { useEffect, useId, useRef } from 'react';
import { Link } from '../pages/link.tsx';
import { keepScroll } from '../pages/scroll-restoration.ts';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useLocale, usePageText } from '../text/use-text.tsx';
import styles from './limit-fields.module.css';
import { filterNames, isFiltered, type ProductChoice, productListPath, withoutSearch } from './product-choice.ts';

type LimitFieldsProps = { choice: ProductChoice; category: number | undefined; onChosen: () => void };

/** Selects for the highest sulfur, vanadium and ash, and for the use. They belong to the form of the keyword. */
export function LimitFields({ choice, category, onChosen }: LimitFieldsProps) {
  const text = usePageText('product-filter');
  const fields = useRef<HTMLFieldSetElement>(null);
  const id = useId();

  // Another navigation, such as Back, has changed the filters: the fields must show them.
  useEffect(() => {
    for (const name of filterNames) {
      const select = fields.current?.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
      if (select) select.value = choice[name] ?? '';
    }
  }, [choice]);

  const count = filterNames.filter((name) => choice[name] !== undefined).length;
  return (
    <div className={styles.limits}>
      {/* Collapses the fields beside it on phones. */}
      <details className={styles.disclosure} open={count > 0}>
        <summary
          className={`${styles.toggle} ${primitives.fieldFrame} ${primitives.inline} ${primitives.openIcons} ${primitives.label} ${primitives.strong}`}
        >
          {count === 0 ? text.filters : `${text.filters} (${count})`}
          <Icon name="plus" size="small" />
          <Icon name="minus" size="small" />
        </summary>
      </details>
      <fieldset ref={fields} className={styles.fields}>
        <legend className={primitives.visuallyHidden}>{text.limits}</legend>
        {filterNames.map((name) => (
          <div key={name} className={`${styles.field} ${primitives.stack}`}>
            <label className={`${primitives.tiny} ${primitives.quiet}`} htmlFor={`${id}-${name}`}>
              {text.names[name]}
            </label>
            <div className={`${styles.control} ${primitives.containingBlock}`}>
              <select
                id={`${id}-${name}`}
                name={name}
                className={`${styles.select} ${primitives.fieldFrame}`}
                defaultValue={choice[name] ?? ''}
                onChange={onChosen}
              >
                <option value="">{text.any}</option>
                <Options name={name} />
              </select>
              <Icon name="down" />
            </div>
          </div>
        ))}
        {isFiltered(choice) ? (
          <Link
            className={`${buttons.more} ${styles.reset} ${primitives.fullWidth}`}
            to={productListPath({ ...withoutSearch(choice), keyword: choice.keyword }, category)}
            state={keepScroll}
          >
            {text.reset}
          </Link>
        ) : null}
      </fieldset>
    </div>
  );
}

function Options({ name }: { name: ProductFilterName }) {
  const text = usePageText('product-filter');
  const locale = useLocale();
  if (name === 'use')
    return productFilters.use.map((use) => (
      <option key={use} value={use}>
        {text.uses[use]}
      </option>
    ));
  return productFilters[name].map((limit) => (
    <option key={limit} value={limit}>
      {`≤ ${formatNumber(locale, Number(limit))}${name === 'vanadium' ? text.vanadiumUnit : text.percent}`}
    </option>
  ));
}
