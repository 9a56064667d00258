/**
 * What the console shows of reports: nothing that came today, so that nobody who reads it learns the hour, and nothing of
 * a report from which the reader is excluded.
 */
import type { SubmissionStatus } from 'contract/submissions/conversation.ts';
import { type RawBuilder, sql } from 'kysely';
import { beijingDay, startOfBeijingDay } from '../../database/beijing-time.ts';
import type { Database } from '../../database/open.ts';

export type ReportReader = { accountId: number; now: Date };

/** Whether an account is not excluded from a row of `report`. Whatever reads reports for staff has this condition. */
export function isOpenTo(accountId: number): RawBuilder<boolean> {
  return sql`not exists (select from report_exclusion
    where report_exclusion.report_id = report.id and report_exclusion.account_id = ${accountId})`;
}

/** Whether a row of `report` is shown to an account. */
export function isShownTo({ accountId, now }: ReportReader): RawBuilder<boolean> {
  return sql`report.received_at < ${startOfBeijingDay(now)} and ${isOpenTo(accountId)}`;
}

/** The status of a row of `report` without what the reporter has written today. */
export function shownStatusAt(now: Date): RawBuilder<SubmissionStatus> {
  return sql`case when report.shown_on = ${beijingDay(now)}::date then report.shown_status else report.status end`;
}

/** How many of the reports that are shown are closed, and how many are not. */
export async function countShownReports(db: Database, reader: ReportReader): Promise<{ open: number; closed: number }> {
  const status = shownStatusAt(reader.now);
  const { rows } = await sql<{ open: number; closed: number }>`
    select count(*) filter (where ${status} <> 'closed')::integer as open,
      count(*) filter (where ${status} = 'closed')::integer as closed
    from report where ${isShownTo(reader)}`.execute(db);
  return rows[0] ?? { open: 0, closed: 0 };
}
