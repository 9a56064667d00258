/** Messages in the console: they are read, answered, assigned and closed, and visitors see the answers alone. */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type Browser, type BrowserContext, expect, type Page, request } from '@playwright/test';
import { withdrawSubmission } from 'contract/submissions/conversation.ts';
import type { Locale } from 'contract/locales.ts';
import { localePath, paths } from 'contract/urls/paths.ts';
import { signInAs } from '../../fixtures/console-accounts.ts';
import { type Administrator, api, openConsole, setPreferences, test } from '../../fixtures/console-server.ts';
import { violations } from '../../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../../page-checks/sideways-overflow.ts';
import { ConsoleInbox } from '../../page-objects/console-inbox.ts';
import { MessageBoard, newMessage, waitWritingTime } from '../../page-objects/message-board.ts';
import { ReceiptDialog } from '../../page-objects/receipt-dialog.ts';
import { entries, receiptField, sendMessage, submitButton } from '../../page-objects/submission-page.ts';
import { holdRequests } from '../../gateway/requests.ts';
import { fullRun } from '../../test-data/sample.ts';
import { waitForHydration } from '../../fixtures/visitor.ts';

test.describe.configure({ mode: 'serial' });

type Sent = { id: string; receipt: string; text: string };

/** Sends a message through the gateway. Without a solved challenge it is listed as suspicious. */
async function send(page: Page, { url }: Administrator, locale: Locale): Promise<Sent> {
  const visitor = await request.newContext({ baseURL: url });
  const { number, remark } = await sendMessage(visitor, locale);
  await visitor.dispose();
  const [, text = ''] = /, (\S+)/.exec(remark) ?? [];
  const { content } = await api(page, `inbox/message?view=suspicious&text=${text}`);
  return { id: content[0].id, receipt: number, text };
}

/** Adds two files of the same name to a message, by its receipt. */
async function addFiles({ url }: Administrator, { receipt }: Sent): Promise<void> {
  const visitor = await request.newContext({ baseURL: `${url}/gw-api/en/` });
  const file = { name: 'Spec.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  const fileNos: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const response = await visitor.post('wms/dqgx/uploadFile', { multipart: { file } });
    fileNos.push((await response.json()).data.fileNo);
  }
  const entry = { receipt, text: 'Two files', fileNos, idempotencyKey: randomUUID() };
  expect((await visitor.post('site/submission/entry', { data: entry })).status()).toBe(200);
  await visitor.dispose();
}

/** The list of messages, as a new member of the trade desk sees it. */
async function openDesk(administrator: Administrator, browser: Browser, width = 1440): Promise<Page> {
  const context = await signInAs(administrator, browser, 'tradeDesk');
  await setPreferences(context);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${administrator.url}/console/inbox/messages?view=suspicious`);
  return page;
}

/** Opens a message in the list that is shown, and reads it. */
async function openMessage(page: Page, { id, text }: Sent): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/console/inbox/messages/${id}?view=suspicious`);
  await expect(visitorSide(page)).toContainText(text);
}

const visitorSide = (page: Page) => page.locator('main').getByLabel('The visitor sees this');
const internalSide = (page: Page) => page.locator('main').getByLabel('Internal');
const shownEntries = (page: Page) => visitorSide(page).getByRole('article');
const collapsedAnswer = (page: Page) => page.getByRole('button', { name: /^Answer .+ in English$/ });
const collapsedRussianAnswer = (page: Page) => page.getByRole('button', { name: /^Answer .+ in Russian$/ });
const answerField = (page: Page) => page.getByRole('textbox', { name: 'Answer to the visitor' });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send to the visitor' });
const noteField = (page: Page) => page.getByRole('textbox', { name: 'Note for colleagues' });

/** Types an answer to a new message, which a colleague answers meanwhile. */
async function answerAfterColleague(
  { desk, administrator, context }: { desk: Page; administrator: Administrator; context: BrowserContext },
  typed: string,
  colleagues: string,
): Promise<Sent> {
  const sent = await send(desk, administrator, 'en');
  await openMessage(desk, sent);
  await collapsedAnswer(desk).click();
  await answerField(desk).fill(typed);
  const administratorsPage = await openConsole(administrator, context, '/');
  await api(administratorsPage, `inbox/message/${sent.id}/answer`, { text: colleagues, seenEntries: 1 });
  return sent;
}

