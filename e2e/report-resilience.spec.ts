/** Reports under difficult conditions: keyboard only, the largest file, a cut connection, a lost response. */
import path from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths } from 'contract/paths.ts';
import { maxFileBytes } from 'contract/uploads.ts';
import { words } from 'contract/words/words.ts';
import { ReceiptDialog } from './receipt-dialog.ts';
import { newReport, ReportDialog } from './report-dialog.ts';
import { test } from './reporter.ts';
import { largeFile, listenToForms, pdfFile } from './resume-dialog.ts';
import { fullRun } from './sample.ts';
import { storedReports } from './system.ts';
import { expect } from './visitor.ts';

const photograph = path.resolve(import.meta.dirname, '../site/src/file-metadata/fixtures/photograph.jpg');

const examined: Record<Locale, RegExp> = { cn: /未发现附带信息/, en: /Nothing found/, ru: /ничего не\s+найдено/ };
const again: Record<Locale, string> = { cn: '重新提交', en: 'Send again', ru: 'Отправить ещё раз' };

async function tabTo(page: Page, field: Locator): Promise<void> {
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab');
    if (await field.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not reach the field');
}

for (const locale of localeNames)
  test(`${locale}: by keyboard only`, { tag: fullRun }, async ({ visitor: { page, openPage } }) => {
    await openPage(locale, paths.supervisionAndReporting());
    const report = new ReportDialog(page);
    const { reporterItems, ifShow: _ifShow, ...texts } = newReport();
    const choosing = page.waitForEvent('filechooser');
    await report.openButton().focus();
    await page.keyboard.press('Enter');
    await expect(report.field('consent')).toBeEnabled();
    await expect(report.dialog.locator(':focus'), 'the advice at the top').toContainText(/\p{L}{2}/u);
    for (const item of reporterItems) {
      await tabTo(page, report.box('reporterItems', item));
      await page.keyboard.press('Space');
    }
    for (const name of ['deptName', 'reportered'] as const) {
      await tabTo(page, report.field(name));
      await page.keyboard.insertText(texts[name]);
    }
    await tabTo(page, report.box('ifShow', 0));
    await page.keyboard.press('ArrowDown');
    await expect(report.box('ifShow', 1)).toBeChecked();
    await tabTo(page, report.field('remark'));
    await page.keyboard.insertText(texts.remark);
    await tabTo(page, report.chooser);
    await page.keyboard.press('Space');
    await (await choosing).setFiles([pdfFile('IMG_0001.pdf')]);
    await expect(report.rows.first()).toContainText(examined[locale]);
    await tabTo(page, report.field('consent'));
    await page.keyboard.press('Space');
    await tabTo(page, report.send);
    await page.keyboard.press('Enter');
    const receipt = new ReceiptDialog(page);
    await expect(receipt.dialog).toContainText(words[locale].submitted);
    expect((await storedReports()).filter(({ remark }) => remark === texts.remark)).toHaveLength(1);
    await receipt.save();
    await expect(report.openButton()).toBeFocused();
  });

test.describe('over a slow connection', () => {
  test.use({ bytesPerSecond: 12_000_000 });

  for (const locale of localeNames)
    test(`${locale}: 50 MiB, connection cut half-way, then a lost response: one complete report`, {
      tag: fullRun,
    }, async ({ visitor, line }) => {
      const { page, openPage, expectPageError } = visitor;
      expectPageError(/ERR_(?:CONNECTION|EMPTY|FAILED|ABORTED|SOCKET)/);
      await openPage(locale, paths.supervisionAndReporting());
      const report = new ReportDialog(page);
      const requests = listenToForms(page);
      const written = newReport();
      await report.open();
      await report.write(written);
      await report.chooser.setInputFiles(largeFile('report.pdf', maxFileBytes));
      const sendOriginal = report.rows.getByRole('radio').last();
      await sendOriginal.check({ timeout: 30_000 });
      await report.send.click();
      const share = async () => Number(await report.rows.getByRole('progressbar').getAttribute('value'));
      await expect.poll(share).toBeGreaterThan(0.1);
      line.cut();
      await expect(report.send).toHaveText(again[locale]);
      expect(await report.written()).toEqual(written);
      expect(requests.submissions).toEqual([]);

      line.restore();
      await page.route('**/submitReporter', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await report.rows.getByRole('button').first().click();
      await expect(report.rows.locator('progress')).toHaveCount(0, { timeout: 30_000 });
      await report.send.click();
      await expect(report.send).toHaveText(again[locale]);
      await page.unroute('**/submitReporter');
      await report.send.click();
      await new ReceiptDialog(page).save();
      expect(new Set(requests.submissions.map(({ idempotencyKey }) => idempotencyKey)).size, 'one key').toBe(1);
      expect((await storedReports()).filter(({ remark }) => remark === written.remark)).toEqual([
        expect.objectContaining({ files: [expect.objectContaining({ fileName: 'report.pdf', bytes: maxFileBytes })] }),
      ]);
    });
});

test('the dialog’s data loads with the page: opened offline, it sends no request', async ({ visitor, line }) => {
  const { page, openPage } = visitor;
  const urls: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    urls.push(request.url());
    pending.add(request);
  });
  const settle = (request: Request) => pending.delete(request);
  page.on('requestfinished', settle).on('requestfailed', settle);
  await openPage('en', paths.supervisionAndReporting());
  const hasRequested = (part: string) => () => urls.some((address) => address.includes(part));
  for (const part of ['dqgx_repoter_item', '/site/challenge']) await expect.poll(hasRequested(part)).toBe(true);
  // The load state `networkidle` was reached before the dialog's files were requested.
  let seen = -1;
  while (pending.size > 0 || urls.length > seen) {
    seen = urls.length;
    await page.waitForTimeout(500);
  }

  line.cut();
  urls.length = 0;
  const report = new ReportDialog(page);
  await report.open();
  expect(urls).toEqual([]);
  // Its worker is in the browser's cache, so that a request for it would fail the test.
  await report.chooser.setInputFiles(photograph);
  await expect(report.rows, 'where it was taken').toContainText('38.9140, 121.6020');
});

test('a lost response, the dialog closed and reopened: one report', async ({ visitor }) => {
  const { page, openPage, expectPageError } = visitor;
  expectPageError(/ERR_FAILED/);
  await openPage('ru', paths.supervisionAndReporting());
  const report = new ReportDialog(page);
  const written = newReport();
  await report.open();
  await report.write(written);
  await page.route('**/submitReporter', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await report.send.click();
  await expect(report.send).toHaveText(again.ru);
  await page.unroute('**/submitReporter');
  await page.keyboard.press('Escape');
  await expect(report.dialog).toHaveCount(0);
  await report.open();
  await report.send.click();
  await new ReceiptDialog(page).save();
  expect((await storedReports()).filter(({ remark }) => remark === written.remark)).toHaveLength(1);
});

test('a late response keeps text that was added since', { tag: fullRun }, async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', paths.supervisionAndReporting());
  const report = new ReportDialog(page);
  const written = newReport();
  await report.open();
  await report.write(written);
  const late = Promise.withResolvers<void>();
  await page.route('**/submitReporter', async (route) => {
    await late.promise;
    await route.continue();
  });
  await report.send.click();
  await expect(report.send).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await report.open();
  const more = `${written.remark}\nAnd once more.`;
  await report.field('remark').fill(more);
  late.resolve();
  await new ReceiptDialog(page).save();
  await expect(report.field('remark')).toHaveValue(more);
  await page.keyboard.press('Escape');
  await report.open();
  await expect(report.field('remark')).toHaveValue(more);
});
