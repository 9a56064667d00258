import type { InboxRow } from 'contract/console/inbox-list.ts';
import type { InboxItem } from 'contract/console/inbox-item.ts';
import type { InboxTexts } from '../../text/cn/inbox.ts';
import { formatDay, formatShortInstant } from '../../text/format.ts';
import { type DeadlineState, deadlineState, formatDaysLeft, formatMinutes } from '../item/deadline.ts';
import { hasCalendar } from '../item/working-time.ts';

/** In the order of the list. */
export const rowGroups = ['overdue', 'soon', 'today', 'later', 'none'] as const;

export type RowGroup = (typeof rowGroups)[number];

export type TimedRow = { row: InboxRow; state: DeadlineState };

/** What the times of a list follow from: the working time as it was read, when that was, and the present time. */
export type ListTimes = { clock: InboxItem['clock']; readAt: Date; now: Date };

function groupOf(state: DeadlineState, now: Date): RowGroup {
  if (state.is === 'answered') return 'none';
  if (state.is === 'later' && formatDay(state.deadline) === formatDay(now.toISOString())) return 'today';
  return state.is;
}

/** The groups that have rows. The order within each is the gateway's. */
export function groupRows(
  rows: readonly InboxRow[],
  { clock, readAt, now }: ListTimes,
): { group: RowGroup; rows: TimedRow[] }[] {
  const timed = rows.map((row) => {
    // Only the first answer ends the deadline of a promise; without a calendar no time passes in any case.
    const isAnswered = row.deadline !== null && hasCalendar(clock);
    return { row, state: deadlineState({ ...row, clock, isAnswered }, readAt, now) };
  });
  return rowGroups
    .map((group) => ({ group, rows: timed.filter(({ state }) => groupOf(state, now) === group) }))
    .filter(({ rows: found }) => found.length > 0);
}

/** The short words of a row without a running deadline: answered, perhaps written to again, or none was promised. */
export function noDeadlineText(
  { row: { deadline, lastFrom }, is }: { row: Pick<InboxRow, 'deadline' | 'lastFrom'>; is: 'none' | 'answered' },
  now: Date,
  { short }: Pick<InboxTexts, 'short'>,
): string {
  if (is === 'answered') return lastFrom === 'visitor' ? short.wroteAgain : short.answered;
  return deadline === null ? short.none : short.by(formatShortInstant(deadline, now));
}

/** The time left until a deadline as a figure, the short words below it, and all of it in words. */
export function deadlineTexts(
  { is, minutes, days, deadline, isPaused }: Exclude<DeadlineState, { is: 'none' | 'answered' }>,
  now: Date,
  texts: Pick<InboxTexts, 'short' | 'deadline' | 'shortDays' | 'dueToday' | 'workingDays'>,
): { figure: string; short: string; words: string } {
  const time = formatShortInstant(deadline, now);
  const { short, deadline: long } = texts;
  const figure = days === null ? formatMinutes(minutes) : formatDaysLeft({ is, days }, texts);
  const words = days === null ? formatMinutes(Math.abs(minutes)) : texts.workingDays(Math.abs(days));
  if (is === 'overdue') return { figure, short: short.overdue(time), words: long.overdue(words, time) };
  return { figure, short: short.by(time), words: (isPaused ? long.paused : long.left)(words, time) };
}
