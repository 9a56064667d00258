/** The list of messages in the console: spam and not spam, filters, several at once, and the keys. */
import { type Browser, expect, type Page, request } from '@playwright/test';
import type { Locale } from 'contract/locales.ts';
import { signInAs } from '../../fixtures/console-accounts.ts';
import { type Administrator, api, setPreferences, test } from '../../fixtures/console-server.ts';
import { violations } from '../../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../../page-checks/sideways-overflow.ts';
import { ConsoleInbox } from '../../page-objects/console-inbox.ts';
import { sendMessage } from '../../page-objects/submission-page.ts';

test.describe.configure({ mode: 'serial' });

/** The list as a new member of the trade desk sees it. */
async function openDesk(administrator: Administrator, browser: Browser, query = ''): Promise<ConsoleInbox> {
  const context = await signInAs(administrator, browser, 'tradeDesk');
  await setPreferences(context);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${administrator.url}/console/inbox/messages${query}`);
  const inbox = new ConsoleInbox(page);
  await inbox.list.waitFor();
  return inbox;
}

/** Sends a message, which is taken for spam until it is cleared. Returns its id and what is found by the search. */
async function send(page: Page, { url }: Administrator, locale: Locale, { clear = true } = {}) {
  const visitor = await request.newContext({ baseURL: url });
  const { remark } = await sendMessage(visitor, locale);
  await visitor.dispose();
  const [, text = ''] = /, (\S+)/.exec(remark) ?? [];
  const { content } = await api(page, `inbox/message?view=suspicious&text=${text}`);
  const id: string = content[0].id;
  if (clear) await api(page, `inbox/message/${id}/spam`, { isSpam: false });
  return { id, text };
}

test('a suspicious message says why, is cleared by U, and marked again', async ({ administrator, browser }) => {
  const inbox = await openDesk(administrator, browser, '?view=suspicious');
  const { page } = inbox;
  const { text } = await send(page, administrator, 'ru', { clear: false });
  await page.reload();
  await inbox.row(text).click();
  const banner = page.getByRole('region', { name: 'Spam check' });
  await expect(banner).toContainText('Possible spam because of 1 sign');
  await expect(banner).toContainText('No proof of work: a program, or a browser without scripts');
  await page.keyboard.press('u');
  await expect(banner).toBeHidden();
  await expect(page.getByText(/^Not spam · Sample tradeDesk ·/)).toBeVisible();
  await expect(inbox.row(text)).toHaveCount(0);
  await inbox.view('open').click();
  await expect(inbox.row(text)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as spam' }).dblclick();
  await expect(banner).toContainText('Marked as spam by Sample tradeDesk');
  await expect(inbox.row(text)).toHaveCount(0);
  await banner.getByRole('button', { name: 'Not spam' }).click();
  await expect(inbox.row(text)).toBeVisible();
  await page.context().close();
});

test('several are assigned and closed at once, except what a colleague has changed', async ({
  administrator,
  browser,
}) => {
  const inbox = await openDesk(administrator, browser);
  const { page } = inbox;
  const [first, second] = [await send(page, administrator, 'en'), await send(page, administrator, 'en')];
  await page.reload();
  await inbox.row(first.text).focus();
  await page.keyboard.press('x');
  await inbox.row(second.text).focus();
  await page.keyboard.press('Shift+X');
  const bar = page.getByRole('toolbar', { name: 'Bulk actions' });
  await expect(bar).toContainText('2 selected');
  expect(await violations(page, [])).toEqual([]);
  await page.keyboard.press('a');
  // Each test of this file has an account of this name.
  await page.getByRole('menuitem', { name: 'Sample tradeDesk' }).last().click();
  await expect(page.getByText('Assignee changed: 2 items')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(inbox.row(first.text)).toContainText('Sample tradeDesk');

  await inbox.checkbox(first.text).click();
  await inbox.checkbox(second.text).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('2 selected');
  await api(page, `inbox/message/${second.id}/answer`, { text: 'Yes.', seenEntries: 1 });
  await page.keyboard.press('e');
  await page.getByRole('dialog', { name: 'Close 2 items?' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('1 of 2 changed; 1 had changed meanwhile and was left')).toBeVisible();
  await inbox.view('done').click();
  await expect(inbox.row(first.text)).toBeVisible();
  await expect(inbox.row(second.text)).toBeVisible();
  await page.context().close();
});

test('keys change the row that has the focus, and never the opened item', async ({ administrator, browser }) => {
  const inbox = await openDesk(administrator, browser, '?view=unassigned');
  const { page } = inbox;
  const [opened, taken, closed, lost] = [
    await send(page, administrator, 'en'),
    await send(page, administrator, 'en'),
    await send(page, administrator, 'en'),
    await send(page, administrator, 'en'),
  ];
  const toOpened: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes(opened.id)) toOpened.push(sent.url());
  });
  await page.goto(`${administrator.url}/console/inbox/messages/${opened.id}?view=unassigned`);
  await expect(page.locator('main h2:focus')).toBeVisible();
  await inbox.row(taken.text).focus();
  await page.keyboard.press('a');
  await expect(inbox.row(taken.text)).toHaveCount(0);
  await expect(inbox.row(closed.text)).toBeFocused();
  await expect(page.getByText('Assignee changed: 1 item')).toBeVisible();
  await inbox.checkbox(closed.text).focus();
  await page.keyboard.press('e');
  // The first change runs still.
  await page.keyboard.press('e');
  await expect(inbox.row(closed.text)).toHaveCount(0);
  await expect(inbox.row(lost.text)).toBeFocused();
  await expect(page.getByText('1 item closed')).toBeVisible();
  await page.route(/\/bulk-change$/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.keyboard.press('e');
  await expect(page.getByText(/^\S.*: perhaps not saved/)).toBeVisible();
  await expect(inbox.row(lost.text)).toHaveCount(0);

  // What is closed already is not closed again.
  await page.goto(`${administrator.url}/console/inbox/messages/${opened.id}?view=done`);
  await expect(page.locator('main h2:focus')).toBeVisible();
  await inbox.row(closed.text).focus();
  await page.keyboard.press('e');
  await page.keyboard.press('u');
  expect((await api(page, `inbox/message/${opened.id}`)).data).toMatchObject({ status: 'received', assignee: null });
  expect(toOpened).toEqual([]);
  await page.context().close();
});

test('filters stand in the address and as chips, and lead back to the whole list', async ({
  administrator,
  browser,
}) => {
  const inbox = await openDesk(administrator, browser);
  const { page } = inbox;
  const [english, russian] = [await send(page, administrator, 'en'), await send(page, administrator, 'ru')];
  await page.reload();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.locator('.ant-select-item').filter({ hasText: 'Русский' }).click();
  await expect(inbox.row(english.text)).toHaveCount(0);
  await expect(inbox.row(russian.text)).toBeVisible();
  await expect(page).toHaveURL(/language=ru/);
  await page.reload();
  await expect(inbox.row(english.text)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await violations(page, [])).toEqual([]);
  await inbox.search.fill('nothing like this');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(inbox.row(english.text)).toBeVisible();
  await page.goto(`${administrator.url}/console/inbox/messages?language=ru&status=received`);
  await page.getByRole('button', { name: 'Remove “Русский”' }).click();
  await expect(inbox.row(english.text)).toBeVisible();
  await expect(page).toHaveURL(/status=received/);

  // The row that has the focus, without a selection.
  await page.setViewportSize({ width: 1440, height: 900 });
  await inbox.row(english.text).focus();
  await page.keyboard.press('a');
  await expect(page.getByText('Assignee changed: 1 item')).toBeVisible();
  await expect(inbox.row(english.text)).toContainText('Sample tradeDesk');
  await inbox.row(english.text).focus();
  await page.keyboard.press('e');
  await expect(inbox.row(english.text)).toHaveCount(0);
  await expect(inbox.row(russian.text)).toBeFocused();
  await page.context().close();
});