test('a message from the site is answered in its language, and the visitor reads the answer but not the note', async ({
  administrator,
  browser,
}) => {
  const visitor = await browser.newContext({ baseURL: administrator.url });
  const site = await visitor.newPage();
  await site.goto(localePath('ru', paths.contact()));
  await waitForHydration(site);
  const board = new MessageBoard(site);
  await board.open();
  const message = { ...newMessage(), reporter: 'Олег Смирнов' };
  await board.fillIn(message);
  await waitWritingTime(site);
  await board.send.click();
  const receipt = await new ReceiptDialog(site).save();

  const desk = await openDesk(administrator, browser);
  const inbox = new ConsoleInbox(desk);
  await inbox.open();
  await expect(inbox.row('Олег Смирнов')).toContainText('2,000 t of calcined coke');
  await inbox.row('Олег Смирнов').click();
  await expect(desk.getByRole('heading', { level: 2, name: 'Олег Смирнов' })).toBeFocused();
  await expect(visitorSide(desk)).toContainText(message.remark);
  await expect(desk.getByRole('link', { name: message.email })).toHaveAttribute('href', `mailto:${message.email}`);

  await desk.keyboard.press('n');
  await expect(noteField(desk)).toBeFocused();
  await desk.keyboard.type('Floor is 2,860');
  await desk.getByRole('button', { name: 'Add the note' }).click();
  await expect(internalSide(desk).getByRole('listitem').filter({ hasText: 'Floor is 2,860' })).toBeVisible();
  await expect(noteField(desk)).toHaveValue('');

  // Without a Russian letter it may be meant for a colleague.
  await desk.getByRole('heading', { level: 2, name: 'Олег Смирнов' }).click();
  await desk.keyboard.press('r');
  await expect(answerField(desk)).toBeFocused();
  await expect(answerField(desk)).toHaveValue('');
  await answerField(desk).fill('Ask Zhao first');
  await desk.keyboard.press('Control+Enter');
  const question = desk.getByRole('dialog', { name: /used the Russian site/ });
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(question).toBeHidden();
  await expect(answerField(desk)).toHaveValue('Ask Zhao first');

  // Left meanwhile, the message keeps what was typed.
  await desk.keyboard.press('Control+Enter');
  await expect(question).toBeVisible();
  await desk.goBack();
  await expect(question).toBeHidden();
  await inbox.row('Олег Смирнов').click();
  await desk.getByRole('button', { name: 'Restore it' }).click();
  await expect(answerField(desk)).toHaveValue('Ask Zhao first');
  await answerField(desk).press('Control+Enter');
  await question.getByRole('button', { name: 'Make it a note' }).click();
  await expect(noteField(desk)).toBeFocused();
  await expect(noteField(desk)).toHaveValue('Ask Zhao first');
  await expect(collapsedRussianAnswer(desk)).toBeVisible();
  await expect(shownEntries(desk)).toHaveCount(1);
  await noteField(desk).fill('');
  await collapsedRussianAnswer(desk).click();
  await expect(answerField(desk)).toHaveValue('');

  const answer = 'Олег, добрый день!\nЦена — 2 900 за тонну <b>.';
  await answerField(desk).fill(answer);
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('The answer was sent')).toBeVisible();
  await expect(shownEntries(desk).last()).toContainText(answer);
  await expect(shownEntries(desk).last()).toContainText('Sample tradeDesk');
  await expect(shownEntries(desk).last()).toContainText('No sign yet that the visitor has read it');
  await expect(internalSide(desk)).toContainText('First opened by Sample tradeDesk');
  await expect(internalSide(desk)).toContainText('Answered by Sample tradeDesk');
  await expect(inbox.row('Олег Смирнов')).toHaveCount(0);
  await inbox.view('done').click();
  await expect(inbox.row('Олег Смирнов')).toBeVisible();

  await site.goto(localePath('ru', paths.submission()));
  await waitForHydration(site);
  await receiptField(site).fill(receipt);
  await submitButton(site).click();
  await expect(entries(site)).toContainText(answer);
  await expect(site.locator('main')).not.toContainText('Floor is');
  await expect(site.locator('main')).not.toContainText('Ask Zhao');
  await expect(site.locator('main')).not.toContainText('Sample tradeDesk');
  await desk.reload();
  await expect(shownEntries(desk).last()).toContainText('First read by the visitor');
  await Promise.all([visitor.close(), desk.context().close()]);
});

