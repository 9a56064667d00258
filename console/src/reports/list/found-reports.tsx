import type { ReportOrder, ReportView } from 'contract/console/reports.ts';
import { formatNumber } from 'contract/format-number.ts';
import { useState } from 'react';
import { Empty } from '../../parts/loading/empty.tsx';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import type { OfficerKey } from '../../shell/officer-key.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { matchesSearch } from './matches-search.ts';
import styles from './report-list.module.css';
import { Opening, ReportRows } from './report-rows.tsx';
import { searchedReports } from './read-all-reports.ts';
import { useAllReports } from './use-all-reports.ts';
import { type OpenedRows, useOpenedRows } from './use-opened-rows.ts';
import { useReportWords } from '../use-report-words.ts';

type FoundReportsProps = {
  view: ReportView;
  order: ReportOrder;
  officer: OfficerKey;
  opened: OpenedRows;
  searched: string;
};

/** The reports of a list that have a text, found in this browser: the server never learns what is searched for. */
export function FoundReports(props: FoundReportsProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  // Another list, or another attempt, is read from its first page on.
  return <Found key={`${props.view} ${props.order} ${attempt}`} {...props} retry={retry} />;
}

function Found({ view, order, officer, opened, searched, retry }: FoundReportsProps & { retry: () => void }) {
  const { reports } = useTexts();
  const locale = useLocale();
  const words = useReportWords();
  const { rows, total, failure, isDone } = useAllReports({ view, order });
  useOpenedRows(officer.identity, rows, opened);
  if (total === undefined) return <LoadingOrError failure={failure} retry={retry} />;
  const found = rows.filter(({ id }) => {
    const row = opened.get(id);
    return row?.is === 'opened' && matchesSearch(row.fields, words.subjectsOf(row.fields), searched);
  });
  const readable = isDone ? rows.length : Math.min(total, searchedReports);
  const isSearched = isDone && rows.every(({ id }) => opened.has(id));
  const sealed = rows.filter(({ id }) => (opened.get(id)?.is ?? 'opened') !== 'opened').length;
  const print = (count: number) => formatNumber(locale, count);
  return (
    <>
      {failure === undefined ? null : <LoadingOrError failure={failure} retry={retry} rows={1} />}
      <Opening rows={rows} total={readable} opened={opened} />
      <output className={styles.found}>
        {[
          reports.search.found(found.length),
          total > searchedReports ? reports.search.onlyFirst(print(searchedReports)) : undefined,
          sealed > 0 ? reports.search.sealed(sealed) : undefined,
        ]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </output>
      {found.length > 0 ? (
        <ReportRows rows={found} opened={opened} />
      ) : isSearched ? (
        <Empty title={reports.search.none} />
      ) : null}
    </>
  );
}
