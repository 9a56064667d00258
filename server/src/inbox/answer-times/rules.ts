import { type AnswerTimes, answerTimesBounds } from 'contract/console/answer-times.ts';
import { isDone } from 'contract/submissions/conversation.ts';
import type { Locale } from 'contract/locales.ts';
import type { WorkingTime } from 'contract/working-time/working-calendar.ts';
import { workingMinutesBetween } from 'contract/working-time/working-minutes.ts';
import type { CalendarTime } from '../../submissions/calendar-time.ts';
import { isInCalendar } from '../time-left.ts';
import type { StoredTimes } from './store.ts';

/** `untimed` was closed without an answer, or nothing was promised: it is in no other number. */
type Outcome = 'inTime' | 'late' | 'waiting' | 'overdue' | 'untimed';

/** A message, as it counts. */
export type CountedMessage = {
  receivedAt: number;
  businessType: string;
  locale: Locale;
  outcome: Outcome;
  /** Working time until the first answer; undefined if nothing was promised or the calendar did not reach it. */
  minutes: number | undefined;
};

export function countedMessage(
  { receivedAt, businessType, locale, ...times }: StoredTimes,
  { now, calendar }: CalendarTime,
): CountedMessage {
  return {
    receivedAt: receivedAt.getTime(),
    businessType: businessType ?? '',
    locale,
    outcome: outcomeOf(times, now),
    minutes: minutesOf({ receivedAt, ...times }, calendar),
  };
}

function minutesOf(
  { receivedAt, deadline, answeredAt }: Pick<StoredTimes, 'receivedAt' | 'deadline' | 'answeredAt'>,
  calendar: WorkingTime | undefined,
): number | undefined {
  if (answeredAt === null || deadline === null || calendar === undefined) return undefined;
  if (!isInCalendar(calendar, answeredAt)) return undefined;
  return workingMinutesBetween(calendar, receivedAt.getTime(), answeredAt.getTime());
}

function outcomeOf(
  { answeredAt, deadline, status }: Pick<StoredTimes, 'answeredAt' | 'deadline' | 'status'>,
  now: Date,
) {
  if (answeredAt === null) {
    if (isDone(status)) return 'untimed';
    return deadline !== null && deadline < now ? 'overdue' : 'waiting';
  }
  if (deadline === null) return 'untimed';
  return answeredAt <= deadline ? 'inTime' : 'late';
}

export function answerTimesOf(messages: readonly CountedMessage[]): AnswerTimes {
  const count = (...outcomes: Outcome[]) => messages.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const minutes = messages.flatMap((message) => message.minutes ?? []).toSorted((a, b) => a - b);
  return {
    received: messages.length,
    inTime: count('inTime'),
    late: count('late'),
    waiting: count('waiting', 'overdue'),
    overdue: count('overdue'),
    median: atShare(minutes, 0.5),
    ninetiethPercentile: atShare(minutes, 0.9),
  };
}

/** The smallest value that at least this share of all values does not exceed. */
function atShare(sorted: readonly number[], share: number): number | null {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? null;
}

/** The messages by subject, most first. What is beyond the bound, or has no subject, is one group without a name. */
export function groupsBySubject(
  messages: readonly CountedMessage[],
  most: number = answerTimesBounds.subjects,
): { businessType: string; messages: CountedMessage[] }[] {
  const groups = [...Map.groupBy(messages, ({ businessType }) => businessType)]
    .map(([businessType, ofSubject]) => ({ businessType, messages: ofSubject }))
    .toSorted(
      (a, b) =>
        Number(a.businessType === '') - Number(b.businessType === '') ||
        b.messages.length - a.messages.length ||
        a.businessType.localeCompare(b.businessType),
    );
  if (groups.length <= most) return groups;
  const rest = groups.slice(most - 1).flatMap((group) => group.messages);
  return [...groups.slice(0, most - 1), { businessType: '', messages: rest }];
}