test('what a colleague has answered meanwhile is read first, and what is typed is kept', { tag: fullRun }, async ({
  administrator,
  browser,
  context,
}) => {
  const desk = await openDesk(administrator, browser);
  await answerAfterColleague({ desk, administrator, context }, 'We can offer 2,900 per tonne.', 'Which port, please?');
  await sendButton(desk).click();
  await expect(desk.getByText('A colleague has answered meanwhile')).toBeVisible();
  await expect(shownEntries(desk).last()).toContainText('Which port, please?');
  await expect(answerField(desk)).toHaveValue('We can offer 2,900 per tonne.');

  // A lost connection and a reload lose nothing either.
  await desk.route(/\/answer$/, (route) => route.abort());
  await sendButton(desk).click();
  await expect(desk.getByText('The connection to the server failed')).toBeVisible();
  await expect(answerField(desk)).toHaveValue('We can offer 2,900 per tonne.');
  await desk.unroute(/\/answer$/);
  await desk.reload();
  await desk.getByRole('button', { name: 'Restore it' }).click();
  await expect(answerField(desk)).toHaveValue('We can offer 2,900 per tonne.');
  await expect(desk.getByText('A colleague has answered meanwhile')).toBeVisible();

  // A double click sends it once.
  await sendButton(desk).dblclick();
  await expect(desk.getByText('The answer was sent')).toBeVisible();
  await expect(shownEntries(desk)).toHaveCount(3);
  await collapsedAnswer(desk).click();
  await expect(answerField(desk)).toHaveValue('');
  await desk.context().close();
});

test('the files of a message are downloaded as one zip, and a zip that does not arrive is said', {
  tag: fullRun,
}, async ({ administrator, browser }) => {
  const desk = await openDesk(administrator, browser);
  const sent = await send(desk, administrator, 'en');
  await addFiles(administrator, sent);
  await openMessage(desk, sent);
  const all = visitorSide(desk).getByRole('link', { name: /^All 2 files as one zip .+ Download$/ });
  const [download] = await Promise.all([desk.waitForEvent('download'), all.click()]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  expect((await buffer(await download.createReadStream())).subarray(0, 4).toString()).toBe('PK\u0003\u0004');
  await desk.route(/\/files$/, (route) => route.fulfill({ status: 502, body: '<html>' }));
  await all.click();
  await expect(desk.getByText('The file could not be downloaded')).toBeVisible();
  expect(await violations(desk, [])).toEqual([]);
  await desk.context().close();
});

test('an answer that arrived although its response was lost is not sent again', { tag: fullRun }, async ({
  administrator,
  browser,
}) => {
  const desk = await openDesk(administrator, browser);
  await openMessage(desk, await send(desk, administrator, 'en'));
  await collapsedAnswer(desk).click();
  await answerField(desk).fill('Certainly.');
  await desk.route(/\/answer$/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendButton(desk).click();
  await expect(desk.getByText('The connection to the server failed')).toBeVisible();
  await desk.unroute(/\/answer$/);
  await sendButton(desk).click();
  await expect(desk.getByText('This answer has arrived already')).toBeVisible();
  await expect(sendButton(desk)).toBeDisabled();
  await expect(shownEntries(desk)).toHaveCount(2);
  await desk.context().close();
});

test('tells whoever has gone on to the list that an answer was refused', { tag: fullRun }, async ({
  administrator,
  browser,
  context,
}) => {
  const desk = await openDesk(administrator, browser);
  const sent = await answerAfterColleague({ desk, administrator, context }, 'Too late.', 'Answered.');
  const release = await holdRequests(desk, /\/answer$/);
  await sendButton(desk).click();
  await desk.getByRole('button', { name: 'Back to the list' }).click();
  await expect(answerField(desk)).toHaveCount(0);
  release();
  await expect(desk.getByText(/^\S.+: the answer was not sent$/)).toBeVisible();

  // It is done now. A page behind the last one leads to that.
  await desk.goto(`${administrator.url}/console/inbox/messages?view=done&page=9`);
  await expect(desk.locator(`main a[href*="${sent.id}"]`)).toBeVisible();
  await expect(desk).toHaveURL(/view=done$/);
  await desk.context().close();
});

test('is taken once, closed and opened again', async ({ administrator, browser, context }) => {
  const desk = await openDesk(administrator, browser);
  const sent = await send(desk, administrator, 'en');
  await openMessage(desk, sent);
  const administratorsPage = await openConsole(administrator, context, '/');
  await openMessage(administratorsPage, sent);
  const takeOver = { name: 'Take it myself' };
  await desk.getByRole('button', takeOver).click();
  await expect(desk.getByText('Assigned to Sample tradeDesk')).toBeVisible();
  await expect(desk.getByRole('button', takeOver)).toHaveCount(0);
  await administratorsPage.getByRole('button', takeOver).click();
  await expect(administratorsPage.getByText('Already assigned to Sample tradeDesk')).toBeVisible();

  await desk.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(visitorSide(desk)).toContainText('This is closed');
  await expect(internalSide(desk)).toContainText('Closed');
  await expect(collapsedAnswer(desk)).toHaveCount(0);
  // The second click of a double click on “Close” does nothing.
  const reopen = desk.getByRole('button', { name: 'Reopen' });
  await reopen.hover();
  await desk.mouse.down({ clickCount: 2 });
  await desk.mouse.up({ clickCount: 2 });
  await reopen.click();
  await expect(collapsedAnswer(desk)).toBeVisible();
  await collapsedAnswer(desk).click();
  await answerField(desk).fill('That was all.');
  await desk.getByRole('button', { name: 'Send and close' }).click();
  await expect(visitorSide(desk)).toContainText('This is closed');
  await expect(shownEntries(desk).last()).toContainText('That was all.');
  await desk.context().close();
});

test('says that the visitor has withdrawn it', async ({ administrator, browser }) => {
  const desk = await openDesk(administrator, browser);
  const sent = await send(desk, administrator, 'en');
  await openMessage(desk, sent);
  const withdrawal = withdrawSubmission.path.replace('{lang}', 'en');
  const response = await desk.request.post(`${administrator.url}/gw-api${withdrawal}`, {
    data: { receipt: sent.receipt },
    headers: { origin: administrator.url },
  });
  expect(response.status(), await response.text()).toBe(200);
  await noteField(desk).fill('Too late');
  await desk.getByRole('button', { name: 'Add the note' }).click();
  await expect(desk.getByRole('heading', { name: 'This no longer exists' })).toBeVisible();
  await desk.getByRole('button', { name: 'Back to the list' }).click();
  await expect(desk).toHaveURL(/\/inbox\/messages\?view=suspicious$/);
  await desk.context().close();
});

test('Today says since when its numbers are old, and reads them when somebody is back', async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/');
  const countsAreRead = () =>
    page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/console/inbox'));
  await page.clock.install();
  await page.reload();
  const panel = page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: 'Inbox' }) });
  await expect(panel.getByRole('link', { name: 'Messages' })).toBeVisible();
  // The end of the polling may come before or after a last read.
  await page.clock.fastForward('15:30');
  await page.clock.fastForward('05:00');
  await expect(panel).toContainText(/as of \d\d/);
  const nextRead = countsAreRead();
  await page.mouse.move(300, 300);
  await nextRead;
  await page.clock.fastForward('01:00');
  await expect(panel).not.toContainText('as of');
});

