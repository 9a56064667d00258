import { useId } from 'react';
import { CopyButton } from '../parts/copy-button.tsx';
import { foreignLang } from '../text/foreign.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { FollowingHead } from './following-head.tsx';
import { scaleOf } from './show-units.ts';
import { tableCsv } from './table-csv.ts';
import { useSheetScroll } from './use-sheet-scroll.ts';
import styles from './value-sheet.module.css';
import { ValueTable, type ValueTableProps } from './value-table.tsx';

/** One table with its name, its note and what can be done with it. */
export function ValueSheet(props: ValueTableProps) {
  const { table, told, at, units, marked } = props;
  const text = usePageText('typical-values');
  const locale = useLocale();
  const id = useId();
  const firstMarked = table.grades.findIndex(({ grade }) => marked.includes(grade));
  const { scroller, following, scrolls, headGone, follow } = useSheetScroll(firstMarked);
  const still = scrolls !== true;
  const converted = table.properties.some((property) => scaleOf(property, units).decimals !== property.decimals);

  return (
    <section className={styles.sheet} aria-labelledby={id} data-long={converted || undefined}>
      <header className={styles.head}>
        <h3 id={id} className={styles.title} lang={foreignLang(told, `${at}/title`)}>
          {table.title}
        </h3>
        <div className={styles.tools}>
          <CopyButton icon="copy" byHand={text.copyByHand} value={() => tableCsv(table, units, locale, text)}>
            {text.copy}
          </CopyButton>
        </div>
      </header>
      <div className={styles.frame}>
        {scrolls ? <FollowingHead ref={following} table={table} marked={marked} shown={headGone} /> : null}
        {/* Within the keyboard's reach where it scrolls. */}
        <section
          ref={scroller}
          className={styles.scroller}
          data-fits={scrolls === false || undefined}
          data-few={table.grades.length <= 5 || undefined}
          aria-labelledby={id}
          tabIndex={still ? undefined : 0}
          onScroll={follow}
        >
          <ValueTable {...props} />
        </section>
      </div>
      <p className={styles.note} lang={foreignLang(told, `${at}/note`)}>
        {table.note}
      </p>
    </section>
  );
}
