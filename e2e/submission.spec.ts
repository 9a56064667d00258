/** The page that a receipt opens: status, added messages and withdrawal, with scripts and without. */
import type { APIRequestContext } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths, localePath } from 'contract/paths.ts';
import { submitForm } from 'contract/submissions.ts';
import { words } from 'contract/words/words.ts';
import { readBrowserStorage } from './browser-storage.ts';
import { newMessage } from './message-board.ts';
import { accessibility } from './page-checks/accessibility.ts';
import { pdfFile } from './resume-dialog.ts';
import { fullRun, sampled } from './sample.ts';
import { replyFromStaff, storedSubmissions } from './system.ts';
import { expect, test, withoutScripts } from './visitor.ts';

const address = /\/gw-api\/(cn|en|ru)\/site\/submission$/;

/** Sends a message through the gateway, and returns its number and the text by which it is found. */
async function sendMessage(request: APIRequestContext, locale: Locale): Promise<{ number: string; remark: string }> {
  const message = newMessage();
  const path = submitForm.path.replace('{lang}', locale);
  const response = await request.post(`/gw-api${path}`, { data: { sayType: '2', ...message } });
  const { receipt }: { receipt: string } = await response.json();
  return { number: receipt, remark: message.remark };
}

const texts: Record<Locale, Record<'received' | 'withdrawn' | 'withdraw' | 'confirm', string>> = {
  cn: { received: '已收到', withdrawn: '已撤回', withdraw: '撤回所提交的内容', confirm: '撤回并删除' },
  en: {
    received: 'Received',
    withdrawn: 'Withdrawn',
    withdraw: 'Withdraw this submission',
    confirm: 'Withdraw and delete',
  },
  ru: {
    received: 'Получено',
    withdrawn: 'Обращение отозвано',
    withdraw: 'Отозвать обращение',
    confirm: 'Отозвать и удалить',
  },
};

