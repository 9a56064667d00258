/** The receipt stays open until its number is saved, and the number appears nowhere else. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { localeNames } from 'contract/locales.ts';
import { paths, localePath } from 'contract/urls/paths.ts';
import { readBrowserStorage } from '../page-checks/browser-storage.ts';
import { submitted } from '../test-data/expected-texts.ts';
import { MessageBoard, newMessage } from '../page-objects/message-board.ts';
import { accessibility } from '../page-checks/accessibility.ts';
import { exitTargets, mockExitTargets, pressShiftThrice } from '../page-objects/quick-exit.ts';
import { ReceiptDialog } from '../page-objects/receipt-dialog.ts';
import { newReport, ReportDialog } from '../page-objects/report-dialog.ts';
import { holdRequests, submitUrl } from '../gateway/requests.ts';
import { newResume, postPath, ResumeDialog } from '../page-objects/resume-dialog.ts';
import { fullRun } from '../test-data/sample.ts';
import { systemUrl } from '../fixtures/system.ts';
import { pdfFile } from '../test-data/upload-files.ts';
import { expect, test } from '../fixtures/visitor.ts';

async function sendMessage(page: Page): Promise<ReceiptDialog> {
  const board = new MessageBoard(page);
  await board.open();
  await board.fillIn(newMessage());
  await board.send.click();
  const receipt = new ReceiptDialog(page);
  await expect(receipt.dialog).toBeVisible();
  return receipt;
}

test('the receipt closes only with “I have saved it”; copying and downloading work', async ({ visitor, context }) => {
  const { page, openPage } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage('en', paths.contact());
  const receipt = await sendMessage(page);
  await expect(receipt.dialog.getByRole('region', { name: 'Receipt number' })).toBeFocused();
  const digits = (await receipt.number.innerText()).replaceAll(' ', '');

  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await expect(receipt.saved).toBeFocused();
  await expect(receipt.dialog.getByText('Please save the number first')).toBeVisible();
  await page.mouse.click(8, 400);
  await expect(receipt.dialog).toBeVisible();
  await expect(receipt.dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);

  await receipt.dialog.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll(/\D/g, '')).toBe(digits);
  const downloading = page.waitForEvent('download');
  await receipt.dialog.getByRole('button', { name: 'Download' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('receipt.txt');
  const written = await readFile(await file.path(), 'utf8');
  expect(written.replaceAll(' ', '')).toContain(digits);
  expect(written).toContain(systemUrl + localePath('en', paths.submission()));

  expect((await readBrowserStorage(page)).replaceAll(/[ -]/g, '')).not.toContain(digits);
  await receipt.save();
  await expect(new MessageBoard(page).openButton()).toBeFocused();
  expect((await page.content()).replaceAll(/[ -]/g, ''), 'the page keeps no copy').not.toContain(digits);
});

test('leaving the page asks for confirmation until the number is saved', { tag: fullRun }, async ({ visitor }) => {
  const { page, openPage } = visitor;
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  await openPage('en', paths.contact());
  const receipt = await sendMessage(page);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  await receipt.save();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

test('printing shows the receipt alone', { tag: fullRun }, async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.contact());
  const receipt = await sendMessage(page);
  await page.emulateMedia({ media: 'print' });
  const shown = (await page.locator('body').innerText()).split('\n').filter((line) => line.trim() !== '');
  const number = await receipt.number.innerText();
  expect(shown).toContain(number);
  expect(shown.join('\n')).not.toMatch(/Contact|Saved|Copy|Leave a message|Privacy/i);
  expect(shown.at(-1)).toBe(systemUrl + localePath('en', paths.submission()));
});

test('a form that is closed while sending still shows its receipt', { tag: fullRun }, async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', paths.contact());
  const board = new MessageBoard(page);
  const release = await holdRequests(page, submitUrl);
  await board.open();
  await board.fillIn(newMessage());
  await board.send.click();
  await expect(board.send).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(board.dialog).toHaveCount(0);
  release();
  const receipt = new ReceiptDialog(page);
  await expect(receipt.dialog).toBeVisible();
  await receipt.save();
});

test('the receipt of a report names no report in title and download, and has the quick exit', {
  tag: fullRun,
}, async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', paths.supervisionAndReporting());
  const report = new ReportDialog(page);
  await report.open();
  await report.fillIn(newReport());
  await report.send.click();
  const receipt = new ReceiptDialog(page);
  const digits = (await receipt.number.innerText()).replaceAll(' ', '');
  await expect(page).toHaveTitle('Beiyao Carbon');
  const downloading = page.waitForEvent('download');
  await receipt.dialog.getByRole('button', { name: 'Download' }).click();
  const written = await readFile(await (await downloading).path(), 'utf8');
  expect(written.replaceAll(' ', '')).toContain(digits);
  expect(written).not.toMatch(/http|report/i);
  await page.keyboard.press('Escape');
  await expect(receipt.saved).toBeFocused();
  await mockExitTargets(visitor);
  await pressShiftThrice(page);
  await expect(page).toHaveURL(exitTargets.en);
  expect((await readBrowserStorage(page)).replaceAll(/[ -]/g, '')).not.toContain(digits);
});

for (const locale of localeNames)
  test(`${locale}: the keyboard alone saves the receipt of a resume`, { tag: fullRun }, async ({
    visitor: { page, openPage },
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(locale, postPath);
    const resume = new ResumeDialog(page);
    await resume.open();
    await resume.fileInput.setInputFiles(pdfFile('cv.pdf'));
    await resume.fillIn(newResume());
    await resume.send.click();
    const receipt = new ReceiptDialog(page);
    await expect(receipt.dialog).toContainText(submitted[locale]);
    expect(await accessibility(page), 'axe').toEqual([]);
    // Copy, print, download, the status page, and the button that closes it.
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
    await expect(receipt.saved).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(receipt.dialog).toHaveCount(0);
    await expect(resume.openButton()).toBeFocused();
  });
