import type { ReportRow as Row } from 'contract/console/reports.ts';
import { formatNumber } from 'contract/format-number.ts';
import { useRef } from 'react';
import { useLinkRowKeys } from '../../parts/keyboard/use-link-row-keys.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './report-list.module.css';
import { ReportRow } from './report-row.tsx';
import type { OpenedRows } from './use-opened-rows.ts';
import { useReportWords } from '../use-report-words.ts';

export function ReportRows({ rows, opened }: { rows: readonly Row[]; opened: OpenedRows }) {
  const list = useRef<HTMLOListElement>(null);
  const words = useReportWords();
  useLinkRowKeys(list);
  return (
    <ol ref={list} className={styles.rows}>
      {rows.map((row, index) => (
        <li key={row.id}>
          <ReportRow
            row={row}
            opened={opened.get(row.id)}
            words={words}
            isFirstOfDay={rows[index - 1]?.receivedAt !== row.receivedAt}
          />
        </li>
      ))}
    </ol>
  );
}

/** How many of the reports are open, until all are. */
export function Opening({ rows, total, opened }: { rows: readonly Row[]; total: number; opened: OpenedRows }) {
  const { reports } = useTexts();
  const locale = useLocale();
  const done = rows.filter(({ id }) => opened.has(id)).length;
  const print = (count: number) => formatNumber(locale, count);
  return (
    <output className={styles.progress}>
      {done < total ? (
        <>
          {reports.opening(print(done), print(total))}
          <progress max={total} value={done} aria-hidden="true" />
        </>
      ) : null}
    </output>
  );
}
