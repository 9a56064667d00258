/** By when a message is answered, as the message board says it. The date of its answers is the server's time. */
import type { Page } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths } from 'contract/paths.ts';
import { MessageBoard, newMessage } from './message-board.ts';
import { prove } from './sample.ts';
import { keptSubmissions } from './system.ts';
import { expect, test } from './visitor.ts';

/** From now on the server says that it is this Beijing time, once `mayAnswer` has come. */
async function setServerTime(page: Page, beijing: string, mayAnswer: Promise<void> = Promise.resolve()): Promise<void> {
  const date = new Date(`${beijing}+08:00`).toUTCString();
  await page.unroute('**/gw-api/**');
  await page.route('**/gw-api/**', async (route) => {
    await mayAnswer;
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}

function promiseOn(board: MessageBoard) {
  return board.dialog.getByText(/答复您|answer you|ответим/);
}

/** A visitor's zone, and what the demonstration company's calendar promises there by Beijing times of the server. */
const readings: Record<Locale, { zone: string; tag: string[]; says: Record<string, string> }> = {
  cn: {
    zone: 'Asia/Shanghai',
    tag: [prove],
    says: {
      '2026-11-20T09:12:31': '我们将在2小时内答复您。',
      '2026-11-20T11:45:00': '我们将于北京时间今天14:45前答复您。',
      '2026-11-20T17:15:00': '我们将于北京时间周一10:15前答复您。',
      '2026-10-01T10:00:00': '我们将于北京时间10月8日（周四）10:30前答复您。',
    },
  },
  en: {
    zone: 'America/New_York',
    tag: [],
    says: {
      '2026-11-20T09:12:31': 'We will answer you within 2 hours.',
      '2026-11-22T12:00:00': 'We will answer you by 10:30 on Monday, Beijing time (21:30 on Sunday, your time).',
      // A holiday of a week, and a Saturday that is worked.
      '2026-10-01T10:00:00':
        'We will answer you by 10:30 on Thursday, 8 October, Beijing time (22:30 on Wednesday, your time).',
      '2026-10-10T09:00:00': 'We will answer you within 2 hours.',
    },
  },
  ru: {
    zone: 'Europe/Moscow',
    tag: [prove],
    says: {
      '2026-11-20T09:12:31': 'Мы ответим в течение 2 часов.',
      '2026-11-20T17:15:00': 'Мы ответим в понедельник до 10:15 по пекинскому времени (05:15 по вашему).',
    },
  },
};

for (const locale of localeNames) {
  const { zone, tag, says } = readings[locale];
  test.describe(`${locale}, from ${zone}`, { tag }, () => {
    test.use({ timezoneId: zone });

    test('is read above the button, and heard with it', async ({ visitor: { page, opens } }) => {
      await opens(locale, paths.contact());
      const board = new MessageBoard(page);
      for (const [serverTime, promise] of Object.entries(says)) {
        await setServerTime(page, serverTime);
        await board.open();
        await expect(promiseOn(board)).toHaveText(promise);
        await expect(board.send).toHaveAccessibleDescription(promise);
        await page.keyboard.press('Escape');
        await expect(board.dialog).toBeHidden();
      }
    });
  });
}

test('follows the server’s clock, not the visitor’s, and goes on with the minutes', async ({ visitor }) => {
  const { page, opens } = visitor;
  await page.clock.install({ time: new Date('2020-02-29T00:00:00Z') });
  await opens('en', paths.contact());
  const board = new MessageBoard(page);
  await setServerTime(page, '2026-11-20T15:29:00');
  await board.open();
  await expect(promiseOn(board)).toHaveText('We will answer you within 2 hours.');
  await page.clock.runFor(90_000);
  await expect(promiseOn(board)).toContainText('by 08:31 on Monday, Beijing time');
});

test('takes its room before it is known: nothing jumps', async ({ visitor: { page, opens } }) => {
  await page.clock.install({ time: new Date('2026-11-22T12:00:00+08:00') });
  await opens('en', paths.contact());
  const board = new MessageBoard(page);
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await setServerTime(page, '2026-11-22T12:00:00', mayAnswer);
  await board.opener().click();
  await expect(board.send).toBeVisible();
  await expect(promiseOn(board)).toBeHidden();
  // Tried only: a click waits until the dialog has come to rest.
  await board.field('remark').click({ trial: true });
  const before = await board.field('remark').boundingBox();
  answer();
  await expect(promiseOn(board)).toBeVisible();
  expect(await board.field('remark').boundingBox()).toEqual(before);
});

test('the promise of the answer is kept with the message, and stands in the thanks', async ({ visitor }) => {
  const { page, opens } = visitor;
  await opens('en', paths.contact());
  const board = new MessageBoard(page);
  const message = newMessage();
  let answered: { reply: { deadline: string } | null } = { reply: null };
  await page.route('**/submitReporter', async (route) => {
    const response = await route.fetch();
    answered = await response.json();
    // Read at any hour of any day.
    await route.fulfill({
      response,
      json: { ...answered, reply: { deadline: '2026-11-23 10:15:00', withinHours: null } },
    });
  });
  await board.open();
  await board.write(message);
  await board.send.click();
  await expect(board.dialog).toContainText('submitted successfully');
  await expect(promiseOn(board)).toContainText('by 10:15');
  const [kept] = (await keptSubmissions()).filter(({ remark }) => remark === message.remark);
  const deadline = answered.reply && new Date(`${answered.reply.deadline.replace(' ', 'T')}+08:00`);
  const printed = kept?.['deadline'];
  // The wire has no fractions of a second.
  expect(typeof printed === 'string' ? `${printed.slice(0, 19)}.000Z` : printed).toBe(
    deadline && deadline.toISOString(),
  );
});
