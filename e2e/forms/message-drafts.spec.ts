/** Drafts survive closing, reloading and a lost connection; the form works by keyboard alone. */
import { localeNames } from 'contract/locales.ts';
import { paths } from 'contract/urls/paths.ts';
import { words } from 'contract/words/words.ts';
import { blockSessionStorage } from '../page-checks/browser-storage.ts';
import { sendAgain } from '../test-data/expected-texts.ts';
import { MessageBoard, newMessage } from '../page-objects/message-board.ts';
import { ReceiptDialog } from '../page-objects/receipt-dialog.ts';
import { recordRequests, submitUrl } from '../gateway/requests.ts';
import { fullRun, sampled } from '../test-data/sample.ts';
import { storedSubmissions } from '../fixtures/system.ts';
import { expect, test } from '../fixtures/visitor.ts';

test('Escape closes the message board, an outside click does not; the draft is restored', async ({
  visitor: { page, openPage },
}) => {
  await openPage('en', paths.contact());
  const board = new MessageBoard(page);
  const message = newMessage();
  await board.open();
  await board.fillIn(message);
  await page.mouse.click(30, 400);
  await expect(board.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(board.dialog).toBeHidden();
  await expect(board.openButton()).toBeFocused();
  await board.open();
  expect(await board.values()).toEqual(message);
  await expect(board.field('consent')).toBeChecked();
  await page.reload();
  await board.open();
  expect(await board.values()).toEqual(message);
  await openPage('ru', paths.news());
  await board.open();
  expect(await board.values(), 'on another page, in another language').toEqual(message);
});

test('without browser storage the draft lasts as long as the document', async ({ visitor: { page, openPage } }) => {
  await blockSessionStorage(page);
  await openPage('en', paths.contact());
  const board = new MessageBoard(page);
  const message = newMessage();
  await board.open();
  await board.fillIn(message);
  await page.keyboard.press('Escape');
  await board.open();
  expect(await board.values()).toEqual(message);
  await board.send.click();
  await expect(board.dialog).toContainText('submitted successfully');
});

const cuts: [string, boolean][] = [
  ['before the request arrives', false],
  ['before the response', true],
];

for (const locale of localeNames)
  for (const [cut, arrives] of cuts)
    test(
      `${locale}: a connection cut ${cut} keeps the draft, and a retry stores one message`,
      sampled('en', locale),
      async ({ visitor }) => {
        const { page, openPage, expectPageError } = visitor;
        expectPageError(/net::ERR_INTERNET_DISCONNECTED/);
        await openPage(locale, paths.contact());
        const board = new MessageBoard(page);
        const sent = recordRequests(page).submissions;
        const message = newMessage();
        await board.open();
        await board.fillIn(message);
        await page.route(submitUrl, async (route) => {
          if (arrives) await route.fetch();
          await route.abort('internetdisconnected');
        });
        // Press Enter in a field: a field that is disabled while sending loses the focus.
        await board.field('email').press('Enter');
        await expect(board.send).toHaveText(sendAgain[locale]);
        await expect(board.dialog.getByRole('alert').filter({ hasText: /\p{L}/u })).toBeVisible();
        expect(await board.values()).toEqual(message);
        await expect(board.send).toBeFocused();
        await page.unroute(submitUrl);
        await board.send.click();
        await expect(board.dialog).toContainText(words[locale].submitted);
        expect(sent).toHaveLength(2);
        expect(sent[1]).toEqual(sent[0]);
        expect(sent[0]?.['idempotencyKey']).toMatch(/^[\w-]{16,}$/);
        const stored = await storedSubmissions(message.remark);
        expect(stored).toHaveLength(1);
      },
    );

test('two messages are stored separately', { tag: fullRun }, async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.contact());
  const board = new MessageBoard(page);
  const sent = recordRequests(page).submissions;
  const message = newMessage();
  for (const _ of [1, 2]) {
    await board.open();
    await board.fillIn(message);
    await board.send.click();
    await new ReceiptDialog(page).save();
  }
  expect(sent[0]?.['idempotencyKey']).not.toBe(sent[1]?.['idempotencyKey']);
  expect(await storedSubmissions(message.remark)).toHaveLength(2);
});

for (const locale of localeNames)
  test(
    `${locale}: the keyboard alone fills in and sends the form`,
    sampled('en', locale),
    async ({ visitor: { page, openPage } }) => {
      await openPage(locale, paths.contact());
      const board = new MessageBoard(page);
      const message = newMessage();
      await board.openButton().focus();
      await page.keyboard.press('Enter');
      await expect(board.field('reporterType')).toBeFocused();
      await expect(board.field('reporterType').locator('option')).not.toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      for (const name of ['reporter', 'reporterMobile', 'email', 'remark'] as const) {
        await page.keyboard.press('Tab');
        await expect(board.field(name)).toBeFocused();
        await page.keyboard.insertText(message[name]);
      }
      await page.keyboard.press('Tab');
      await expect(board.field('consent')).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await expect(board.dialog.locator('a:focus')).toHaveAttribute('target', '_blank');
      await page.keyboard.press('Tab');
      await expect(board.send).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(board.dialog).toContainText(words[locale].submitted);
      const stored = await storedSubmissions(message.remark);
      expect(stored).toEqual([expect.objectContaining({ ...message, reporterType: '1' })]);
    },
  );
