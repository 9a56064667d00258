import { useId, useRef } from 'react';
import layout from '../layout.module.css';
import { ShortText } from '../../text/short-text.tsx';
import { useFits } from '../use-fits.ts';
import type { BlockProps } from './block-props.ts';
import { BlockHeading } from './heading.tsx';
import styles from './table-block.module.css';
import { textWidth } from './text-width.ts';

const hasChinese = /\p{Script=Han}/u;

/** Short cells do not wrap: “10,000–60,000 t”. Chinese breaks well, and longer cells of it would not fit a phone. */
function isShort(cell: string): boolean {
  return textWidth(cell, 1) <= (hasChinese.test(cell) ? 7 : 11);
}

/**
 * Whether phones show each row as a record of labels and values: where most columns are texts that would be cut off or
 * be narrower than their words. Numbers and short words stay beside each other, to be compared.
 */
function isListOfRecords({ columns, rows }: BlockProps<'table'>['block']): boolean {
  const numeric = columns.filter((column) => column.numeric).length;
  const isWide = columns.length > 3;
  // A Chinese character is wider, and says more.
  const [chinese, other] = isWide ? [9, 15] : [14, 18];
  const hasLongCell = rows.some((row) =>
    row.slice(isWide ? 0 : 1).some((cell) => textWidth(cell, 1) > (hasChinese.test(cell) ? chinese : other)),
  );
  return numeric < columns.length / 2 && hasLongCell;
}

export function TableBlock({ block, lang, level }: BlockProps<'table'>) {
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const fits = useFits(frame);
  return (
    <div>
      <BlockHeading block={block} lang={lang} level={level} />
      {/* Focusable where it scrolls, so that keyboard users can scroll it. */}
      <figure>
        <div className={styles.edges}>
          <section ref={frame} className={styles.frame} aria-labelledby={id} tabIndex={fits ? undefined : 0}>
            <table className={styles.table} data-records={isListOfRecords(block) || undefined} aria-labelledby={id}>
              <thead>
                <tr>
                  {block.columns.map((column, columnIndex) => (
                    <th
                      key={columnIndex}
                      scope="col"
                      data-numeric={column.numeric || undefined}
                      lang={lang(`/columns/${columnIndex}/name`)}
                    >
                      <ShortText lang={lang(`/columns/${columnIndex}/name`)}>{column.name}</ShortText>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {block.rows.map((row, rowIndex) => (
                  <tr key={rowIndex}>
                    {row.map((cell, columnIndex) => {
                      const Cell = columnIndex === 0 ? 'th' : 'td';
                      return (
                        <Cell
                          key={columnIndex}
                          scope={columnIndex === 0 ? 'row' : undefined}
                          data-numeric={block.columns[columnIndex]?.numeric || undefined}
                          data-short={(columnIndex > 0 && isShort(cell)) || undefined}
                          data-label={columnIndex > 0 ? block.columns[columnIndex]?.name : undefined}
                          data-empty={cell === '—' || undefined}
                          lang={lang(`/rows/${rowIndex}/${columnIndex}`)}
                        >
                          <ShortText lang={lang(`/rows/${rowIndex}/${columnIndex}`)}>{cell}</ShortText>
                        </Cell>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
        <figcaption id={id} className={`${styles.caption} ${layout.small} ${layout.quiet}`} lang={lang('/caption')}>
          {block.caption}
        </figcaption>
      </figure>
    </div>
  );
}