for (const [index, locale] of localeNames.entries()) {
  const { received, withdrawn, withdraw, confirm } = texts[locale];

  test(`${locale}: a receipt number opens a submission, adds text and a file, withdraws it, and is then unknown`, {
    tag: index === 0 ? [] : [fullRun],
  }, async ({ visitor, request }) => {
    const { page, openPage, expectPageError } = visitor;
    expectPageError(/status of 404/);
    const { number, remark } = await sendMessage(request, locale);
    await openPage(locale, paths.submission());
    const field = page.locator('main [name="receipt"]');
    const open = page.locator('main form button[type="submit"]');

    await field.fill('12');
    await open.click();
    await expect(field).toBeFocused();
    await expect(page.getByText(words[locale].fieldErrors.receiptInvalid)).toBeVisible();
    await field.fill('');
    await field.pressSequentially(number.replaceAll('-', ''));
    await expect(field).toHaveValue(number.replaceAll('-', ' '));
    const opening = page.waitForRequest(address);
    await open.click();
    expect((await opening).postDataJSON(), 'with a proof of work').toHaveProperty('challenge', expect.any(String));
    await expect(page.getByRole('heading', { name: received, exact: true })).toBeFocused();
    await expect(page.locator('main')).not.toContainText(remark.slice(0, 20));

    const added = `另外：${crypto.randomUUID()}\nsecond line <b>`;
    await page.locator('main textarea').fill(added);
    await page.locator('main input[type="file"]').setInputFiles(pdfFile('опись.pdf'));
    await page.locator('main button[type="submit"]').click();
    const entry = page.locator('main ol[aria-live] > li');
    await expect(entry).toContainText(added);
    await expect(entry).toContainText('опись.pdf');
    await expect(page.locator('main textarea')).toHaveValue('');
    const stored = await readBrowserStorage(page);
    expect(stored.replaceAll(/\D/g, '')).not.toContain(number.replaceAll('-', ''));

    await page.getByRole('button', { name: withdraw }).click();
    await page.locator('dialog[open]').getByRole('button', { name: confirm }).click();
    await expect(page.getByRole('heading', { name: withdrawn })).toBeFocused();
    expect((await storedSubmissions()).filter((one) => one['remark'] === remark)).toEqual([]);
    await page.locator('main section').getByRole('button').click();
    await field.fill(number);
    await open.click();
    await expect(page.getByText(words[locale].errors.receiptUnknown)).toBeVisible();
    await expect(field).toHaveValue(number.replaceAll('-', ' '));
  });

  test(
    `${locale}: a submission can be opened, added to and withdrawn without scripts`,
    sampled('en', locale),
    async ({ browser, request }) => {
      const page = await withoutScripts(browser);
      const { number, remark } = await sendMessage(request, locale);
      await page.goto(localePath(locale, paths.submission()));
      const field = page.locator('main [name="receipt"]');
      const stepButton = (name: string) => page.locator(`main button[value="${name}"]`);
      await field.fill(`${number.slice(0, -1)}x`);
      await stepButton('open').click();
      await expect(page.getByText(words[locale].fieldErrors.receiptInvalid)).toBeVisible();
      await expect(field).toHaveValue(`${number.slice(0, -1)}x`);
      await field.fill(number);
      await stepButton('open').click();
      await expect(page.getByRole('heading', { name: received, exact: true })).toBeVisible();
      await stepButton('write').click();
      await expect(page.locator('main textarea')).toHaveAttribute('aria-invalid', 'true');
      await page.locator('main textarea').fill('Ещё две строки:\nвторая');
      await stepButton('write').click();
      await expect(page.locator('main ol[aria-live] > li')).toContainText('вторая');
      await stepButton('open').click();
      await expect(page.locator('main ol[aria-live] > li')).toContainText('вторая');
      expect(page.url()).not.toMatch(/\d{4}.?\d{4}/);
      await stepButton('ask').click();
      await stepButton('withdraw').click();
      await expect(page.getByRole('heading', { name: withdrawn })).toBeVisible();
      expect((await storedSubmissions()).filter((one) => one['remark'] === remark)).toEqual([]);
      await page.context().close();
    },
  );

  test(`${locale}: a failed request shows its error and keeps the draft`, { tag: fullRun }, async ({
    visitor,
    request,
  }) => {
    const { page, openPage, expectPageError } = visitor;
    expectPageError(/status of (404|429)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const { number } = await sendMessage(request, locale);
    await openPage(locale, paths.submission());
    const field = page.locator('main [name="receipt"]');
    const open = page.locator('main form button[type="submit"]');
    await field.fill(number);
    await page.route(address, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '90' },
        json: { code: 429, msg: '…', error: 'tooManyRequests', retryAfter: 90 },
      }),
    );
    await open.click();
    await expect(page.locator('main form')).toContainText(/2.(分钟|minutes|минуты)|2分钟/);
    await page.unroute(address);
    await page.route(address, (route) => route.abort());
    await open.click();
    await expect(field).toHaveAccessibleDescription(/连接异常|connection|связаться/i);
    await expect(field).toBeFocused();
    await page.unroute(address);
    await open.click();
    await expect(page.locator('main textarea')).toBeVisible();
    expect(await accessibility(page), 'axe').toEqual([]);

    const entries = '**/site/submission/entry';
    await page.route(entries, (route) => route.abort());
    await page.locator('main textarea').fill('kept');
    await page.locator('main button[type="submit"]').click();
    await expect(page.getByRole('alert').filter({ hasText: /\p{L}/u }).first()).toBeVisible();
    await expect(page.locator('main textarea')).toHaveValue('kept');
    await page.unroute(entries);
    await page.locator('main button[type="submit"]').click();
    await expect(page.locator('main ol[aria-live] > li')).toHaveCount(1);
  });
}

test('the button that checks for replies shows a new reply', async ({ visitor, request }) => {
  const { page, openPage } = visitor;
  const { number, remark } = await sendMessage(request, 'ru');
  await openPage('ru', paths.submission());
  await page.locator('main [name="receipt"]').fill(number);
  await page.locator('main form button[type="submit"]').click();
  const check = page.getByRole('button', { name: 'Проверить ответ' });
  await check.click();
  await expect(page.getByText('Пока ничего нового')).toBeVisible();
  // The quick exit can be clicked: nothing covers it.
  await page.getByRole('link', { name: 'Покинуть страницу' }).click({ trial: true, timeout: 2000 });
  const [submission] = (await storedSubmissions()).filter((one) => one['remark'] === remark);
  await replyFromStaff(String(submission?.['id']), 'Предложение отправлено.');
  await check.click();
  await expect(page.locator('main ol[aria-live] > li')).toContainText('Предложение отправлено.');
  await expect(page.getByRole('heading', { name: 'Дан ответ', exact: true })).toBeVisible();
});

test('the page is not cached, and Back does not restore its number', { tag: fullRun }, async ({ visitor, request }) => {
  const { page, openPage } = visitor;
  const response = await request.get(localePath('en', paths.submission()));
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const { number } = await sendMessage(request, 'en');
  await openPage('en', paths.submission());
  await expect(page).toHaveTitle('Beiyao Carbon');
  await page.locator('main [name="receipt"]').fill(number);
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator('main textarea')).toBeVisible();
  await page.goto(localePath('en', paths.privacy()));
  await page.goBack();
  await expect(page.locator('main [name="receipt"]')).toHaveValue('');
  await expect(page.locator('main textarea')).toHaveCount(0);
});
