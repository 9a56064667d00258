/** What the site promises the senders of reports, by day: a confirmation, a decision whether to take it on, a result. */
import { type ReportStep, reportBounds, reportTerms } from 'contract/console/reports.ts';
import { addDays, addReportWorkingDays, reportWorkingDaysBetween } from 'contract/working-time/report-working-days.ts';
import { sql } from 'kysely';
import { beijingDay } from '../../database/beijing-time.ts';
import type { Database } from '../../database/open.ts';
import type { CalendarTime } from '../calendar-time.ts';
import { isShownTo, shownStatusAt } from './shown-reports.ts';

/** Days of Beijing, `yyyy-MM-dd`; null for what has not happened. */
export type ReportDays = {
  receivedOn: string;
  /** The first answer: it confirms that the report has arrived. */
  answeredOn: string | null;
  decidedOn: string | null;
  /** When it was first closed, unless that was undone on the same day. */
  resultOn: string | null;
};

type Steps = { confirmation: ReportStep; outcome: ReportStep };

/** The result is promised once a report was taken on; until then the decision is. */
export function stepsOf({ receivedOn, answeredOn, decidedOn, resultOn }: ReportDays, time: CalendarTime): Steps {
  const { calendar } = time;
  const confirmBy = addReportWorkingDays(calendar, receivedOn, reportTerms.confirmation);
  const [from, by] =
    decidedOn === null
      ? [receivedOn, addReportWorkingDays(calendar, receivedOn, reportTerms.decision)]
      : [decidedOn, addReportWorkingDays(calendar, addDays(decidedOn, reportTerms.inquiry), reportTerms.result)];
  return {
    confirmation: toStep(time, {
      name: 'confirmation',
      from: receivedOn,
      by: confirmBy,
      doneOn: answeredOn ?? resultOn,
    }),
    outcome: toStep(time, { name: decidedOn === null ? 'decision' : 'result', from, by, doneOn: resultOn }),
  };
}

function toStep(
  { now, calendar }: CalendarTime,
  { from, ...step }: Omit<ReportStep, 'left' | 'of'> & { from: string },
) {
  const today = beijingDay(now);
  const left = reportWorkingDaysBetween(calendar, today, step.by);
  // On a weekend after its last day it is late as well.
  return {
    ...step,
    left: today > step.by ? Math.min(left, -1) : left,
    of: reportWorkingDaysBetween(calendar, from, step.by),
  };
}

/** The first promised day of what is not done; undefined if all is. */
function nextStep(days: ReportDays, time: CalendarTime): ReportStep | undefined {
  const { confirmation, outcome } = stepsOf(days, time);
  return [confirmation, outcome].find(({ doneOn }) => doneOn === null);
}

/** Open reports of the same days. `by` is the day that is promised next, null if none is. */
export type OpenReports = ReportDays & { count: number; by: string | null; left: number | null };

const dayOf = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/**
 * The days of a row of `report`. Answers of today are among them: reporters have not written these. A closing of today that
 * did not hold is shown until tomorrow, as the status is.
 */
export const reportDaysAt = (now: Date) => ({
  receivedOn: sql<string>`to_char(report.received_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`,
  answeredOn: sql<string | null>`(select to_char(min(written_at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')
    from report_entry where submission_id = report.id and author = 'staff')`,
  decidedOn: sql<string | null>`${dayOf('report.decidedOn')}`,
  resultOn: sql<string | null>`coalesce(${dayOf('report.resultOn')},
    case when report.shown_on = ${beijingDay(now)}::date and report.shown_status = 'closed' then ${dayOf('report.shownOn')} end)`,
});

/** The shown reports that are not closed, in groups: there are as many as there are days, not reports. */
export async function readOpenReports(db: Database, accountId: number, time: CalendarTime): Promise<OpenReports[]> {
  const reader = { accountId, now: time.now };
  const { receivedOn, answeredOn, decidedOn, resultOn } = reportDaysAt(time.now);
  const { rows } = await sql<ReportDays & { count: number }>`
    select received_on, answered_on, decided_on, result_on, count(*)::integer as count
    from (select ${receivedOn} as received_on, ${answeredOn} as answered_on, ${decidedOn} as decided_on,
        ${resultOn} as result_on
      from report where ${isShownTo(reader)} and ${shownStatusAt(time.now)} <> 'closed') as days
    group by 1, 2, 3, 4`.execute(db);
  return rows.map((row) => {
    const next = nextStep(row, time);
    return { ...row, by: next?.by ?? null, left: next?.left ?? null };
  });
}

/** How many of them are late, and how many must be done within few working days. */
export function countDueReports(reports: readonly OpenReports[]): { late: number; soon: number } {
  const sum = (isCounted: (left: number) => boolean) =>
    reports.reduce((total, { left, count }) => total + (left !== null && isCounted(left) ? count : 0), 0);
  return {
    late: sum((left) => left < 0),
    soon: sum((left) => left >= 0 && left <= reportBounds.soonDays),
  };
}
