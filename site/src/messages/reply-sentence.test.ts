import { expect, it } from 'vitest';
import { messages as cn } from '../text/cn/messages.ts';
import { messages as en } from '../text/en/messages.ts';
import { messages as ru } from '../text/ru/messages.ts';
import { replySentence } from './reply-sentence.ts';

const words = { cn: cn.reply, en: en.reply, ru: ru.reply };
const zoneNames = { cn: '北京时间', en: 'Beijing time', ru: 'по пекинскому времени' };
const beijing = (text: string) => Date.parse(`${text}+08:00`);

/** The sentence in three languages, with ordinary spaces instead of non-breaking ones. */
function sentences(
  deadline: string,
  now: string | undefined,
  visitorZone: string | undefined,
  withinHours: number | null = null,
) {
  const sentenceIn = (locale: 'cn' | 'en' | 'ru') =>
    replySentence(
      locale,
      words[locale],
      { deadline: beijing(deadline), withinHours },
      { timeZone: 'Asia/Shanghai', zoneName: zoneNames[locale], visitorZone },
      now === undefined ? undefined : beijing(now),
    ).replaceAll('\u00A0', ' ');
  return [sentenceIn('cn'), sentenceIn('en'), sentenceIn('ru')];
}

it('a promise that needs only working hours is “within” that many hours', () => {
  expect(sentences('2026-11-20T11:00', '2026-11-20T09:00', 'Europe/Moscow', 2)).toEqual([
    '我们将在2小时内答复您。',
    'We will answer you within 2 hours.',
    'Мы ответим в течение 2 часов.',
  ]);
  expect(sentences('2026-11-20T10:00', '2026-11-20T09:00', 'Europe/Moscow', 1).slice(1)).toEqual([
    'We will answer you within 1 hour.',
    'Мы ответим в течение 1 часа.',
  ]);
});

it('a visitor whose zone has the same time, or is unknown, sees one time', () => {
  const once = [
    '我们将于北京时间周一10:15前答复您。',
    'We will answer you by 10:15 on Monday, Beijing time.',
    'Мы ответим в понедельник до 10:15 по пекинскому времени.',
  ];
  for (const zone of ['Asia/Shanghai', 'Asia/Singapore', undefined, 'Mars/Olympus'])
    expect(sentences('2026-11-23T10:15', '2026-11-20T17:15', zone)).toEqual(once);
});

it('a visitor in another zone sees both times, with the day if it differs', () => {
  expect(sentences('2026-11-23T10:30', '2026-11-20T18:00', 'Europe/Moscow')).toEqual([
    '我们将于北京时间周一10:30前答复您（您当地时间05:30）。',
    'We will answer you by 10:30 on Monday, Beijing time (05:30 your time).',
    'Мы ответим в понедельник до 10:30 по пекинскому времени (05:30 по вашему).',
  ]);
  expect(sentences('2026-11-24T10:30', '2026-11-23T20:00', 'America/New_York')).toEqual([
    '我们将于北京时间周二10:30前答复您（您当地时间周一21:30）。',
    'We will answer you by 10:30 on Tuesday, Beijing time (21:30 on Monday, your time).',
    'Мы ответим во вторник до 10:30 по пекинскому времени (в понедельник в 21:30 по вашему).',
  ]);
});

it('a deadline is “today” only if it is the visitor’s today as well', () => {
  expect(sentences('2026-11-20T14:45', '2026-11-20T11:45', 'Asia/Shanghai')).toEqual([
    '我们将于北京时间今天14:45前答复您。',
    'We will answer you by 14:45 today, Beijing time.',
    'Мы ответим сегодня до 14:45 по пекинскому времени.',
  ]);
  expect(sentences('2026-11-20T14:45', '2026-11-20T11:45', 'America/New_York')[1]).toBe(
    'We will answer you by 14:45 on Friday, Beijing time (01:45 your time).',
  );
});

it('a deadline more than a week away, or at an unknown time, has its date', () => {
  const dated = [
    '我们将于北京时间2月24日（周二）10:30前答复您。',
    'We will answer you by 10:30 on Tuesday, 24 February, Beijing time.',
    'Мы ответим во вторник, 24 февраля, до 10:30 по пекинскому времени.',
  ];
  expect(sentences('2026-02-24T10:30', '2026-02-16T12:00', 'Asia/Shanghai')).toEqual(dated);
  expect(sentences('2026-02-24T10:30', '2026-02-17T12:00', 'Asia/Shanghai')).toEqual(dated);
  expect(sentences('2026-02-24T10:30', '2026-02-18T12:00', 'Asia/Shanghai')[1]).toContain('on Tuesday, Beijing');
  expect(sentences('2026-02-24T10:30', undefined, 'Asia/Shanghai')).toEqual(dated);
});
