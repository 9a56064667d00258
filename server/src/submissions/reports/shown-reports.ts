/** What the console shows of reports: nothing that came today, so that nobody who reads it learns the hour. */
import type { SubmissionStatus } from 'contract/submissions/conversation.ts';
import { type RawBuilder, sql } from 'kysely';
import { beijingDay, startOfBeijingDay } from '../../database/beijing-time.ts';
import type { Database } from '../../database/open.ts';

/** The status of a row of `report` without what the reporter has written today. */
export function shownStatusAt(now: Date): RawBuilder<SubmissionStatus> {
  return sql`case when report.shown_on = ${beijingDay(now)}::date then report.shown_status else report.status end`;
}

/** How many of the reports of earlier days are closed, and how many are not. */
export async function countShownReports(db: Database, now: Date): Promise<{ open: number; closed: number }> {
  const status = shownStatusAt(now);
  const { rows } = await sql<{ open: number; closed: number }>`
    select count(*) filter (where ${status} <> 'closed')::integer as open,
      count(*) filter (where ${status} = 'closed')::integer as closed
    from report where received_at < ${startOfBeijingDay(now)}`.execute(db);
  return rows[0] ?? { open: 0, closed: 0 };
}
