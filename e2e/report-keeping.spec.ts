/** Reports under hard circumstances: the keyboard alone, the largest file, a line that is cut, an answer that is lost. */
import { type Locator, type Page } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths } from 'contract/paths.ts';
import { largestFile } from 'contract/uploads.ts';
import { words } from 'contract/words/words.ts';
import { ReceiptDialog } from './receipt-dialog.ts';
import { newReport, ReportDialog } from './report-dialog.ts';
import { test } from './reporter.ts';
import { largeFile, listenToForms, pdfFile } from './resume-dialog.ts';
import { prove } from './sample.ts';
import { keptReports } from './system.ts';
import { expect } from './visitor.ts';

const again: Record<Locale, string> = { cn: '重新提交', en: 'Send again', ru: 'Отправить ещё раз' };

async function tabTo(page: Page, field: Locator): Promise<void> {
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab');
    if (await field.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not come there');
}

for (const locale of localeNames)
  test(`${locale}: by keyboard only`, { tag: prove }, async ({ visitor: { page, opens } }) => {
    await opens(locale, paths.supervisionAndReporting());
    const report = new ReportDialog(page);
    const { reporterItems, ifShow: _ifShow, ...texts } = newReport();
    const choosing = page.waitForEvent('filechooser');
    await report.opener().focus();
    await page.keyboard.press('Enter');
    await expect(report.field('consent')).toBeEnabled();
    await expect(report.dialog.locator(':focus'), 'what to know first').toContainText(/\p{L}{2}/u);
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
    await tabTo(page, report.field('consent'));
    await page.keyboard.press('Space');
    await tabTo(page, report.send);
    await page.keyboard.press('Enter');
    const receipt = new ReceiptDialog(page);
    await expect(receipt.dialog).toContainText(words[locale].submitted);
    expect((await keptReports()).filter(({ remark }) => remark === texts.remark)).toHaveLength(1);
    await receipt.save();
    await expect(report.opener()).toBeFocused();
  });

test.describe('over a slow line', () => {
  test.use({ bytesPerSecond: 12_000_000 });

  for (const locale of localeNames)
    test(`${locale}: 50 MiB, cut half-way, then an answer that is lost: one report, whole`, { tag: prove }, async ({
      visitor,
      line,
    }) => {
      const { page, opens, expectComplaint } = visitor;
      expectComplaint(/ERR_(?:CONNECTION|EMPTY|FAILED|ABORTED|SOCKET)/);
      await opens(locale, paths.supervisionAndReporting());
      const report = new ReportDialog(page);
      const heard = listenToForms(page);
      const written = newReport();
      await report.open();
      await report.write(written);
      await report.chooser.setInputFiles(largeFile('report.pdf', largestFile));
      const asItIs = report.rows.getByRole('radio').last();
      await asItIs.check({ timeout: 30_000 });
      await report.send.click();
      const share = async () => Number(await report.rows.getByRole('progressbar').getAttribute('value'));
      await expect.poll(share).toBeGreaterThan(0.1);
      line.cut();
      await expect(report.send).toHaveText(again[locale]);
      expect(await report.written()).toEqual(written);
      expect(heard.submissions).toEqual([]);

      line.mend();
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
      expect(new Set(heard.submissions.map(({ idempotencyKey }) => idempotencyKey)).size, 'one key').toBe(1);
      expect((await keptReports()).filter(({ remark }) => remark === written.remark)).toEqual([
        expect.objectContaining({ files: [expect.objectContaining({ fileName: 'report.pdf', bytes: largestFile })] }),
      ]);
    });
});

test('an answer that is lost, the dialog closed and opened again: one report', async ({ visitor }) => {
  const { page, opens, expectComplaint } = visitor;
  expectComplaint(/ERR_FAILED/);
  await opens('ru', paths.supervisionAndReporting());
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
  expect((await keptReports()).filter(({ remark }) => remark === written.remark)).toHaveLength(1);
});

test('an answer that comes late takes nothing of what was added since', { tag: prove }, async ({ visitor }) => {
  const { page, opens } = visitor;
  await opens('en', paths.supervisionAndReporting());
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
