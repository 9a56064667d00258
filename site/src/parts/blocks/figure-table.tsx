import { useRef } from 'react';
import { usePageText } from '../../text/use-text.tsx';
import primitives from '../primitives.module.css';
import { useFits } from '../use-fits.ts';
import styles from './figure-table.module.css';

type FigureTableProps = {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The language of a row's first cells, where they fall back to Chinese. */
  langOf?: (row: number) => 'zh-Hans' | undefined;
};

/** What a drawing shows, as a table that opens below it. */
export function FigureTable({ label, columns, rows, langOf }: FigureTableProps) {
  const text = usePageText('blocks');
  const frame = useRef<HTMLElement>(null);
  const fits = useFits(frame);
  return (
    <details className={styles.details}>
      <summary className={`${styles.summary} ${primitives.small} ${primitives.quiet} ${primitives.link}`}>
        {text.table}
      </summary>
      {/* Focusable where it scrolls, so that keyboard users can scroll it. */}
      <section ref={frame} className={styles.frame} aria-label={label} tabIndex={fits ? undefined : 0}>
        <table className={`${styles.table} ${primitives.small}`} aria-label={label}>
          <thead className={primitives.quiet}>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row" lang={langOf?.(row)}>
                      {cell}
                    </th>
                  ) : (
                    <td key={column}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
