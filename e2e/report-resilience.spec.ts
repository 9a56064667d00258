/** Reports sent by keyboard only, with the largest file, over a cut connection and after a lost response. */
import path from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths } from 'contract/paths.ts';
import { maxFileBytes } from 'contract/uploads.ts';
import { words } from 'contract/words/words.ts';
import { ReceiptDialog } from './receipt-dialog.ts';
import { newReport, ReportDialog } from './report-dialog.ts';
import { test } from './reporter.ts';
import { largeFile, recordRequests, pdfFile } from './resume-dialog.ts';
import { fullRun } from './sample.ts';
import { storedReports } from './system.ts';
import { expect } from './visitor.ts';

const photograph = path.resolve(import.meta.dirname, '../site/src/file-metadata/fixtures/photograph.jpg');

const nothingFound: Record<Locale, RegExp> = { cn: /未发现附带信息/, en: /Nothing found/, ru: /ничего не\s+найдено/ };
const retryLabel: Record<Locale, string> = { cn: '重新提交', en: 'Send again', ru: 'Отправить ещё раз' };

async function tabTo(page: Page, field: Locator): Promise<void> {
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab');
    if (await field.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not reach the field');
}

for (const locale of localeNames)
  test(`${locale}: the keyboard alone fills in and sends a report`, { tag: fullRun }, async ({
    visitor: { page, openPage },
  }) => {
    await openPage(locale, paths.supervisionAndReporting());
    const report = new ReportDialog(page);
    const { reporterItems, ifShow: _ifShow, ...texts } = newReport();
    const choosing = page.waitForEvent('filechooser');
    await report.openButton().focus();
    await page.keyboard.press('Enter');
    await expect(report.field('consent')).toBeEnabled();
    await expect(report.dialog.locator(':focus'), 'the advice at the top').toContainText(/\p{L}{2}/u);
    for (const item of reporterItems) {
      await tabTo(page, report.option('reporterItems', item));
      await page.keyboard.press('Space');
    }
    for (const name of ['deptName', 'reportered'] as const) {
      await tabTo(page, report.field(name));
      await page.keyboard.insertText(texts[name]);
    }
    await tabTo(page, report.option('ifShow', 0));
    await page.keyboard.press('ArrowDown');
    await expect(report.option('ifShow', 1)).toBeChecked();
    await tabTo(page, report.field('remark'));
    await page.keyboard.insertText(texts.remark);
    await tabTo(page, report.fileInput);
    await page.keyboard.press('Space');
    await (await choosing).setFiles([pdfFile('IMG_0001.pdf')]);
    await expect(report.rows.first()).toContainText(nothingFound[locale]);
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
    test(`${locale}: 50 MiB, a connection cut half-way and a lost response leave one complete report`, {
      tag: fullRun,
    }, async ({ visitor, connection }) => {
      const { page, openPage, expectPageError } = visitor;
      expectPageError(/ERR_(?:CONNECTION|EMPTY|FAILED|ABORTED|SOCKET)/);
      await openPage(locale, paths.supervisionAndReporting());
      const report = new ReportDialog(page);
      const requests = recordRequests(page);
      const input = newReport();
      await report.open();
      await report.fillIn(input);
      await report.fileInput.setInputFiles(largeFile('report.pdf', maxFileBytes));
      const sendOriginal = report.rows.getByRole('radio').last();
      await sendOriginal.check({ timeout: 30_000 });
      await report.send.click();
      const progress = async () => Number(await report.rows.getByRole('progressbar').getAttribute('value'));
      await expect.poll(progress).toBeGreaterThan(0.1);
      connection.cut();
      await expect(report.send).toHaveText(retryLabel[locale]);
      expect(await report.values()).toEqual(input);
      expect(requests.submissions).toEqual([]);

      connection.restore();
      await page.route('**/submitReporter', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await report.rows.getByRole('button').first().click();
      await expect(report.rows.locator('progress')).toHaveCount(0, { timeout: 30_000 });
      await report.send.click();
      await expect(report.send).toHaveText(retryLabel[locale]);
      await page.unroute('**/submitReporter');
      await report.send.click();
      await new ReceiptDialog(page).save();
      expect(new Set(requests.submissions.map(({ idempotencyKey }) => idempotencyKey)).size, 'one key').toBe(1);
      expect((await storedReports()).filter(({ remark }) => remark === input.remark)).toEqual([
        expect.objectContaining({ files: [expect.objectContaining({ fileName: 'report.pdf', bytes: maxFileBytes })] }),
      ]);
    });
});

test('the dialog loads with the page and opens without a request', async ({ visitor, connection }) => {
  const { page, openPage } = visitor;
  const urls: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    urls.push(request.url());
    pending.add(request);
  });
  const onEnd = (request: Request) => pending.delete(request);
  page.on('requestfinished', onEnd).on('requestfailed', onEnd);
  await openPage('en', paths.supervisionAndReporting());
  const hasRequested = (part: string) => () => urls.some((address) => address.includes(part));
  for (const part of ['dqgx_repoter_item', '/site/challenge']) await expect.poll(hasRequested(part)).toBe(true);
  // The load state `networkidle` was reached before the dialog's files were requested.
  let requestsBefore = -1;
  await expect
    .poll(
      () => {
        const isQuiet = pending.size === 0 && urls.length === requestsBefore;
        requestsBefore = urls.length;
        return isQuiet;
      },
      { intervals: [500] },
    )
    .toBe(true);

  connection.cut();
  urls.length = 0;
  const report = new ReportDialog(page);
  await report.open();
  expect(urls).toEqual([]);
  // Its worker is in the browser's cache, so that a request for it would fail the test.
  await report.fileInput.setInputFiles(photograph);
  await expect(report.rows, 'where it was taken').toContainText('38.9140, 121.6020');
});

test('a report sent again after a lost response and a closed dialog is stored once', async ({ visitor }) => {
  const { page, openPage, expectPageError } = visitor;
  expectPageError(/ERR_FAILED/);
  await openPage('ru', paths.supervisionAndReporting());
  const report = new ReportDialog(page);
  const input = newReport();
  await report.open();
  await report.fillIn(input);
  await page.route('**/submitReporter', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await report.send.click();
  await expect(report.send).toHaveText(retryLabel.ru);
  await page.unroute('**/submitReporter');
  await page.keyboard.press('Escape');
  await expect(report.dialog).toHaveCount(0);
  await report.open();
  await report.send.click();
  await new ReceiptDialog(page).save();
  expect((await storedReports()).filter(({ remark }) => remark === input.remark)).toHaveLength(1);
});

test('a late response keeps text that was added meanwhile', { tag: fullRun }, async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', paths.supervisionAndReporting());
  const report = new ReportDialog(page);
  const input = newReport();
  await report.open();
  await report.fillIn(input);
  const late = Promise.withResolvers<void>();
  await page.route('**/submitReporter', async (route) => {
    await late.promise;
    await route.continue();
  });
  await report.send.click();
  await expect(report.send).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await report.open();
  const more = `${input.remark}\nAnd once more.`;
  await report.field('remark').fill(more);
  late.resolve();
  await new ReceiptDialog(page).save();
  await expect(report.field('remark')).toHaveValue(more);
  await page.keyboard.press('Escape');
  await report.open();
  await expect(report.field('remark')).toHaveValue(more);
});
