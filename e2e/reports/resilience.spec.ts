/** Reports with the largest file, over a cut connection, and after a lost or late response. */
import type { Request } from '@playwright/test';
import { localeNames } from 'contract/locales.ts';
import { paths } from 'contract/urls/paths.ts';
import { maxFileBytes } from 'contract/uploads/uploads.ts';
import { sendAgain } from '../test-data/expected-texts.ts';
import { ReceiptDialog } from '../page-objects/receipt-dialog.ts';
import { newReport, ReportDialog } from '../page-objects/report-dialog.ts';
import { test } from '../fixtures/reporter.ts';
import { holdRequests, loseResponses, recordRequests, submitUrl } from '../gateway/requests.ts';
import { fullRun } from '../test-data/sample.ts';
import { storedReports } from '../fixtures/system.ts';
import { largeFile, metadataFixture } from '../test-data/upload-files.ts';
import { expect } from '../fixtures/visitor.ts';

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
      await expect(report.send).toHaveText(sendAgain[locale]);
      expect(await report.values()).toEqual(input);
      expect(requests.submissions).toEqual([]);

      connection.restore();
      const restoreResponses = await loseResponses(page, submitUrl);
      await report.rows.getByRole('button').first().click();
      await expect(report.rows.locator('progress')).toHaveCount(0, { timeout: 30_000 });
      await report.send.click();
      await expect(report.send).toHaveText(sendAgain[locale]);
      await restoreResponses();
      await report.send.click();
      await new ReceiptDialog(page).save();
      expect(new Set(requests.submissions.map(({ idempotencyKey }) => idempotencyKey)).size, 'one key').toBe(1);
      expect(await storedReports(input.remark)).toEqual([
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
  const hasRequested = (part: string) => () => urls.some((url) => url.includes(part));
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
  await report.fileInput.setInputFiles(metadataFixture('photograph.jpg'));
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
  const restoreResponses = await loseResponses(page, submitUrl);
  await report.send.click();
  await expect(report.send).toHaveText(sendAgain.ru);
  await restoreResponses();
  await page.keyboard.press('Escape');
  await expect(report.dialog).toHaveCount(0);
  await report.open();
  await report.send.click();
  await new ReceiptDialog(page).save();
  expect(await storedReports(input.remark)).toHaveLength(1);
});

test('a late response keeps text that was added meanwhile', { tag: fullRun }, async ({ visitor }) => {
  const { page, openPage } = visitor;
  await openPage('en', paths.supervisionAndReporting());
  const report = new ReportDialog(page);
  const input = newReport();
  await report.open();
  await report.fillIn(input);
  const release = await holdRequests(page, submitUrl);
  await report.send.click();
  await expect(report.send).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await report.open();
  const more = `${input.remark}\nAnd once more.`;
  await report.field('remark').fill(more);
  release();
  await new ReceiptDialog(page).save();
  await expect(report.field('remark')).toHaveValue(more);
  await page.keyboard.press('Escape');
  await report.open();
  await expect(report.field('remark')).toHaveValue(more);
});
