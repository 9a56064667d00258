/** Resumes in three languages: what is sent and stored, what is rejected before sending, and use by keyboard alone. */
import { type Locale, localeNames } from 'contract/locales.ts';
import { maxFileBytes } from 'contract/uploads/uploads.ts';
import { consentRequired, filesNotKept, invalidContact, submitted } from '../test-data/expected-texts.ts';
import { ReceiptDialog } from '../page-objects/receipt-dialog.ts';
import { recordRequests } from '../gateway/requests.ts';
import { newResume, postNo, postPath, ResumeDialog } from '../page-objects/resume-dialog.ts';
import { fullRun, sampled } from '../test-data/sample.ts';
import { storedSubmissions } from '../fixtures/system.ts';
import { largeFile, pdfFile } from '../test-data/upload-files.ts';
import { expect, test } from '../fixtures/visitor.ts';

/** The exact texts of section 5 of the specification, and of F8. */
const texts: Record<Locale, Record<'none' | 'type' | 'empty' | 'large' | 'many', string>> = {
  cn: {
    none: '文件不能为空',
    type: '不支持该文件格式，请更换文件',
    empty: '文件内容为空，请重新选择',
    large: '上传文件大小不能超过 50MB!',
    many: '上传文件数量超出限制',
  },
  en: {
    none: 'Please add at least one file',
    type: 'This type of file is not accepted',
    empty: 'The file is empty. Please choose another one',
    large: 'The file may not exceed 50\u00A0MB',
    many: 'Too many files',
  },
  ru: {
    none: 'Добавьте хотя бы один файл',
    type: 'Файлы такого типа не принимаются',
    empty: 'Файл пуст. Выберите другой',
    large: 'Размер файла не должен превышать 50\u00A0МБ',
    many: 'Слишком много файлов',
  },
};

