import { getAnswerTimes } from 'contract/console/answer-times.ts';
import type { WorkingTime } from 'contract/working-time/working-calendar.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { type Browser, signedIn } from '../../../test/staff.ts';
import { lastMonths, periodsOf, readMessages } from './read.ts';
import { answerTimesOf, countedMessage, groupsBySubject } from './rules.ts';
import type { StoredTimes } from './store.ts';

const open: [string, string][] = [
  ['08:30', '12:00'],
  ['13:00', '17:30'],
];
const calendar: WorkingTime = {
  timeZone: 'Asia/Shanghai',
  hours: { monday: open, tuesday: open, wednesday: open, thursday: open, friday: open, saturday: [], sunday: [] },
  holidays: [],
  workingDays: [],
  knownUntil: '2026-12-31',
};
const now = new Date('2026-11-24T15:42:00+08:00');
const at = (time: string) => new Date(`2026-11-${time}:00+08:00`);

const received = (time: string, more: Partial<StoredTimes> = {}) =>
  countedMessage(
    {
      id: '',
      receivedAt: at(time),
      deadline: at('24T11:00'),
      status: 'received',
      locale: 'cn',
      businessType: '1',
      answeredAt: null,
      ...more,
    },
    { now, calendar },
  );
const answered = (time: string, answeredAt: string) =>
  received(time, { answeredAt: at(answeredAt), status: 'answered' });

