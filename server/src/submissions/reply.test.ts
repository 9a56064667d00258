import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { message } from '../../test/sample-submissions.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import { readFormContent } from './form-content.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
beforeEach(async () => {
  await site.context.db.deleteFrom('submission').execute();
});
afterAll(() => site.close());

const hour = 3_600_000;
const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const open = Object.fromEntries(Object.keys(closed).map((weekday) => [weekday, [['00:00', '24:00']]]));
const calendar = {
  timeZone: 'Asia/Shanghai',
  zoneName: { cn: '北京时间', en: 'Beijing time', ru: 'по пекинскому времени' },
  hours: open,
  holidays: [],
  workingDays: [],
  knownUntil: '9999-12-31',
};

const submit = (more = {}) => site.gateway('/en/wms/dqgx/submitReporter', { ...message, ...more });

async function saved() {
  return site.context.db.selectFrom('submission').select(['receivedAt', 'deadline']).executeTakeFirstOrThrow();
}

async function setCalendar(change: object | null): Promise<void> {
  const { db } = site.context;
  await db.deleteFrom('setting').where('name', '=', 'workingCalendar').execute();
  if (change !== null) {
    const value = JSON.stringify({ ...calendar, ...change });
    await db.insertInto('setting').values({ name: 'workingCalendar', value }).execute();
  }
  // The notification arrives a little later.
  const stored = await readFormContent(db);
  await expect.poll(() => site.context.formContent()).toEqual(stored);
}

it('stores the deadline of a message, and returns the same one in the response', async () => {
  await setCalendar({});
  const { body } = await submit();
  const { receivedAt, deadline } = await saved();
  expect(deadline).toEqual(new Date(receivedAt.getTime() + 2 * hour));
  expect(body.reply).toEqual({ deadline: deadline && beijingTimestamp(deadline), withinHours: 2 });
});

it('promises a deadline without a number of hours if a message arrives outside working hours', async () => {
  // Ten holidays, the last of which is a working day.
  const holidays = Array.from({ length: 12 }, (_, days) =>
    new Date(Date.now() + (days - 1) * 24 * hour).toISOString().slice(0, 10),
  );
  const date = holidays.at(-1);
  const hours = { ...closed, monday: [['09:00', '12:00']] };
  await setCalendar({ hours, holidays, workingDays: [{ date, like: 'monday' }] });
  const { body } = await submit();
  expect(body.reply).toEqual({ deadline: `${date} 11:00:00`, withinHours: null });
  expect((await saved()).deadline).toEqual(new Date(`${date}T11:00:00+08:00`));
});

it('returns the first promise to a retry, also after the calendar was changed or removed', async () => {
  const idempotencyKey = '0123456789abcdef0123456789abcdef';
  await setCalendar({});
  const responses = await Promise.all([submit({ idempotencyKey }), submit({ idempotencyKey })]);
  const first = responses[0].body.reply;
  expect(first).toEqual({ deadline: expect.any(String), withinHours: 2 });
  expect(responses[1].body.reply).toEqual(first);
  const before = await saved();
  await setCalendar({ hours: closed });
  expect((await submit({ idempotencyKey })).body.reply).toEqual(first);
  await setCalendar(null);
  expect((await submit({ idempotencyKey })).body.reply).toEqual({ ...first, withinHours: null });
  expect(await saved()).toEqual(before);
});

describe('accepts a message without a promise', () => {
  it.each([
    ['if the store has no calendar', null],
    ['if the calendar has no working hours', { hours: closed }],
    ['if its holidays are known only until a past day', { knownUntil: '2026-01-01' }],
    ['if its time zone is invalid', { timeZone: 'Asia/Nowhere' }],
  ])('%s', async (_name, change) => {
    await setCalendar(change);
    const { status, body } = await submit();
    expect({ status, reply: body.reply }).toEqual({ status: 200, reply: null });
    expect((await saved()).deadline).toBeNull();
    expect((await site.gateway('/en/site/settings')).status).toBe(200);
  });
});

it('returns the calendar with its zone name in the requested language, and no unknown field', async () => {
  const unknownField = { note: { cn: '示例' } };
  await setCalendar(unknownField);
  const settingsIn = async (locale: string) => (await site.gateway(`/${locale}/site/settings`)).body.data;
  for (const locale of ['cn', 'en', 'ru'] as const)
    await expect
      .poll(() => settingsIn(locale))
      .toMatchObject({
        workingCalendar: { ...calendar, zoneName: calendar.zoneName[locale] },
      });
  expect(await settingsIn('cn')).not.toMatchObject({ workingCalendar: unknownField });
  await setCalendar(null);
  await expect.poll(() => settingsIn('cn')).toMatchObject({ workingCalendar: null });
});
