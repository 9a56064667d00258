import type { TypicalValueTable } from 'contract/typical-values.ts';
import type { Ref } from 'react';
import primitives from '../parts/primitives.module.css';
import { usePageText } from '../text/use-text.tsx';
import styles from './sticky-header.module.css';
import { rangeColumns } from './table-export.ts';

type StickyHeaderProps = {
  ref: Ref<HTMLDivElement>;
  table: TypicalValueTable;
  highlighted: readonly string[];
  shown: boolean;
};

/**
 * A visual copy of the table's header below the site's header. The real one cannot stick to the window, since its table
 * scrolls sideways.
 */
export function StickyHeader({ ref, table, highlighted, shown }: StickyHeaderProps) {
  const text = usePageText('typical-values');
  return (
    <div className={`${styles.bar} ${primitives.screenOnly}`} data-shown={shown || undefined} inert>
      <div ref={ref} className={styles.header}>
        <span className={`${styles.first} ${primitives.quiet}`}>{text.property}</span>
        {table.grades.map(({ grade }) => (
          <span
            key={grade}
            className={`${styles.grade} ${primitives.column}`}
            data-kind={table.kind}
            data-highlighted={highlighted.includes(grade) || undefined}
          >
            <b>{grade}</b>
            {table.kind === 'typical' ? (
              <span className={`${styles.parts} ${primitives.quiet}`}>
                {rangeColumns.typical.map((part) => (
                  <span key={part}>{text[part]}</span>
                ))}
              </span>
            ) : null}
          </span>
        ))}
      </div>
    </div>
  );
}
