import { Segmented } from 'antd';
import type { OutputOf } from 'client/call.ts';
import {
  listReports,
  reportBounds,
  type ReportOrder,
  reportOrders,
  type ReportView,
  reportViews,
} from 'contract/console/reports.ts';
import { formatNumber } from 'contract/format-number.ts';
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { type ReadResult, useRead } from '../../gateway/use-read.ts';
import { Empty } from '../../parts/loading/empty.tsx';
import { ViewLink } from '../../parts/conversation-list/view-link.tsx';
import { isMissingPage } from '../../parts/lists/last-page.ts';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import { NoPermission } from '../../parts/loading/no-permission.tsx';
import { PageButtons } from '../../parts/lists/page-buttons.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { SearchField } from '../../parts/lists/search-field.tsx';
import { useLeftMissingPage } from '../../parts/lists/use-left-missing-page.ts';
import { useListQuery } from '../../parts/lists/use-list-query.ts';
import type { OfficerKey } from '../../shell/officer-key.ts';
import { Screen } from '../../shell/screen.tsx';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { reportKeysPath } from '../report-path.ts';
import { FoundReports } from './found-reports.tsx';
import styles from './report-list.module.css';
import { Opening, ReportRows } from './report-rows.tsx';
import { ReportSums } from './report-sums.tsx';
import { type OpenedRows, useOpenedRows } from './use-opened-rows.ts';

const size = reportBounds.pageSize;

/** The reports of earlier days, which the browser opens one by one. */
export function ReportList({
  officer,
  opened,
  lastRead,
  searched,
  search,
}: {
  officer: OfficerKey;
  opened: OpenedRows;
  /** The report that was left for the list. */
  lastRead: string | undefined;
  /** What is searched for in this browser: it is in the memory of the page only. */
  searched: string;
  search: (text: string) => void;
}) {
  const { shell, reports, reportKeys } = useTexts();
  const { filters, page, setPage, setFilters } = useListQuery(['view', 'order']);
  const view: ReportView = reportViews.find((known) => known === filters.view) ?? 'open';
  const order: ReportOrder = reportOrders.find((known) => known === filters.order) ?? 'day';
  const reading = useRead(listReports, { view, order, page: page - 1, size }, { hasTexts: false });
  const { data, failure } = reading;
  const isSearching = searched.trim() !== '';
  useFirstFocus(lastRead);
  const total = data?.totalElements ?? 0;
  useLeftMissingPage(data, { page, size, setPage: (last) => setPage(last, size) });
  return (
    <Screen help={{ screen: 'reports' }} breadcrumbs={[{ label: shell.groups.inbox }, { label: reports.title }]}>
      {failure?.status === 403 ? (
        <NoPermission />
      ) : (
        <>
          <PageHeader title={reports.title} note={reports.note} tabs={<Views current={view} counts={data?.counts} />}>
            <ReportSums counts={data?.counts} />
            <Link to={reportKeysPath} className={styles.keys ?? ''}>
              <KeyRound size={14} aria-hidden="true" /> {reportKeys.shortTitle}
            </Link>
          </PageHeader>
          <div className={styles.tools}>
            <SearchField label={reports.search.label} value={searched} width="100%" isPrivate onChange={search} />
            {view === 'open' ? (
              <Segmented
                aria-label={reports.order.label}
                value={order}
                options={reportOrders.map((value) => ({ value, label: reports.order[value] }))}
                onChange={(chosen) => setFilters({ order: chosen === 'day' ? undefined : chosen })}
              />
            ) : null}
          </div>
          {isSearching ? (
            <FoundReports view={view} order={order} officer={officer} opened={opened} searched={searched} />
          ) : (
            <PageOfReports view={view} reading={reading} officer={officer} opened={opened} />
          )}
          {total > size && !isSearching ? (
            <footer className={styles.footer}>
              <PageButtons page={page} size={size} total={total} setPage={(chosen) => setPage(chosen, size)} />
            </footer>
          ) : null}
        </>
      )}
    </Screen>
  );
}

function PageOfReports({
  view,
  reading: { data, failure, retry },
  officer,
  opened,
}: {
  view: ReportView;
  reading: ReadResult<OutputOf<typeof listReports>>;
  officer: OfficerKey;
  opened: OpenedRows;
}) {
  const { reports } = useTexts();
  useOpenedRows(officer.identity, data?.content, opened);
  // The last report of the page was closed meanwhile: another page is on its way.
  if (data === undefined || isMissingPage(data)) return <LoadingOrError failure={failure} retry={retry} />;
  if (data.content.length === 0)
    return <Empty title={reports.empty[view]}>{view === 'open' ? reports.emptyHint : undefined}</Empty>;
  return (
    <>
      <Opening rows={data.content} total={data.content.length} opened={opened} />
      <ReportRows rows={data.content} opened={opened} />
    </>
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
        <ViewLink key={view} search={view === 'open' ? '' : `view=${view}`} isCurrent={view === current}>
          {reports.view[view]} {counts === undefined ? null : <b>{formatNumber(locale, counts[view])}</b>}
        </ViewLink>
      ))}
    </nav>
  );
}
