/** The receipt: it stays until its number is saved, and its number stands nowhere else. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths, plainAddress } from 'contract/paths.ts';
import { MessageBoard, newMessage } from './message-board.ts';
import { ReceiptDialog } from './receipt-dialog.ts';
import { newReport, ReportDialog } from './report-dialog.ts';
import { newResume, pdfFile, postPath, ResumeDialog } from './resume-dialog.ts';
import { accessibility } from './page-checks/accessibility.ts';
import { prove } from './sample.ts';
import { systemUrl } from './system.ts';
import { expect, test } from './visitor.ts';

async function sendMessage(page: Page): Promise<ReceiptDialog> {
  const board = new MessageBoard(page);
  await board.open();
  await board.write(newMessage());
  await board.send.click();
  const receipt = new ReceiptDialog(page);
  await expect(receipt.dialog).toBeVisible();
  return receipt;
}

/** Everything that this page could have kept or said the number in, but its own words. */
function keptInBrowser(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, location.href, history.state, document.title]),
  );
}

test('it closes only by “I have saved it”; it is copied, and saved as a file', async ({ visitor, context }) => {
  const { page, opens } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await opens('en', paths.contact());
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
  expect(written).toContain(systemUrl + plainAddress('en', paths.submission()));

  expect((await keptInBrowser(page)).replaceAll(/[ -]/g, '')).not.toContain(digits);
  await receipt.save();
  await expect(new MessageBoard(page).opener()).toBeFocused();
  expect((await page.content()).replaceAll(/[ -]/g, ''), 'the page has forgotten it').not.toContain(digits);
});

test('leaving the page asks first, and only while the number is not saved', { tag: prove }, async ({ visitor }) => {
  const { page, opens } = visitor;
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await opens('en', paths.contact());
  const receipt = await sendMessage(page);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await receipt.save();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

test('printed, it stands alone on the sheet', { tag: prove }, async ({ visitor: { page, opens } }) => {
  await opens('en', paths.contact());
  const receipt = await sendMessage(page);
  await page.emulateMedia({ media: 'print' });
  const shown = (await page.locator('body').innerText()).split('\n').filter((line) => line.trim() !== '');
  const number = await receipt.number.innerText();
  expect(shown).toContain(number);
  expect(shown.join('\n')).not.toMatch(/Contact|Saved|Copy|Leave a message|Privacy/i);
  expect(shown.at(-1)).toBe(systemUrl + plainAddress('en', paths.submission()));
});

test('a form that was closed on its way still brings its receipt', { tag: prove }, async ({ visitor }) => {
  const { page, opens } = visitor;
  await opens('en', paths.contact());
  const board = new MessageBoard(page);
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/submitReporter', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await board.open();
  await board.write(newMessage());
  await board.send.click();
  await expect(board.send).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(board.dialog).toHaveCount(0);
  answer();
  const receipt = new ReceiptDialog(page);
  await expect(receipt.dialog).toBeVisible();
  await receipt.save();
});

test('of a report that has no file: it says nothing of where it was made, and is left at once', { tag: prove }, async ({
  visitor,
}) => {
  const { page, opens } = visitor;
  await opens('en', paths.supervisionAndReporting());
  const report = new ReportDialog(page);
  await report.open();
  await report.write(newReport());
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
  for (const _ of [1, 2, 3]) await page.keyboard.press('Shift');
  await expect(page).toHaveURL(plainAddress('en', paths.home()));
  expect((await keptInBrowser(page)).replaceAll(/[ -]/g, '')).not.toContain(digits);
});

const success: Record<Locale, string> = {
  cn: '提交成功',
  en: 'submitted successfully',
  ru: 'Отправить успешна',
};

for (const locale of localeNames)
  test(`${locale}: of a resume, by keyboard only`, { tag: prove }, async ({ visitor: { page, opens } }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await opens(locale, postPath);
    const resume = new ResumeDialog(page);
    await resume.open();
    await resume.chooser.setInputFiles(pdfFile('cv.pdf'));
    await resume.write(newResume());
    await resume.send.click();
    const receipt = new ReceiptDialog(page);
    await expect(receipt.dialog).toContainText(success[locale]);
    expect(await accessibility(page), 'axe').toEqual([]);
    // Copy, print, download, the page that it opens, and the one way on.
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
    await expect(receipt.saved).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(receipt.dialog).toHaveCount(0);
    await expect(resume.opener()).toBeFocused();
  });
