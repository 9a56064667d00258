/** The SQL of reports in the console: of those that the reader is shown. */
import type { ReportOrder, ReportView } from 'contract/console/reports.ts';
import type { SubmissionStatus } from 'contract/submissions/conversation.ts';
import type { Locale } from 'contract/locales.ts';
import { sql } from 'kysely';
import { startOfBeijingDay } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import { type OpenReports, type ReportDays, reportDaysAt } from '../submissions/reports/report-days.ts';
import { isShownTo, type ReportReader, shownStatusAt } from '../submissions/reports/shown-reports.ts';

export type StoredReport = ReportDays & {
  id: string;
  locale: Locale;
  /** Without what the reporter has written today. */
  status: SubmissionStatus;
  receivedAt: Date;
  sealed: Buffer;
  sealedIdentity: Buffer;
  receiptId: Buffer;
  receiptRecipient: string;
  mac: Buffer | null;
  isSuspicious: boolean;
  exclusionsAnswered: boolean;
};

export type ListedReport = StoredReport & { lastFrom: 'visitor' | 'staff'; entries: number; files: number };

function columnsAt(now: Date) {
  const { receivedOn, answeredOn, decidedOn, resultOn } = reportDaysAt(now);
  return sql`report.id, report.locale, ${shownStatusAt(now)} as status, report.received_at,
  report.sealed, report.sealed_identity, report.receipt_id, report.receipt_recipient, report.mac,
  report.suspicions <> '{}' as is_suspicious, report.exclusions_answered, ${receivedOn} as received_on, ${answeredOn} as answered_on,
  ${decidedOn} as decided_on, ${resultOn} as result_on`;
}

/** The day that each report was promised next. */
function promisedDays(reports: readonly OpenReports[]) {
  const column = (name: 'receivedOn' | 'answeredOn' | 'decidedOn' | 'resultOn' | 'by') =>
    sql`${reports.map((row) => row[name])}::text[]`;
  return sql`unnest(${column('receivedOn')}, ${column('answeredOn')}, ${column('decidedOn')}, ${column('resultOn')},
    ${column('by')}) as promised (received_on, answered_on, decided_on, result_on, by)`;
}

type ReportList = {
  view: ReportView;
  order: ReportOrder;
  /** By which the most urgent ones are found. */
  open: readonly OpenReports[];
  page: number;
  size: number;
  reader: ReportReader;
};

/** One page of a list. Within a day the order is that of the ids, which are random, and staff wrote before the reporter. */
export async function findReports(
  db: Database,
  { view, order, open, page, size, reader }: ReportList,
): Promise<ListedReport[]> {
  const { now } = reader;
  const today = startOfBeijingDay(now);
  const isShown = sql`(entry.author = 'staff' or entry.written_at < ${today})`;
  const isListed = view === 'closed' ? sql`= 'closed'` : sql`<> 'closed'`;
  const { receivedOn, answeredOn, decidedOn, resultOn } = reportDaysAt(now);
  const urgency = sql`(select promised.by from ${promisedDays(open)}
    where promised.received_on = ${receivedOn} and promised.answered_on is not distinct from ${answeredOn}
      and promised.decided_on is not distinct from ${decidedOn} and promised.result_on is not distinct from ${resultOn})`;
  const first =
    view === 'closed' ? sql`received_at desc` : order === 'day' ? sql`received_at` : sql`${urgency}, received_at`;
  const { rows } = await sql<ListedReport>`
    select ${columnsAt(now)},
      coalesce((select author from report_entry as entry where submission_id = report.id and ${isShown}
        order by written_at desc, author = 'visitor' desc limit 1), 'visitor') as last_from,
      (select count(*)::integer from report_entry as entry where submission_id = report.id and ${isShown}) as entries,
      (select count(*)::integer from report_file as file left join report_entry as entry on entry.id = file.entry_id
        where file.submission_id = report.id and (file.entry_id is null or ${isShown})) as files
    from report where ${isShownTo(reader)} and ${shownStatusAt(now)} ${isListed}
    order by ${first}, id limit ${size} offset ${page * size}`.execute(db);
  return rows;
}

/** Undefined also for a report of today, and for one from which the reader is excluded. */
export async function findReport(db: Database, id: string, reader: ReportReader): Promise<StoredReport | undefined> {
  const { rows } = await sql<StoredReport>`
    select ${columnsAt(reader.now)} from report where id = ${id} and ${isShownTo(reader)}`.execute(db);
  return rows[0];
}

export async function countReportsByDay(
  db: Database,
  reader: ReportReader,
): Promise<{ receivedOn: string; count: number }[]> {
  const { rows } = await sql<{ receivedOn: string; count: number }>`
    select ${reportDaysAt(reader.now).receivedOn} as received_on, count(*)::integer as count
    from report where ${isShownTo(reader)} group by 1`.execute(db);
  return rows;
}

export async function findReportFiles(db: Database, id: string) {
  return db
    .selectFrom('reportFile')
    .select(['position', 'entryId', 'storedName', 'description'])
    .where('submissionId', '=', id)
    .orderBy('position')
    .execute();
}

export type StoredReportFile = Awaited<ReturnType<typeof findReportFiles>>[number];
