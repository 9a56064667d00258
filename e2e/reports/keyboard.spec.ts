/** A report filled in and sent with the keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths } from 'contract/urls/paths.ts';
import { words } from 'contract/words/words.ts';
import { ReceiptDialog } from '../page-objects/receipt-dialog.ts';
import { newReport, ReportDialog } from '../page-objects/report-dialog.ts';
import { test } from '../fixtures/reporter.ts';
import { fullRun } from '../test-data/sample.ts';
import { storedReports } from '../fixtures/system.ts';
import { pdfFile } from '../test-data/upload-files.ts';
import { expect } from '../fixtures/visitor.ts';

const nothingFound: Record<Locale, RegExp> = { cn: /未发现附带信息/, en: /Nothing found/, ru: /ничего не\s+найдено/ };

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
    expect(await storedReports(texts.remark)).toHaveLength(1);
    await receipt.save();
    await expect(report.openButton()).toBeFocused();
  });