test('answers on a phone', { tag: fullRun }, async ({ administrator, browser }) => {
  const desk = await openDesk(administrator, browser, 390);
  const sent = await send(desk, administrator, 'en');
  await openMessage(desk, sent);
  expect(await sidewaysOverflow(desk)).toEqual([]);
  await expect(internalSide(desk)).toBeHidden();
  await desk.getByRole('tab', { name: 'Internal' }).click();
  await expect(visitorSide(desk)).toBeHidden();
  await noteField(desk).fill('Call at nine');
  await desk.getByRole('button', { name: 'Add the note' }).click();
  await expect(desk.getByRole('tab', { name: 'Internal · 1' })).toBeVisible();
  await desk.getByRole('tab', { name: 'The visitor sees this' }).click();
  await collapsedAnswer(desk).click();
  await answerField(desk).fill('Yes, from Dalian.');
  await expect(sendButton(desk)).toBeInViewport({ ratio: 1 });
  expect(await sidewaysOverflow(desk)).toEqual([]);
  expect(await violations(desk, [])).toEqual([]);
  await sendButton(desk).click();
  await expect(shownEntries(desk).last()).toContainText('Yes, from Dalian.');
  await desk.getByRole('button', { name: 'Back to the list' }).click();
  await expect(desk).toHaveURL(/\/inbox\/messages\?view=suspicious$/);
  await desk.context().close();
});

for (const [language, appearance] of [
  ['en', 'light'],
  ['cn', 'dark'],
  ['ru', 'light'],
] as const)
  test(`axe finds nothing in the list and in an opened message, ${language} ${appearance}`, { tag: fullRun }, async ({
    administrator,
    context,
  }) => {
    const page = await openConsole(administrator, context, '/', { language, appearance, width: 1440 });
    const { id } = await send(page, administrator, 'ru');
    await api(page, `inbox/message/${id}/note`, { text: 'Sample note' });
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${administrator.url}/console/inbox/messages?view=suspicious`);
      await expect(page.locator(`main a[href*="${id}"]`)).toBeVisible();
      expect(await violations(page, []), `list, ${width}`).toEqual([]);
      await page.locator(`main a[href*="${id}"]`).click();
      await expect(page.locator('main article')).toBeVisible();
      await page.keyboard.press('r');
      await expect(page.locator('main textarea[lang]')).toBeFocused();
      expect(await violations(page, []), `opened, ${width}`).toEqual([]);
      expect(await sidewaysOverflow(page), `${width}`).toEqual([]);
    }
  });
