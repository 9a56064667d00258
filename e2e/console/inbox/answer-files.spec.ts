/** A preview of an answer, and its files: a lost connection keeps them, and visitors download them also without scripts. */
import { type Browser, expect, type Page, request } from '@playwright/test';
import { localePath, paths } from 'contract/urls/paths.ts';
import { type Administrator, api, openConsole, setPreferences, test } from '../../fixtures/console-server.ts';
import { violations } from '../../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../../page-checks/sideways-overflow.ts';
import { receiptField, sendMessage, submitButton } from '../../page-objects/submission-page.ts';
import { waitForHydration } from '../../fixtures/visitor.ts';

const text = 'Иван, предложение во вложении.';
const file = { name: 'offer 2026.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\noffer') };

async function downloads(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: file.name }).click(),
  ]);
  return download.suggestedFilename();
}

async function openReceipt(
  { url }: Administrator,
  browser: Browser,
  { receipt, javaScriptEnabled }: { receipt: string; javaScriptEnabled: boolean },
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, javaScriptEnabled })).newPage();
  await page.goto(localePath('en', paths.submission()));
  if (javaScriptEnabled) await waitForHydration(page);
  await receiptField(page).fill(receipt);
  await submitButton(page).click();
  return page;
}

test('an answer takes its file to the visitor, also after a lost connection', async ({
  administrator,
  browser,
  context,
}) => {
  await setPreferences(context);
  const visitor = await request.newContext({ baseURL: administrator.url });
  const { number: receipt, remark } = await sendMessage(visitor, 'ru');
  await visitor.dispose();
  const page = await openConsole(administrator, context, '/');
  const { content } = await api(page, `inbox/message?view=suspicious&text=${encodeURIComponent(remark)}`);
  await page.goto(`${administrator.url}/console/inbox/messages/${content[0].id}?view=suspicious`);
  await page.getByRole('button', { name: /^Answer/ }).click();
  const box = page.getByRole('region', { name: 'Answer to the visitor' });
  await box.getByRole('textbox').fill(text);
  await box.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'What the visitor will see' });
  await expect(preview.locator('[lang="ru"]')).toContainText(`Дан ответ`);
  await expect(preview.locator('[lang="ru"]')).toContainText(text);
  expect(await violations(page, [])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(box.getByRole('button', { name: 'Preview' })).toBeFocused();
  const upload = '**/uploadFile';
  await page.route(upload, (route) => route.abort());
  await box.locator('input[type=file]').setInputFiles(file);
  const send = box.getByRole('button', { name: /^Send to the visitor/ });
  await expect(box.getByRole('alert')).toBeVisible();
  await expect(send).toBeDisabled();
  await page.unroute(upload);
  await box.getByRole('button', { name: `Upload ${file.name} again` }).click();
  await expect(send).toBeEnabled();
  await box.getByRole('button', { name: 'Preview' }).click();
  await expect(preview.getByRole('listitem')).toHaveText(file.name);
  await page.keyboard.press('Escape');
  expect(await violations(page, [])).toEqual([]);

  // Also a reload keeps what has arrived.
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(box.getByRole('list', { name: 'Files' })).toContainText(file.name);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
  await send.click();
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText(file.name);

  for (const javaScriptEnabled of [true, false]) {
    const opened = await openReceipt(administrator, browser, { receipt, javaScriptEnabled });
    expect(await downloads(opened)).toBe(file.name);
    await opened.context().close();
  }
});
