import { inboxBounds } from 'contract/console/inbox.ts';
import { formatNumber } from 'contract/format-number.ts';
import { type Locale, locales } from 'contract/locales.ts';
import { startOfBeijingDay } from '../database/beijing-time.ts';
import type { MailMessage } from '../mail/mail.ts';
import type { Due } from './due.ts';
import type { NoticeWords } from './words/cn.ts';
import { words } from './words/words.ts';

type Written = Pick<MailMessage, 'subject' | 'text'>;

type Options = { locale: Locale; consoleUrl: string; now: Date };

/** One mail with everything that is due. */
export function composeNotice(due: Due, { locale, consoleUrl, now }: Options): Written {
  const { messages, deadlines, resumes, reports, audit } = due;
  const texts = words[locale];
  const { subjects } = texts;
  const number = (count: number) => formatNumber(locale, count);
  const nearest = (time: Date | null) => (time === null ? [] : [texts.nearest(texts.time(formatTime(locale, time)))]);
  const isMorning = resumes !== undefined || reports !== undefined;
  const subject = [
    ...(audit ? [subjects.audit] : []),
    ...(deadlines ? [subjects.deadlines(number(deadlines.soon + deadlines.passed))] : []),
    ...(messages ? [subjects.messages(number(messages.count))] : []),
    ...(isMorning ? [subjects.morning] : []),
  ].join(' · ');
  const paragraphs = [
    audit && [texts.audit(audit.brokenAt)],
    deadlines && [
      ...(deadlines.passed > 0 ? [texts.passed(number(deadlines.passed))] : []),
      ...(deadlines.soon > 0 ? [texts.soon(number(deadlines.soon), number(inboxBounds.soonMinutes))] : []),
      ...nearest(deadlines.nearest),
    ],
    messages && [texts.messages(number(messages.count)), ...nearest(messages.nearest)],
    resumes && [
      ...(resumes.count > 0 ? [texts.resumes(number(resumes.count))] : []),
      ...(resumes.passed > 0 ? [texts.resumesPassed(number(resumes.passed))] : []),
      ...(resumes.soon > 0 ? [texts.resumesSoon(number(resumes.soon), number(inboxBounds.soonDays))] : []),
    ],
    reports && [texts.reports(number(reports.open)), reportsLine(texts, locale, reports, now)],
    [texts.console(consoleUrl)],
    // The line that mail programs know as the beginning of a signature.
    ['-- ', texts.settings],
  ].filter((lines) => lines !== undefined);
  return { subject, text: `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n` };
}

export function composeTest(locale: Locale): Written {
  const { subjects, test } = words[locale];
  return { subject: subjects.test, text: `${test}\n` };
}

function reportsLine(
  { haveCome, haveNotCome }: NoticeWords,
  locale: Locale,
  reports: NonNullable<Due['reports']>,
  now: Date,
): string {
  const yesterday = startOfBeijingDay(new Date(startOfBeijingDay(now).getTime() - 1));
  const day = reports.since < yesterday ? formatDay(locale, reports.since) : undefined;
  return (reports.haveCome ? haveCome : haveNotCome)(day);
}

const beijing = { timeZone: 'Asia/Shanghai' } as const;
const date = { month: 'long', day: 'numeric' } as const;

function formatDay(locale: Locale, day: Date): string {
  return new Intl.DateTimeFormat(locales[locale].tag, { ...beijing, ...date }).format(day);
}

function formatTime(locale: Locale, time: Date): string {
  const timeOfDay = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(locales[locale].tag, { ...beijing, ...date, ...timeOfDay }).format(time);
}
