import { useId } from 'react';
import { CopyButton } from '../parts/copy-button.tsx';
import layout from '../parts/layout.module.css';
import { foreignLang } from '../text/foreign.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { scaleOf } from './show-units.ts';
import { StickyHeader } from './sticky-header.tsx';
import { tableCsv } from './table-csv.ts';
import { useSheetScroll } from './use-sheet-scroll.ts';
import styles from './value-sheet.module.css';
import { ValueTable, type ValueTableProps } from './value-table.tsx';

/** A table with its title, note and tools. */
export function ValueSheet(props: ValueTableProps) {
  const { table, response, at, units, highlighted } = props;
  const text = usePageText('typical-values');
  const locale = useLocale();
  const id = useId();
  const firstHighlighted = table.grades.findIndex(({ grade }) => highlighted.includes(grade));
  const { scroller, following, scrolls, headerHidden, follow } = useSheetScroll(firstHighlighted);
  const isStatic = scrolls !== true;
  const converted = table.properties.some((property) => scaleOf(property, units).decimals !== property.decimals);

  return (
    <section className={styles.sheet} aria-labelledby={id} data-long-figures={converted || undefined}>
      <header className={`${styles.header} ${layout.wrap}`}>
        <h3 id={id} className={`${styles.title} ${layout.strong}`} lang={foreignLang(response, `${at}/title`)}>
          {table.title}
        </h3>
        <div className={`${layout.needsScripts} ${layout.screenOnly}`}>
          <CopyButton icon="copy" byHand={text.copyByHand} value={() => tableCsv(table, units, locale, text)}>
            {text.copy}
          </CopyButton>
        </div>
      </header>
      <div className={styles.frame}>
        {scrolls ? <StickyHeader ref={following} table={table} highlighted={highlighted} shown={headerHidden} /> : null}
        {/* Focusable where it scrolls, so that keyboard users can scroll it. */}
        <section
          ref={scroller}
          className={styles.scroller}
          data-fits={scrolls === false || undefined}
          data-few-grades={table.grades.length <= 5 || undefined}
          aria-labelledby={id}
          tabIndex={isStatic ? undefined : 0}
          onScroll={follow}
        >
          <ValueTable {...props} />
        </section>
      </div>
      <p className={`${styles.note} ${layout.fine} ${layout.quiet}`} lang={foreignLang(response, `${at}/note`)}>
        {table.note}
      </p>
    </section>
  );
}
