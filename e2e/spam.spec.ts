/** What keeps programs out, and what an honest visitor sees of it: nothing. */
import type { Page } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths } from 'contract/paths.ts';
import { words } from 'contract/words/words.ts';
import { listenToSending, MessageBoard, newMessage } from './message-board.ts';
import { ReceiptDialog } from './receipt-dialog.ts';
import { prove, sampled } from './sample.ts';
import { keptSubmissions } from './system.ts';
import { expect, test } from './visitor.ts';

/** Faster than this is no hand (server/src/submissions/rules.ts). */
const writtenByHand = 3200;

async function keptWith(remark: string) {
  return (await keptSubmissions()).filter((submission) => submission['remark'] === remark);
}

for (const locale of localeNames)
  test(
    `${locale}: a message written by hand bears no mark`,
    sampled(2, locale),
    async ({ visitor: { page, opens } }) => {
      await opens(locale, paths.news());
      const board = new MessageBoard(page);
      const sent = listenToSending(page);
      const message = newMessage();
      const before = await page.locator('body').innerText();
      await board.open();
      await board.write(message);
      await page.waitForTimeout(writtenByHand);
      await board.send.click();
      await expect(board.dialog).toContainText(words[locale].submitted);
      expect(sent[0]?.['challenge']).toMatch(/^[\w+/]{100,}=*$/);
      const kept = await keptWith(message.remark);
      expect(kept).toEqual([expect.objectContaining({ ...message, suspicions: [] })]);
      expect(JSON.stringify(kept)).not.toContain('challenge');
      await new ReceiptDialog(page).save();
      expect(await page.locator('body').innerText()).toBe(before);
    },
  );

test('a second message of the same page brings a second proof', { tag: prove }, async ({
  visitor: { page, opens },
}) => {
  await opens('en', paths.contact());
  const board = new MessageBoard(page);
  for (const message of [newMessage(), newMessage()]) {
    await board.open();
    await board.write(message);
    await page.waitForTimeout(writtenByHand);
    await board.send.click();
    await new ReceiptDialog(page).save();
    expect(await keptWith(message.remark)).toEqual([expect.objectContaining({ suspicions: [] })]);
  }
});

const troubles: [string, (page: Page) => Promise<unknown>][] = [
  [
    'a browser without workers',
    (page) =>
      page.addInitScript(() => {
        Object.defineProperty(globalThis, 'Worker', { value: undefined });
      }),
  ],
  ['a challenge that never comes', (page) => page.route(/\/site\/challenge/, () => new Promise(() => undefined))],
  [
    'a challenge that takes too long',
    (page) =>
      page.route(/\/site\/challenge/, async (route) => {
        const answer = await (await route.fetch()).json();
        await route.fulfill({
          json: { ...answer, data: { ...answer.data, challenge: '0'.repeat(64), maxnumber: 1e9 } },
        });
      }),
  ],
];
for (const [trouble, makeTrouble] of troubles)
  test(`${trouble} costs a mark, and no message`, { tag: prove }, async ({ visitor: { page, opens } }) => {
    await makeTrouble(page);
    await opens('en', paths.contact());
    const board = new MessageBoard(page);
    const message = newMessage();
    await board.open();
    await board.write(message);
    await board.send.click();
    await expect(board.dialog).toContainText('submitted successfully');
    const [kept] = await keptWith(message.remark);
    expect(kept?.['suspicions']).toContain('noChallenge');
  });

test('a message that is on its way when its dialog closes takes its proof along', { tag: prove }, async ({
  visitor,
}) => {
  const { page, opens } = visitor;
  await page.route(/\/site\/challenge/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await opens('en', paths.contact());
  const board = new MessageBoard(page);
  const message = newMessage();
  await board.open();
  await board.write(message);
  await board.send.click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('submitted successfully')).toBeVisible();
  const [kept] = await keptWith(message.remark);
  expect(kept?.['suspicions']).not.toContain('noChallenge');
});

const comeBack: Record<Locale, string> = {
  cn: '请在7分钟后重新提交',
  en: 'Please send again in 7\u00A0minutes',
  ru: 'Повторите через\u00A07\u00A0минут',
};

for (const locale of localeNames)
  test(
    `${locale}: whoever sends too much is told when to try again, and keeps all`,
    sampled(0, locale),
    async ({ visitor }) => {
      const { page, opens, expectComplaint } = visitor;
      expectComplaint(/status of 429/);
      await opens(locale, paths.contact());
      const board = new MessageBoard(page);
      const message = newMessage();
      await board.open();
      await board.write(message);
      const json = { code: 429, msg: '…', error: 'tooManyRequests', retryAfter: 390 };
      await page.route(/\/submitReporter$/, (route) => route.fulfill({ status: 429, json }));
      await board.send.click();
      await expect(board.dialog.locator('footer').getByText(comeBack[locale])).toBeVisible();
      expect(await board.written()).toEqual(message);
      await expect(board.send).toBeEnabled();
    },
  );
