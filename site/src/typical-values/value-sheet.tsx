import { documentUrls } from 'contract/products/product-documents.ts';
import { type ReactNode, useId } from 'react';
import buttons from '../parts/button.module.css';
import { CopyButton } from '../parts/copy-button.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { PhoneCollapsible } from '../parts/phone-collapsible.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { scaleOf } from './unit-scale.ts';
import { StickyHeader } from './sticky-header.tsx';
import { csvHref, htmlOf, tableRows, tabSeparated } from './table-export.ts';
import { useSheetScroll } from './use-sheet-scroll.ts';
import { RunningText } from '../text/running-text.tsx';
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
  const rows = tableRows(table, units, locale, text);
  const isStatic = scrolls !== true;
  const converted = table.properties.some((property) => scaleOf(property, units).decimals !== property.decimals);

  return (
    <section className={styles.sheet} aria-labelledby={id} data-long-figures={converted || undefined}>
      <header className={`${styles.header} ${primitives.wrap}`}>
        <h3 id={id} className={`${styles.title} ${primitives.strong}`} lang={fallbackLang(response, `${at}/title`)}>
          {table.title}
        </h3>
        <div className={primitives.screenOnly}>
          <PhoneCollapsible label={text.tools} about={table.title}>
            <div className={`${primitives.wrap} ${styles.tools}`}>
              <span className={primitives.needsScripts}>
                <CopyButton
                  icon="copy"
                  byHand={text.copyByHand}
                  value={() => tabSeparated(rows)}
                  html={() => htmlOf(rows)}
                >
                  {text.copy}
                </CopyButton>
              </span>
              <a
                className={`${buttons.line} ${buttons.small}`}
                href={csvHref(rows, locale)}
                download={`${table.key}-${locale}.csv`}
              >
                <Icon name="download" size="small" />
                {text.download}
              </a>
              <a className={`${buttons.line} ${buttons.small}`} href={documentUrls.tableSheet(locale, table.key)}>
                <Icon name="download" size="small" />
                {text.document}
              </a>
            </div>
          </PhoneCollapsible>
        </div>
      </header>
      <SheetBody table={table} open={firstHighlighted !== -1}>
        <div className={`${styles.frame} ${primitives.containingBlock}`}>
          {scrolls ? (
            <StickyHeader ref={following} table={table} highlighted={highlighted} shown={headerHidden} />
          ) : null}
          {/* Focusable where it scrolls, so that keyboard users can scroll it. */}
          <section
            ref={scroller}
            className={`${styles.scroller} ${primitives.tableFrame}`}
            data-fits={scrolls === false || undefined}
            data-few-grades={table.grades.length <= 5 || undefined}
            aria-labelledby={id}
            tabIndex={isStatic ? undefined : 0}
            onScroll={follow}
          >
            <ValueTable {...props} />
          </section>
        </div>
        <p
          className={`${styles.note} ${primitives.smallSize} ${primitives.quiet}`}
          lang={fallbackLang(response, `${at}/note`)}
        >
          <RunningText>{table.note}</RunningText>
        </p>
      </SheetBody>
    </section>
  );
}

/** On phones the contract limits are collapsed: their rows are those of the typical values above. */
function SheetBody({ table, open, children }: Pick<ValueTableProps, 'table'> & { open: boolean; children: ReactNode }) {
  const text = usePageText('typical-values');
  if (table.kind === 'typical') return children;
  return (
    <PhoneCollapsible label={text.showTable} about={table.title} open={open}>
      {children}
    </PhoneCollapsible>
  );
}
