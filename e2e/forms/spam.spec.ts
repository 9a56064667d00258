/** Spam protection, which an honest visitor never notices. */
import type { Page } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths } from 'contract/urls/paths.ts';
import { words } from 'contract/words/words.ts';
import { MessageBoard, newMessage, waitWritingTime } from '../page-objects/message-board.ts';
import { ReceiptDialog } from '../page-objects/receipt-dialog.ts';
import { recordRequests, submitUrl } from '../gateway/requests.ts';
import { fullRun, sampled } from '../test-data/sample.ts';
import { storedSubmissions } from '../fixtures/system.ts';
import { expect, test } from '../fixtures/visitor.ts';

for (const locale of localeNames)
  test(
    `${locale}: a message written by a person has no spam signal`,
    sampled('ru', locale),
    async ({ visitor: { page, openPage } }) => {
      await openPage(locale, paths.news());
      const board = new MessageBoard(page);
      const sent = recordRequests(page).submissions;
      const message = newMessage();
      const before = await page.locator('body').innerText();
      await board.open();
      await board.fillIn(message);
      await waitWritingTime(page);
      await board.send.click();
      await expect(board.dialog).toContainText(words[locale].submitted);
      expect(sent[0]?.['challenge']).toMatch(/^[\w+/]{100,}=*$/);
      const stored = await storedSubmissions(message.remark);
      expect(stored).toEqual([expect.objectContaining({ ...message, suspicions: [] })]);
      expect(JSON.stringify(stored)).not.toContain('challenge');
      await new ReceiptDialog(page).save();
      expect(await page.locator('body').innerText()).toBe(before);
    },
  );

test('a second message from the same page sends a second proof of work', { tag: fullRun }, async ({
  visitor: { page, openPage },
}) => {
  await openPage('en', paths.contact());
  const board = new MessageBoard(page);
  for (const message of [newMessage(), newMessage()]) {
    await board.open();
    await board.fillIn(message);
    await waitWritingTime(page);
    await board.send.click();
    await new ReceiptDialog(page).save();
    expect(await storedSubmissions(message.remark)).toEqual([expect.objectContaining({ suspicions: [] })]);
  }
});

const obstacles: [string, (page: Page) => Promise<unknown>][] = [
  [
    'a browser without workers',
    (page) =>
      page.addInitScript(() => {
        Object.defineProperty(globalThis, 'Worker', { value: undefined });
      }),
  ],
  ['a challenge that never arrives', (page) => page.route(/\/site\/challenge/, () => new Promise(() => undefined))],
  [
    'a challenge that takes too long',
    (page) =>
      page.route(/\/site\/challenge/, async (route) => {
        const response = await (await route.fetch()).json();
        await route.fulfill({
          json: { ...response, data: { ...response.data, challenge: '0'.repeat(64), maxnumber: 1e9 } },
        });
      }),
  ],
];
for (const [obstacle, addObstacle] of obstacles)
  test(`${obstacle} raises the spam score, but the message is stored`, { tag: fullRun }, async ({
    visitor: { page, openPage },
  }) => {
    await addObstacle(page);
    await openPage('en', paths.contact());
    const board = new MessageBoard(page);
    const message = newMessage();
    await board.open();
    await board.fillIn(message);
    await board.send.click();
    await expect(board.dialog).toContainText('submitted successfully');
    const [stored] = await storedSubmissions(message.remark);
    expect(stored?.['suspicions']).toContain('noChallenge');
  });

test('a message that is being sent when its dialog closes includes its proof of work', { tag: fullRun }, async ({
  visitor,
}) => {
  const { page, openPage } = visitor;
  await page.route(/\/site\/challenge/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await openPage('en', paths.contact());
  const board = new MessageBoard(page);
  const message = newMessage();
  await board.open();
  await board.fillIn(message);
  await board.send.click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('submitted successfully')).toBeVisible();
  const [stored] = await storedSubmissions(message.remark);
  expect(stored?.['suspicions']).not.toContain('noChallenge');
});

const retrySentence: Record<Locale, string> = {
  cn: '请在7分钟后重新提交',
  en: 'Please send again in 7\u00A0minutes',
  ru: 'Повторите через\u00A07\u00A0минут',
};

for (const locale of localeNames)
  test(
    `${locale}: a rate-limited visitor is told when to try again and keeps the draft`,
    sampled('cn', locale),
    async ({ visitor }) => {
      const { page, openPage, expectPageError } = visitor;
      expectPageError(/status of 429/);
      await openPage(locale, paths.contact());
      const board = new MessageBoard(page);
      const message = newMessage();
      await board.open();
      await board.fillIn(message);
      const json = { code: 429, msg: '…', error: 'tooManyRequests', retryAfter: 390 };
      await page.route(submitUrl, (route) => route.fulfill({ status: 429, json }));
      await board.send.click();
      await expect(board.dialog.locator('footer').getByText(retrySentence[locale])).toBeVisible();
      expect(await board.values()).toEqual(message);
      await expect(board.send).toBeEnabled();
    },
  );