for (const locale of localeNames) {
  test(
    `${locale}: the dialog uploads nothing before sending, then every file once`,
    sampled('cn', locale),
    async ({ visitor }) => {
      const { page, openPage } = visitor;
      await openPage(locale, postPath);
      const resume = new ResumeDialog(page);
      const requests = recordRequests(page);
      const input = newResume();
      await resume.open();
      await expect.poll(async () => (await resume.dialog.boundingBox())?.width).toBe(360);
      await resume.fileInput.setInputFiles([pdfFile('简历 1.pdf'), pdfFile('a\u202Efdp.PDF')]);
      await resume.fileInput.setInputFiles(pdfFile('Резюме.pdf'));
      await resume.fillIn(input);
      await expect(resume.rows).toHaveCount(3);
      await expect(resume.rows.nth(1).locator('bdi')).toHaveText('afdp.PDF');
      expect(requests.uploads).toBe(0);
      await resume.send.dblclick();
      await expect(resume.dialog).toContainText(submitted[locale]);
      await expect(resume.dialog).toContainText(locale === 'cn' ? `，职位编号 ${postNo}。` : ` (${postNo}). `);
      expect(requests.uploads).toBe(3);
      expect(requests.submissions).toEqual([expect.objectContaining({ sayType: '3', postNo, ...input })]);
      const files = ['简历 1.pdf', 'a\u202Efdp.PDF', 'Резюме.pdf'].map((fileName) =>
        expect.objectContaining({ fileName, bytes: 2000 }),
      );
      expect(await storedSubmissions(input.remark)).toEqual([
        expect.objectContaining({ kind: 'resume', locale, postNo, ...input, files }),
      ]);
      await new ReceiptDialog(page).save();
      await resume.open();
      expect(await resume.values()).toEqual({ reporter: '', reporterMobile: '', email: '', remark: '' });
      await expect(resume.rows).toHaveCount(0);
    },
  );

  test(
    `${locale}: missing and invalid fields and files show their errors`,
    sampled('en', locale),
    async ({ visitor: { page, openPage } }) => {
      await openPage(locale, postPath);
      const resume = new ResumeDialog(page);
      const requests = recordRequests(page);
      const words = texts[locale];
      await resume.open();
      await resume.send.click();
      await expect.poll(() => resume.errors()).toEqual({ fileNos: words.none, consent: consentRequired[locale] });
      await expect(resume.fileInput).toBeFocused();
      await resume.fillIn({ ...newResume(), reporter: ' 李 ', reporterMobile: '12', email: 'me@' });
      await expect.poll(() => resume.errors()).toEqual({ fileNos: words.none, ...invalidContact[locale] });
      await resume.fillIn({ reporter: '', reporterMobile: '', email: '', remark: '' });

      const tooLarge = largeFile('too large.pdf', maxFileBytes + 1);
      await resume.fileInput.setInputFiles([
        { ...pdfFile('cv.exe') },
        { ...pdfFile('empty.pdf'), buffer: Buffer.alloc(0) },
      ]);
      await resume.fileInput.setInputFiles(tooLarge);
      await expect(resume.row('cv.exe')).toContainText(words.type);
      await expect(resume.row('empty.pdf')).toContainText(words.empty);
      await expect(resume.row('too large.pdf')).toContainText(words.large);
      await expect(resume.dialog.getByRole('status')).toContainText(`cv.exe: ${words.type}`);
      await resume.fileInput.setInputFiles(pdfFile('cv.pdf'));
      await resume.send.click();
      await expect.poll(() => resume.errorOf('fileNos')).not.toBe('');
      await expect(resume.fileInput).toBeFocused();
      for (const _ of [1, 2, 3]) await resume.rows.first().getByRole('button').click();
      await expect.poll(() => resume.errors()).toEqual({});

      await resume.fileInput.setInputFiles([1, 2, 3, 4, 5].map((number) => pdfFile(`${number}.pdf`)));
      await expect.poll(() => resume.errors()).toEqual({ fileNos: words.many });
      await expect(resume.dialog.getByRole('status')).toContainText(words.many);
      await resume.row('3.pdf').getByRole('button').click();
      await expect.poll(() => resume.errors()).toEqual({});
      await expect(resume.dialog.getByText(filesNotKept[locale])).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(resume.dialog).toHaveCount(0);
      await resume.open();
      await expect(resume.dialog.getByText(filesNotKept[locale])).toBeVisible();
      expect(requests).toEqual({ uploads: 0, submissions: [] });
    },
  );

  test(`${locale}: a file of exactly 50 MiB is accepted`, { tag: fullRun }, async ({ visitor: { page, openPage } }) => {
    await openPage(locale, postPath);
    const resume = new ResumeDialog(page);
    const input = { ...newResume(), reporter: '', reporterMobile: '', email: '' };
    const file = largeFile(`${locale}.pdf`, maxFileBytes);
    await resume.open();
    await resume.fileInput.setInputFiles(file);
    await resume.fillIn(input);
    await resume.send.click();
    await expect(resume.dialog).toContainText(submitted[locale], { timeout: 45_000 });
    const [stored] = await storedSubmissions(input.remark);
    expect(stored?.['files']).toEqual([expect.objectContaining({ fileName: `${locale}.pdf`, bytes: maxFileBytes })]);
  });

  test(
    `${locale}: the keyboard alone fills in and sends a resume`,
    sampled('ru', locale),
    async ({ visitor: { page, openPage } }) => {
      await openPage(locale, postPath);
      const resume = new ResumeDialog(page);
      const input = newResume();
      // Listens early: the browser needs a moment before it reports requests.
      const choosing = page.waitForEvent('filechooser');
      await resume.openButton().focus();
      await page.keyboard.press('Enter');
      await expect(resume.fileInput).toBeFocused();
      await page.keyboard.press('Space');
      await (await choosing).setFiles([pdfFile('first.pdf'), pdfFile('second.pdf')]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(resume.rows).toHaveCount(1);
      await expect(resume.row('second.pdf').getByRole('button'), 'the focus moves to the next').toBeFocused();
      for (const name of ['reporter', 'reporterMobile', 'email', 'remark'] as const) {
        await page.keyboard.press('Tab');
        await expect(resume.field(name)).toBeFocused();
        await page.keyboard.insertText(input[name]);
      }
      await page.keyboard.press('Tab');
      await expect(resume.field('consent')).toBeEnabled();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(resume.send).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(resume.dialog).toContainText(submitted[locale]);
      await page.keyboard.press('Escape');
      await expect(new ReceiptDialog(page).saved, 'the button that is left to press').toBeFocused();
      await page.keyboard.press('Enter');
      await expect(resume.dialog).toHaveCount(0);
      await expect(resume.openButton()).toBeFocused();
      expect(await storedSubmissions(input.remark)).toHaveLength(1);
    },
  );
}
