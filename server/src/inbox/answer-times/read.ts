import { type AnswerPeriod, answerTimesBounds } from 'contract/console/answer-times.ts';
import { localeNames } from 'contract/locales.ts';
import { beijingDay, parseBeijingTimestamp, startOfBeijingDay } from '../../database/beijing-time.ts';
import type { Database } from '../../database/open.ts';
import type { CalendarTime } from '../../submissions/calendar-time.ts';
import { answerTimesOf, type CountedMessage, countedMessage, groupsBySubject } from './rules.ts';
import { findTimes } from './store.ts';

const batchSize = 500;
const day = 24 * 60 * 60_000;

/** The names of the last months, this one first: `2026-11`. */
export function lastMonths(now: Date, count: number = answerTimesBounds.months): string[] {
  const [year = 0, month = 0] = beijingDay(now).split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index)).toISOString().slice(0, 7),
  );
}

/** Reads in batches, so that other requests run in between. */
export async function readMessages(
  db: Database,
  time: CalendarTime,
  most: number = answerTimesBounds.messages,
): Promise<{ messages: CountedMessage[]; isCut: boolean }> {
  const since = parseBeijingTimestamp(`${lastMonths(time.now).at(-1)}-01 00:00:00`);
  const messages: CountedMessage[] = [];
  for (let after; ; ) {
    const rows = await findTimes(db, { since, after, limit: batchSize });
    messages.push(...rows.map((row) => countedMessage(row, time)));
    after = rows.at(-1);
    if (messages.length > most) return { messages: messages.slice(0, most), isCut: true };
    if (after === undefined || rows.length < batchSize) return { messages, isCut: false };
  }
}

/** The messages of the last days and of each month. */
export function periodsOf(messages: readonly CountedMessage[], now: Date) {
  const firstDay = startOfBeijingDay(now).getTime() - (answerTimesBounds.days - 1) * day;
  const byMonth = Map.groupBy(messages, ({ receivedAt }) => monthOf(receivedAt));
  return {
    lastDays: messages.filter(({ receivedAt }) => receivedAt >= firstDay),
    months: lastMonths(now).map((month) => ({ month, messages: byMonth.get(month) ?? [] })),
  };
}

/** China has no daylight saving time, and formatting thousands of dates would be slow. */
const monthOf = (instant: number) => new Date(instant + 8 * 60 * 60_000).toISOString().slice(0, 7);

export function toAnswerPeriod(
  messages: readonly CountedMessage[],
  subjectOf: (businessType: string) => string,
): AnswerPeriod {
  return {
    total: answerTimesOf(messages),
    bySubject: groupsBySubject(messages).map((group) => ({
      subject: subjectOf(group.businessType),
      ...answerTimesOf(group.messages),
    })),
    byLocale: localeNames.map((locale) => ({
      locale,
      ...answerTimesOf(messages.filter((message) => message.locale === locale)),
    })),
  };
}
