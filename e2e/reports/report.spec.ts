/**
 * Reports in three languages: what is sent and stored, what is rejected before sending, and that no trace stays in the
 * browser.
 */
import { type Locale, localeNames } from 'contract/locales.ts';
import { paths } from 'contract/urls/paths.ts';
import { maxFileBytes } from 'contract/uploads/uploads.ts';
import { fieldErrorWords, words } from 'contract/words/words.ts';
import { readBrowserStorage } from '../page-checks/browser-storage.ts';
import { filesNotKept, submitted } from '../test-data/expected-texts.ts';
import { exitTargets, mockExitTargets, pressShiftThrice } from '../page-objects/quick-exit.ts';
import { ReceiptDialog } from '../page-objects/receipt-dialog.ts';
import { newReport, ReportDialog } from '../page-objects/report-dialog.ts';
import { test } from '../fixtures/reporter.ts';
import { recordRequests } from '../gateway/requests.ts';
import { sampled } from '../test-data/sample.ts';
import { storedReports } from '../fixtures/system.ts';
import { largeFile, pdfFile } from '../test-data/upload-files.ts';
import { expect } from '../fixtures/visitor.ts';

/** The exact texts of sections 5 and 9 of the specification. */
const texts: Record<Locale, Record<'items' | 'kind' | 'group', string>> = {
  cn: { items: '请至少选择一项举报事项', kind: '违纪违法举报', group: '北曜碳业集团' },
  en: {
    items: 'Please select at least one complaint',
    kind: 'Breach of law or company rules',
    group: 'Beiyao Carbon',
  },
  ru: {
    items: 'Выберите хотя бы один пункт обращения',
    kind: 'Нарушение закона или правил',
    group: 'Бэйяо Карбон',
  },
};

for (const locale of localeNames) {
  test(
    `${locale}: the dialog uploads nothing before sending, then everything once; only the key opens the report`,
    sampled('cn', locale),
    async ({ visitor: { page, openPage } }) => {
      await openPage(locale, paths.supervisionAndReporting());
      const title = await page.title();
      const report = new ReportDialog(page);
      const requests = recordRequests(page);
      const input = newReport();
      await report.open();
      await expect.poll(async () => (await report.dialog.boundingBox())?.width).toBe(900);
      expect(await page.title(), 'the title names no report').toBe(texts[locale].group);
      await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
      await expect(report.dialog.getByText(texts[locale].kind, { exact: true })).toBeVisible();
      await report.fileInput.setInputFiles(pdfFile('ночная смена.pdf'));
      await report.fillIn(input);
      await expect(report.rows.getByRole('radio', { checked: true })).toHaveCount(1);
      expect(requests.uploads).toBe(0);
      await report.send.dblclick();

      const receipt = new ReceiptDialog(page);
      await expect(receipt.dialog).toContainText(submitted[locale]);
      await receipt.save();
      expect(requests.uploads).toBe(1);
      expect(requests.submissions).toHaveLength(1);
      const stored = await storedReports(input.remark);
      const { reporter, reporterMobile, ...fields } = input;
      expect(stored).toEqual([
        expect.objectContaining({
          kind: 'report',
          locale,
          ...fields,
          reporterType: '1',
          identity: { reporter, reporterMobile, email: 'report@example.com' },
          files: [expect.objectContaining({ fileName: 'attachment-1.pdf', bytes: 2000 })],
        }),
      ]);
      expect(await page.title()).toBe(title);
      await report.open();
      expect(await report.values(), 'the form is empty').toEqual({
        reporterItems: [],
        deptName: '',
        reportered: '',
        ifShow: 0,
        reporter: '',
        reporterMobile: '',
        remark: '',
      });
    },
  );

  test(
    `${locale}: missing fields show their errors; the draft is kept in memory only, also after pressing Shift three times`,
    sampled('en', locale),
    async ({ visitor }) => {
      const { page, openPage } = visitor;
      await openPage(locale, paths.supervisionAndReporting());
      const report = new ReportDialog(page);
      const requests = recordRequests(page);
      const { errors, fieldErrors } = words[locale];
      await report.open();
      await report.send.click();
      await expect
        .poll(() => report.errors())
        .toEqual({
          reporterItems: texts[locale].items,
          deptName: fieldErrors.deptNameRequired,
          reporterMobile: fieldErrors.contactRequired,
          remark: fieldErrors.descriptionRequired,
          consent: fieldErrors.consentRequired,
        });
      await expect(report.field('reporterItems')).toBeFocused();
      await report.option('ifShow', 1).check();
      await expect.poll(() => report.errorOf('reporterMobile'), 'not required when anonymous').toBe('');

      const input = { ...newReport(), reporter: 'Canary Имя' };
      await report.fillIn(input);
      await report.fileInput.setInputFiles(pdfFile('canary.pdf'));
      await page.keyboard.press('Escape');
      await expect(report.dialog).toHaveCount(0);
      const stored = await readBrowserStorage(page);
      for (const canary of [input.deptName, input.remark.slice(0, 60), 'Canary Имя', 'canary'])
        expect(stored).not.toContain(canary);
      await report.open();
      expect(await report.values()).toEqual(input);
      await expect(report.rows).toHaveCount(0);
      const notKept = report.dialog.getByText(filesNotKept[locale]);
      await expect(notKept).toBeVisible();

      const tooLarge = largeFile('too large.pdf', maxFileBytes + 1);
      await report.fileInput.setInputFiles([
        pdfFile('scale.exe'),
        { ...pdfFile('empty.pdf'), buffer: Buffer.alloc(0) },
      ]);
      await report.fileInput.setInputFiles(tooLarge);
      for (const [name, error] of [
        ['scale.exe', errors.uploadTypeRefused],
        ['empty.pdf', errors.uploadEmpty],
        ['too large.pdf', errors.uploadTooLarge],
      ] as const)
        await expect(report.rows.filter({ hasText: name })).toContainText(error);
      for (const _ of [1, 2, 3]) await report.rows.first().getByRole('button').click();
      await report.fileInput.setInputFiles([1, 2, 3, 4, 5, 6].map((number) => pdfFile(`${number}.pdf`)));
      await expect.poll(() => report.errorOf('fileNos')).toBe(fieldErrors.tooManyFiles);
      await expect(notKept).toHaveCount(0);
      await report.field('remark').fill('x'.repeat(10_001));
      await report.send.click();
      await expect
        .poll(() => report.errorOf('remark'))
        .toBe(fieldErrorWords(locale, { code: 'tooLong', longest: 10_000 }));
      await report.field('remark').fill(input.remark);

      await report.field('remark').focus();
      await page.keyboard.type('ABC');
      await expect(report.dialog, 'capital letters do not trigger the exit').toBeVisible();
      await report.field('remark').fill(input.remark);
      await pressShiftThrice(page);
      expect(await report.values(), 'nor does Shift while there is text').toEqual(input);

      await mockExitTargets(visitor);
      await report.quickExit.click();
      await expect(page).toHaveURL(exitTargets[locale]);
      expect(requests).toEqual({ uploads: 0, submissions: [] });
    },
  );
}
