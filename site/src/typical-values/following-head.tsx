import type { TypicalValueTable } from 'contract/typical-values.ts';
import type { Ref } from 'react';
import { usePageText } from '../text/use-text.tsx';
import styles from './following-head.module.css';
import { partsOf } from './table-csv.ts';

type FollowingHeadProps = {
  ref: Ref<HTMLDivElement>;
  table: TypicalValueTable;
  marked: readonly string[];
  shown: boolean;
};

/** What scrolls sideways cannot also stick to the window: a picture of the head, only to be seen, stays under the site's own. */
export function FollowingHead({ ref, table, marked, shown }: FollowingHeadProps) {
  const text = usePageText('typical-values');
  return (
    <div className={styles.place} data-shown={shown || undefined} inert>
      <div ref={ref} className={styles.head}>
        <span className={styles.first}>{text.property}</span>
        {table.grades.map(({ grade }) => (
          <span
            key={grade}
            className={styles.grade}
            data-kind={table.kind}
            data-marked={marked.includes(grade) || undefined}
          >
            <b>{grade}</b>
            {table.kind === 'typical' ? (
              <span className={styles.parts}>
                {partsOf.typical.map((part) => (
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
