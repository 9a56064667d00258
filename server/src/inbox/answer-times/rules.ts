import { type AnswerTimes, answerTimesBounds } from 'contract/console/answer-times.ts';
import type { Locale } from 'contract/locales.ts';
import { workingMinutesBetween } from 'contract/working-minutes.ts';
import { isDone } from '../view.ts';
import type { Clock } from '../clock.ts';
import type { StoredTimes } from './store.ts';

/** `apart` was closed without an answer, or nothing was promised: it is in no other number. */
type Outcome = 'inTime' | 'late' | 'waiting' | 'overdue' | 'apart';

/** A message, as it counts. */
export type CountedMessage = {
  receivedAt: number;
  businessType: string;
  locale: Locale;
  outcome: Outcome;
  /** Working time until the first answer. */
  minutes: number | undefined;
};

export function countedMessage(
  { receivedAt, businessType, locale, ...times }: StoredTimes,
  { now, calendar }: Clock,
): CountedMessage {
  const minutes =
    times.answeredAt === null || calendar === undefined
      ? undefined
      : workingMinutesBetween(calendar, receivedAt.getTime(), times.answeredAt.getTime());
  return {
    receivedAt: receivedAt.getTime(),
    businessType: businessType ?? '',
    locale,
    outcome: outcomeOf(times, now),
    minutes,
  };
}

function outcomeOf(
  { answeredAt, deadline, status }: Pick<StoredTimes, 'answeredAt' | 'deadline' | 'status'>,
  now: Date,
) {
  if (answeredAt === null) {
    if (isDone({ status })) return 'apart';
    return deadline !== null && deadline < now ? 'overdue' : 'waiting';
  }
  if (deadline === null) return 'apart';
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