describe('the times of messages', () => {
  it('say what was answered in time, late and not yet', () => {
    const messages = [
      answered('24T09:00', '24T11:00'),
      answered('24T09:00', '24T11:01'),
      received('24T09:00'),
      received('24T15:00', { deadline: at('24T17:00') }),
      received('24T09:00', { status: 'inProgress', deadline: null }),
      received('24T09:00', { status: 'closed' }),
      received('24T09:00', { deadline: null, answeredAt: at('24T10:00'), status: 'closed' }),
    ];
    expect(answerTimesOf(messages)).toMatchObject({ received: 7, inTime: 1, late: 1, waiting: 3, overdue: 1 });
  });

  it('are counted in working time, over the break, the night and the weekend', () => {
    expect(answered('24T11:30', '24T13:20').minutes).toBe(50);
    expect(answered('20T17:00', '23T09:00').minutes).toBe(60);
  });

  it('count nothing without a promise, and after the days that the calendar knows', () => {
    const timed = { ...stored, deadline: at('24T11:00'), answeredAt: at('24T10:00') };
    const minutesBy = (knownUntil: string, more: Partial<StoredTimes> = {}) =>
      countedMessage({ ...timed, ...more }, { now, calendar: { ...calendar, knownUntil } }).minutes;
    expect(minutesBy('2026-11-24')).toBe(60);
    expect(minutesBy('2026-11-24', { answeredAt: at('25T00:00') })).toBe(undefined);
    expect(minutesBy('2026-11-23')).toBe(undefined);
    expect(minutesBy('2026-12-31', { deadline: null })).toBe(undefined);
    expect(countedMessage(timed, { now, calendar: undefined }).minutes).toBe(undefined);
  });

  it('have the median and what nine in ten do not exceed', () => {
    const minutes = (count: number) => answered('24T09:00', `24T09:${String(count).padStart(2, '0')}`);
    const ten = [10, 1, 2, 3, 4, 9, 8, 7, 6, 5].map(minutes);
    expect(answerTimesOf(ten)).toMatchObject({ median: 5, ninetiethPercentile: 9 });
    expect(answerTimesOf([minutes(7)])).toMatchObject({ median: 7, ninetiethPercentile: 7 });
    expect(answerTimesOf([received('24T09:00')])).toMatchObject({ median: null, ninetiethPercentile: null });
  });

  it('are grouped by at most so many subjects, the rarest as one', () => {
    const messages = ['', '', '', '1', '2', '2', '3'].map((businessType) => received('24T09:00', { businessType }));
    const sizes = (most: number) =>
      groupsBySubject(messages, most).map((group) => [group.businessType, group.messages.length]);
    expect(sizes(4)).toEqual([
      ['2', 2],
      ['1', 1],
      ['3', 1],
      ['', 3],
    ]);
    expect(sizes(3)).toEqual([
      ['2', 2],
      ['1', 1],
      ['', 4],
    ]);
  });

  it('belong to a month and to days of Beijing', () => {
    expect(lastMonths(new Date('2026-02-28T16:00:00Z'), 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
    const times = ['2026-10-31T23:59:00+08:00', '2026-11-01T00:00:00+08:00', '2026-10-26T00:00:00+08:00'];
    const messages = [...times, '2026-10-25T23:59:00+08:00'].map((time) =>
      countedMessage({ ...stored, receivedAt: new Date(time) }, { now, calendar }),
    );
    const { lastDays, months } = periodsOf(messages, now);
    expect(lastDays).toHaveLength(3);
    expect(months.slice(0, 2).map(({ month, messages: ofMonth }) => [month, ofMonth.length])).toEqual([
      ['2026-11', 1],
      ['2026-10', 3],
    ]);
    expect(months).toHaveLength(13);
  });
});

const stored: StoredTimes = {
  id: '',
  receivedAt: at('24T09:00'),
  deadline: null,
  status: 'received',
  locale: 'cn',
  businessType: null,
  answeredAt: null,
};

describe('the endpoint', () => {
  let site: RunningSite;
  let desk: Browser;
  let hr: Browser;
  beforeAll(async () => {
    site = await runSite({ trustedProxies: ['127.0.0.1'] });
    [desk, hr] = [(await signedIn(site, 'desk', ['tradeDesk'])).browser, (await signedIn(site, 'hr', ['hr'])).browser];
  });
  beforeEach(() => site.context.db.deleteFrom('submission').execute());
  afterAll(() => site.close());

  /** Inserts messages of now without content: the figures read none. */
  const insert = (count: number, { kind = 'message', suspicions = '{}', daysAgo = 0, businessType = '1' } = {}) =>
    sql`with sent as (
        insert into submission (kind, locale, status, business_type, sealed, wrapped_key, key_id, key_hash, content_hash, suspicions, received_at, deadline)
        select ${kind}, 'ru', 'answered', ${businessType}, '', '', '', sha256(gen_random_uuid()::text::bytea), '', ${suspicions}::text[],
          date_trunc('milliseconds', now()) - ${daysAgo} * interval '1 day', now() + interval '1 day'
        from generate_series(1, ${count}) returning id, received_at)
      insert into submission_entry (id, submission_id, position, author, sealed, wrapped_key, key_id, written_at)
      select gen_random_uuid(), id, 0, 'staff', '', '', '', received_at + interval '1 minute' from sent`.execute(
      site.context.db,
    );

  async function read(as = desk) {
    const { status, body } = await as.get('answer-times');
    expect(status, JSON.stringify(body)).toBe(200);
    return z.parse(getAnswerTimes.output, body).data;
  }

  it('counts messages alone, and none that may be spam or that is older', async () => {
    await insert(2);
    await insert(1, { daysAgo: 40 });
    await insert(1, { daysAgo: 430 });
    await insert(1, { kind: 'resume' });
    await insert(1, { suspicions: '{honeypot}' });
    const { lastDays, months, isCut } = await read();
    expect(lastDays.total).toMatchObject({ received: 2, inTime: 2, late: 0, waiting: 0 });
    expect(months.map(({ total }) => total.received).reduce((sum, count) => sum + count)).toBe(3);
    expect(lastDays.bySubject).toMatchObject([{ subject: expect.stringMatching(/\w/), received: 2 }]);
    expect(lastDays.bySubject[0]?.subject).not.toBe('1');
    expect(lastDays.byLocale).toMatchObject([{ received: 0 }, { received: 0 }, { locale: 'ru', received: 2 }]);
    expect(isCut).toBe(false);
    expect((await hr.get('answer-times')).status).toBe(403);
  });

  it('reads all of several batches, each once, and at most so many', async () => {
    await insert(1200);
    const time = { now: new Date(), calendar };
    expect(await readMessages(site.context.db, time)).toMatchObject({ messages: { length: 1200 }, isCut: false });
    expect(await readMessages(site.context.db, time, 1100)).toMatchObject({ messages: { length: 1100 }, isCut: true });
    expect((await read()).lastDays.total.received).toBe(1200);
  });
});
