/** How long messages are kept: one is kept longer, another is erased while a colleague answers it. */
import { type Browser, expect, type Page, request } from '@playwright/test';
import { localePath, paths } from 'contract/urls/paths.ts';
import { signInAs } from '../../fixtures/console-accounts.ts';
import { type Administrator, api, openConsole, setPreferences, test } from '../../fixtures/console-server.ts';
import { violations } from '../../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../../page-checks/sideways-overflow.ts';
import { receiptField, sendMessage, submitButton } from '../../page-objects/submission-page.ts';
import { waitForHydration } from '../../fixtures/visitor.ts';

/** A message without a solved challenge, opened by an administrator. */
async function openMessage(administrator: Administrator, page: Page): Promise<{ id: string; receipt: string }> {
  const visitor = await request.newContext({ baseURL: administrator.url });
  const { number, remark } = await sendMessage(visitor, 'en');
  await visitor.dispose();
  const [, text = ''] = /, (\S+)/.exec(remark) ?? [];
  const { content } = await api(page, `inbox/message?view=suspicious&text=${text}`);
  await page.goto(`${administrator.url}/console/inbox/messages/${content[0].id}?view=suspicious`);
  await expect(page.getByLabel('Internal')).toContainText('Erased automatically on');
  return { id: content[0].id, receipt: number };
}

async function openReceipt(administrator: Administrator, browser: Browser, receipt: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: administrator.url })).newPage();
  await page.goto(localePath('en', paths.submission()));
  await waitForHydration(page);
  await receiptField(page).fill(receipt);
  await submitButton(page).click();
  return page;
}

test('a message that is evidence is kept longer, and the visitor reads why', async ({
  administrator,
  browser,
  context,
}) => {
  await setPreferences(context);
  const page = await openConsole(administrator, context, '/');
  const { id, receipt } = await openMessage(administrator, page);
  await page.getByRole('button', { name: 'Extend…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Extend the retention' });
  const confirm = dialog.getByRole('button', { name: 'Extend' });
  await expect(confirm).toBeDisabled();
  await dialog.getByText('6 months').click();
  await dialog.getByLabel('A claim is open').check();
  const until = (await dialog.getByText(/^until /).textContent())?.slice('until '.length) ?? '';
  await confirm.click();
  await expect(page.getByLabel('Internal')).toContainText(`Erased automatically on ${until}Extended: a claim is open`);

  const visitor = await openReceipt(administrator, browser, receipt);
  await expect(visitor.locator('main')).toContainText('a claim in this matter is open');
  await visitor.context().close();

  await page.getByRole('link', { name: 'Retention' }).click();
  await expect(page.getByRole('row', { name: /^CVs 365 days after it came/ })).toBeVisible();
  await expect(
    page.getByRole('row', { name: new RegExp(`^${until} Message .+ Extended: a claim is open`) }),
  ).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
  expect(await violations(page, [])).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${administrator.url}/console/inbox/messages/${id}?view=suspicious`);
  await page.getByRole('button', { name: 'Undo extension…' }).click();
  await page.getByRole('button', { name: 'Undo the extension' }).click();
  await expect(page.getByLabel('Internal')).toContainText('Kept for 730 days');
});

test('a message is erased at request; a colleague who answers it keeps the text, and the receipt finds nothing', async ({
  administrator,
  browser,
  context,
}) => {
  await setPreferences(context);
  const page = await openConsole(administrator, context, '/');
  const { id, receipt } = await openMessage(administrator, page);
  const deskContext = await signInAs(administrator, browser, 'tradeDesk');
  await setPreferences(deskContext);
  const desk = await deskContext.newPage();
  await desk.goto(`${administrator.url}/console/inbox/messages/${id}?view=suspicious`);
  await expect(desk.getByLabel('Internal')).toContainText('Erased automatically on');
  await expect(desk.getByRole('button', { name: 'Erase now…' })).toHaveCount(0);
  await desk.getByRole('button', { name: /^Answer .+ in English$/ }).click();
  await desk.getByRole('textbox', { name: 'Answer to the visitor' }).fill('We can offer 2,900.');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Internal' }).click();
  await page.getByRole('button', { name: 'Erase now…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Erase/ });
  await expect(dialog).toContainText('the text and the conversation: 1 entry');
  const erase = dialog.getByRole('button', { name: 'Erase for good' });
  await expect(erase).toBeDisabled();
  await dialog.getByLabel('The person asked').check();
  await dialog.getByLabel('Reference (optional)').fill('2026-117');
  await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
  expect(await violations(page, [])).toEqual([]);
  await erase.dblclick();
  await expect(page.getByText('Erased', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/inbox\/messages\?view=suspicious$/);

  await desk.getByRole('button', { name: 'Send to the visitor' }).click();
  await expect(desk.getByRole('heading', { name: 'This no longer exists' })).toBeVisible();
  await expect(desk.getByLabel('Not sent yet')).toHaveValue('We can offer 2,900.');

  const visitor = await openReceipt(administrator, browser, receipt);
  await expect(visitor.locator('main')).toContainText('is invalid, or its submission has been deleted');
  const { content } = await api(page, `audit/entries?objectId=${id}&size=1`);
  expect(content[0]).toMatchObject({ action: 'inbox.erase', details: { reason: 'request', reference: '2026-117' } });
  await Promise.all([visitor.context().close(), deskContext.close()]);
});
