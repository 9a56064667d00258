/** The reply date that the message board promises. The date header of its responses is the server's time. */
import type { Page } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths } from 'contract/urls/paths.ts';
import { MessageBoard, newMessage } from '../page-objects/message-board.ts';
import { fullRun } from '../test-data/sample.ts';
import { storedSubmissions } from '../fixtures/system.ts';
import { expect, test } from '../fixtures/visitor.ts';

/** Once `released` has resolved, the server reports this Beijing time. */
async function setServerTime(page: Page, beijing: string, released: Promise<void> = Promise.resolve()): Promise<void> {
  const date = new Date(`${beijing}+08:00`).toUTCString();
  // A request of the time before may still be on its way, also when the test has ended.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/gw-api/**', async (route) => {
    await released;
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}

function promiseOn(board: MessageBoard) {
  return board.dialog.getByText(/答复您|answer you|ответим/);
}

/**
 * A visitor's time zone, and the promise there for Beijing times of the server, by the demonstration company's
 * calendar.
 */
const promises: Record<Locale, { zone: string; tag: string[]; sentences: Record<string, string> }> = {
  cn: {
    zone: 'Asia/Shanghai',
    tag: [fullRun],
    sentences: {
      '2026-11-20T09:12:31': '我们将在2小时内答复您。',
      '2026-11-20T11:45:00': '我们将于北京时间今天14:45前答复您。',
      '2026-11-20T17:15:00': '我们将于北京时间周一10:15前答复您。',
      '2026-10-01T10:00:00': '我们将于北京时间10月8日（周四）10:30前答复您。',
    },
  },
  en: {
    zone: 'America/New_York',
    tag: [],
    sentences: {
      '2026-11-20T09:12:31': 'We will answer you within 2 hours.',
      '2026-11-22T12:00:00': 'We will answer you by 10:30 on Monday, Beijing time (21:30 on Sunday, your time).',
      // A holiday of a week, and a Saturday that is a working day.
      '2026-10-01T10:00:00':
        'We will answer you by 10:30 on Thursday, 8 October, Beijing time (22:30 on Wednesday, your time).',
      '2026-10-10T09:00:00': 'We will answer you within 2 hours.',
    },
  },
  ru: {
    zone: 'Europe/Moscow',
    tag: [fullRun],
    sentences: {
      '2026-11-20T09:12:31': 'Мы ответим в течение 2 часов.',
      '2026-11-20T17:15:00': 'Мы ответим в понедельник до 10:15 по пекинскому времени (05:15 по вашему).',
    },
  },
};

for (const locale of localeNames) {
  const { zone, tag, sentences } = promises[locale];
  test.describe(`${locale}, from ${zone}`, { tag }, () => {
    test.use({ timezoneId: zone });

    test('the promise is shown above the button and describes it', async ({ visitor: { page, openPage } }) => {
      await openPage(locale, paths.contact());
      const board = new MessageBoard(page);
      for (const [serverTime, promise] of Object.entries(sentences)) {
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

test('the promise follows the server’s clock, not the visitor’s, and updates every minute', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await page.clock.install({ time: new Date('2020-02-29T00:00:00Z') });
  await openPage('en', paths.contact());
  const board = new MessageBoard(page);
  await setServerTime(page, '2026-11-20T15:29:00');
  await board.open();
  await expect(promiseOn(board)).toHaveText('We will answer you within 2 hours.');
  await page.clock.runFor(90_000);
  await expect(promiseOn(board)).toContainText('by 08:31 on Monday, Beijing time');
});

test('the promise reserves its space and shifts nothing', async ({ visitor: { page, openPage } }) => {
  await page.clock.install({ time: new Date('2026-11-22T12:00:00+08:00') });
  await openPage('en', paths.contact());
  const board = new MessageBoard(page);
  const released = Promise.withResolvers<void>();
  await setServerTime(page, '2026-11-22T12:00:00', released.promise);
  await board.openButton().click();
  await expect(board.send).toBeVisible();
  await expect(promiseOn(board)).toBeHidden();
  // A trial click: it waits until the dialog has stopped moving.
  await board.field('remark').click({ trial: true });
  const before = await board.field('remark').boundingBox();
  released.resolve();
  await expect(promiseOn(board)).toBeVisible();
  expect(await board.field('remark').boundingBox()).toEqual(before);
});

test('the promised time is stored with the message and shown in the confirmation', async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', paths.contact());
  const board = new MessageBoard(page);
  const message = newMessage();
  let responseBody: { reply: { deadline: string } | null } = { reply: null };
  await page.route('**/submitReporter', async (route) => {
    const response = await route.fetch();
    responseBody = await response.json();
    // The test may run at any hour of any day.
    await route.fulfill({
      response,
      json: { ...responseBody, reply: { deadline: '2026-11-23 10:15:00', withinHours: null } },
    });
  });
  await board.open();
  await board.fillIn(message);
  await board.send.click();
  await expect(board.dialog).toContainText('submitted successfully');
  await expect(promiseOn(board)).toContainText('by 10:15');
  const [stored] = await storedSubmissions(message.remark);
  const deadline = responseBody.reply && new Date(`${responseBody.reply.deadline.replace(' ', 'T')}+08:00`);
  const storedDeadline = stored?.['deadline'];
  // HTTP dates have no fractions of a second.
  expect(typeof storedDeadline === 'string' ? `${storedDeadline.slice(0, 19)}.000Z` : storedDeadline).toBe(
    deadline && deadline.toISOString(),
  );
});
