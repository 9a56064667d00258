/** A submission that its receipt number opens: status, added text, replies and withdrawal. */
import { localeNames } from 'contract/locales.ts';
import { paths, localePath } from 'contract/urls/paths.ts';
import { words } from 'contract/words/words.ts';
import { readBrowserStorage } from '../page-checks/browser-storage.ts';
import { fullRun } from '../test-data/sample.ts';
import {
  entries,
  entryText,
  receiptField,
  sendMessage,
  submissionTexts,
  submissionUrl,
  submitButton,
} from '../page-objects/submission-page.ts';
import { replyFromStaff, storedSubmissions } from '../fixtures/system.ts';
import { pdfFile } from '../test-data/upload-files.ts';
import { expect, test } from '../fixtures/visitor.ts';

for (const [index, locale] of localeNames.entries()) {
  const { received, withdrawn, withdraw, confirm } = submissionTexts[locale];

  test(`${locale}: a receipt number opens a submission, adds text and a file, withdraws it, and is then unknown`, {
    tag: index === 0 ? [] : [fullRun],
  }, async ({ visitor, request }) => {
    const { page, openPage, expectPageError } = visitor;
    expectPageError(/status of 404/);
    const { number, remark } = await sendMessage(request, locale);
    await openPage(locale, paths.submission());
    const field = receiptField(page);
    const open = submitButton(page);

    await field.fill('12');
    await open.click();
    await expect(field).toBeFocused();
    await expect(page.getByText(words[locale].fieldErrors.receiptInvalid)).toBeVisible();
    await field.fill('');
    await field.pressSequentially(number.replaceAll('-', ''));
    await expect(field).toHaveValue(number.replaceAll('-', ' '));
    const opening = page.waitForRequest(submissionUrl);
    await open.click();
    expect((await opening).postDataJSON(), 'with a proof of work').toHaveProperty('challenge', expect.any(String));
    await expect(page.getByRole('heading', { name: received, exact: true })).toBeFocused();
    await expect(page.locator('main')).not.toContainText(remark.slice(0, 20));

    const added = `另外：${crypto.randomUUID()}\nsecond line <b>`;
    await entryText(page).fill(added);
    await page.locator('main input[type="file"]').setInputFiles(pdfFile('опись.pdf'));
    await submitButton(page).click();
    const entry = entries(page);
    await expect(entry).toContainText(added);
    await expect(entry).toContainText('опись.pdf');
    await expect(entryText(page)).toHaveValue('');
    const stored = await readBrowserStorage(page);
    expect(stored.replaceAll(/\D/g, '')).not.toContain(number.replaceAll('-', ''));

    await page.getByRole('button', { name: withdraw }).click();
    await page.locator('dialog[open]').getByRole('button', { name: confirm }).click();
    await expect(page.getByRole('heading', { name: withdrawn })).toBeFocused();
    expect(await storedSubmissions(remark)).toEqual([]);
    await page.locator('main section').getByRole('button').click();
    await field.fill(number);
    await open.click();
    await expect(page.getByText(words[locale].errors.receiptUnknown)).toBeVisible();
    await expect(field).toHaveValue(number.replaceAll('-', ' '));
  });
}

test('the button that checks for replies shows a new reply', async ({ visitor, request }) => {
  const { page, openPage } = visitor;
  const { number, remark } = await sendMessage(request, 'ru');
  await openPage('ru', paths.submission());
  await receiptField(page).fill(number);
  await submitButton(page).click();
  const check = page.getByRole('button', { name: 'Проверить ответ' });
  await check.click();
  await expect(page.getByText('Пока ничего нового')).toBeVisible();
  // The quick exit can be clicked: nothing covers it.
  await page.getByRole('link', { name: 'Покинуть страницу' }).click({ trial: true, timeout: 2000 });
  const [submission] = await storedSubmissions(remark);
  await replyFromStaff(String(submission?.['id']), 'Предложение отправлено.');
  await check.click();
  await expect(entries(page)).toContainText('Предложение отправлено.');
  await expect(page.getByRole('heading', { name: 'Дан ответ', exact: true })).toBeVisible();
  // What was not sent when staff closed the submission can still be copied.
  await entryText(page).fill('Ещё один вопрос');
  await replyFromStaff(String(submission?.['id']), '', 'closed');
  await check.click();
  await expect(page.getByText('Дополнить это обращение больше нельзя.')).toBeVisible();
  await expect(entryText(page)).toHaveValue('Ещё один вопрос');
  await expect(submitButton(page)).toHaveCount(0);
});

test('the page is not cached, and Back does not restore its number', { tag: fullRun }, async ({ visitor, request }) => {
  const { page, openPage } = visitor;
  const response = await request.get(localePath('en', paths.submission()));
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const { number } = await sendMessage(request, 'en');
  await openPage('en', paths.submission());
  await expect(page).toHaveTitle('Beiyao Carbon');
  await receiptField(page).fill(number);
  await submitButton(page).click();
  await expect(entryText(page)).toBeVisible();
  await page.goto(localePath('en', paths.privacy()));
  await page.goBack();
  await expect(receiptField(page)).toHaveValue('');
  await expect(entryText(page)).toHaveCount(0);
});
