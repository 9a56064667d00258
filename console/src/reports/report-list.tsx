import {
  listReports,
  reportBounds,
  type ReportRow as Row,
  type ReportView,
  reportViews,
} from 'contract/console/reports.ts';
import { formatNumber } from 'contract/format-number.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useRead } from '../gateway/use-read.ts';
import { Empty } from '../parts/empty.tsx';
import { isMissingPage, lastPage } from '../parts/last-page.ts';
import { LoadingOrError } from '../parts/loading-or-error.tsx';
import { NoPermission } from '../parts/no-permission.tsx';
import { PageButtons } from '../parts/page-buttons.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { useLinkRowKeys } from '../parts/use-link-row-keys.ts';
import { useListQuery } from '../parts/use-list-query.ts';
import type { OfficerKey } from '../shell/officer-key.ts';
import { Screen } from '../shell/screen.tsx';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './report-list.module.css';
import { ReportRow } from './report-row.tsx';
import { type OpenedRows, useOpenedRows } from './use-opened-rows.ts';
import { useReportWords } from './use-report-words.ts';

const size = reportBounds.pageSize;

/** The reports of earlier days, which the browser opens one by one. */
export function ReportList({
  officer,
  opened,
  lastRead,
}: {
  officer: OfficerKey;
  opened: OpenedRows;
  /** The report that was left for the list. */
  lastRead: string | undefined;
}) {
  const { shell, reports } = useTexts();
  const { filters, page, setPage } = useListQuery(['view']);
  const view: ReportView = reportViews.find((known) => known === filters.view) ?? 'open';
  const { data, failure, retry } = useRead(listReports, { view, page: page - 1, size }, { hasTexts: false });
  useOpenedRows(officer.identity, data?.content, opened);
  useFirstFocus(lastRead);
  const total = data?.totalElements ?? 0;
  // The last report of the page was closed meanwhile.
  const isMissing = data !== undefined && isMissingPage(data);
  const leaveMissingPage = useEffectEvent(() => setPage(Math.min(page, lastPage(total, size)), size));
  useEffect(() => {
    if (isMissing) leaveMissingPage();
  }, [isMissing]);
  return (
    <Screen help={{ screen: 'reports' }} breadcrumbs={[{ label: shell.groups.inbox }, { label: reports.title }]}>
      {failure?.status === 403 ? (
        <NoPermission />
      ) : (
        <>
          <PageHeader title={reports.title} note={reports.note} tabs={<Views current={view} counts={data?.counts} />} />
          {data === undefined || isMissing ? (
            <LoadingOrError failure={failure} retry={retry} />
          ) : data.content.length === 0 ? (
            <Empty title={reports.empty[view]}>{view === 'open' ? reports.emptyHint : undefined}</Empty>
          ) : (
            <Rows rows={data.content} opened={opened} />
          )}
          {total > size ? (
            <footer className={styles.footer}>
              <PageButtons page={page} size={size} total={total} setPage={(chosen) => setPage(chosen, size)} />
            </footer>
          ) : null}
        </>
      )}
    </Screen>
  );
}

/** The row of the report that was read has the focus. After the key was opened, the screen has it. */
function useFirstFocus(lastRead: string | undefined): void {
  const focusFirst = useEffectEvent(() => {
    const main = document.querySelector<HTMLElement>('#main');
    const rows = [...(main?.querySelectorAll('a') ?? [])];
    const row = rows.find(({ pathname }) => lastRead !== undefined && pathname.endsWith(lastRead));
    (row ?? main)?.focus();
  });
  useEffect(() => focusFirst(), []);
}

function Views({ current, counts }: { current: ReportView; counts: Readonly<Record<ReportView, number>> | undefined }) {
  const { reports } = useTexts();
  const locale = useLocale();
  return (
    <nav className={styles.views} aria-label={reports.views}>
      {reportViews.map((view) => (
        <Link
          key={view}
          replace
          to={{ search: view === 'open' ? '' : `view=${view}` }}
          aria-current={view === current ? 'page' : undefined}
        >
          {reports.view[view]} {counts === undefined ? null : <b>{formatNumber(locale, counts[view])}</b>}
        </Link>
      ))}
    </nav>
  );
}

function Rows({ rows, opened }: { rows: readonly Row[]; opened: OpenedRows }) {
  const { reports } = useTexts();
  const locale = useLocale();
  const list = useRef<HTMLOListElement>(null);
  const words = useReportWords();
  useLinkRowKeys(list);
  const done = rows.filter(({ id }) => opened.has(id)).length;
  const print = (count: number) => formatNumber(locale, count);
  return (
    <>
      <output className={styles.progress}>
        {done < rows.length ? (
          <>
            {reports.opening(print(done), print(rows.length))}
            <progress max={rows.length} value={done} aria-hidden="true" />
          </>
        ) : null}
      </output>
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
    </>
  );
}
