/**
 * Metadata in the files of a report: listed before upload, removed from the copy, and sent only as the visitor chose.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from 'contract/urls/paths.ts';
import { ReceiptDialog } from '../page-objects/receipt-dialog.ts';
import { newReport, ReportDialog } from '../page-objects/report-dialog.ts';
import { test } from '../fixtures/reporter.ts';
import { recordRequests } from '../gateway/requests.ts';
import { fullRun } from '../test-data/sample.ts';
import { storedReports } from '../fixtures/system.ts';
import { metadataFixture } from '../test-data/upload-files.ts';
import { expect } from '../fixtures/visitor.ts';

/** The files stored for a report, in order: name, and content with one character per byte. */
async function readStoredFiles(remark: string): Promise<{ fileName: string; content: string }[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-metadata-'));
  try {
    const stored = (await storedReports(remark, folder))[0];
    const reportFolder = path.join(folder, String(stored?.['id']));
    return readdirSync(reportFolder)
      .toSorted()
      .map((name) => ({ fileName: name.slice(2), content: readFileSync(path.join(reportFolder, name), 'latin1') }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('metadata that cannot be removed requires a choice before sending; copies arrive without the canary strings', {
  tag: fullRun,
}, async ({ visitor: { page, openPage } }) => {
  await openPage('en', paths.supervisionAndReporting());
  const report = new ReportDialog(page);
  const requests = recordRequests(page);
  const input = newReport();
  await report.open();
  await report.fillIn(input);
  await report.fileInput.setInputFiles(
    ['photograph.jpg', 'film.mov', 'book.xls', 'film.webm', 'sound.mp3'].map(metadataFixture),
  );
  const [book, unknown] = [report.rows.nth(2), report.rows.nth(3)];
  await expect(report.rows.nth(0)).toContainText('38.9140, 121.6020');
  await expect(report.rows.nth(1)).toContainText('Plantedmodel');
  await expect(book).toContainText('Plantedcompany');
  await expect(unknown).toContainText('was not checked');
  await report.send.click();
  await expect.poll(() => report.errorOf('fileNos')).toContain('book.xls, film.webm');
  await expect(report.fileInput).toBeFocused();
  expect(requests.uploads).toBe(0);

  await book.getByRole('radio').last().check();
  await unknown.getByRole('radio').first().check();
  await expect.poll(() => report.errorOf('fileNos')).toBe('');
  await report.send.click();
  await new ReceiptDialog(page).save();
  const stored = await readStoredFiles(input.remark);
  expect(stored.map(({ fileName }) => fileName)).toEqual([
    'attachment-1.jpg',
    'attachment-2.mov',
    'book.xls',
    'attachment-4.webm',
    'attachment-5.mp3',
  ]);
  // The .xls file stores each letter in two bytes.
  const leaking = stored.filter(({ content }) => content.replaceAll('\0', '').includes('Planted'));
  expect(leaking.map(({ fileName }) => fileName)).toEqual(['book.xls', 'attachment-4.webm']);
  expect(stored[2]?.content).toBe(readFileSync(metadataFixture('book.xls'), 'latin1'));
});

test('the server accepts the sanitized copies of every other type', { tag: fullRun }, async ({
  visitor: { page, openPage },
}) => {
  await openPage('en', paths.supervisionAndReporting());
  const report = new ReportDialog(page);
  for (const names of [
    ['film.mp4', 'film.3gp', 'film.avi', 'sound.m4a', 'page.pdf'],
    ['text.docx', 'book.xlsx', 'sound.flac', 'opus.ogg', 'sound.wav'],
  ]) {
    const input = newReport();
    await report.open();
    await report.fillIn(input);
    await report.fileInput.setInputFiles(names.map(metadataFixture));
    await expect(report.rows.getByRole('radio', { checked: true })).toHaveCount(names.length);
    await report.send.click();
    await new ReceiptDialog(page).save();
    const stored = await readStoredFiles(input.remark);
    expect(stored).toHaveLength(names.length);
    expect(stored.filter(({ content }) => content.includes('Planted'))).toEqual([]);
  }
});
