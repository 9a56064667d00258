/** What the files of a report would give away: named before anything leaves, taken out of the copy, sent only as it was chosen. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from 'contract/paths.ts';
import { ReceiptDialog } from './receipt-dialog.ts';
import { newReport, ReportDialog } from './report-dialog.ts';
import { test } from './reporter.ts';
import { listenToForms } from './resume-dialog.ts';
import { prove } from './sample.ts';
import { keptReports } from './system.ts';
import { expect } from './visitor.ts';

const fixtures = path.resolve(import.meta.dirname, '../site/src/parts/uploads/traces/fixtures');

function fixture(name: string): string {
  return path.join(fixtures, name);
}

/** What arrived for a report, in its order: the name, and the content as text, a character a byte. */
async function arrivedWith(remark: string): Promise<{ fileName: string; content: string }[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-traces-'));
  try {
    const kept = (await keptReports(folder)).find((report) => report['remark'] === remark);
    const own = path.join(folder, String(kept?.['id']));
    return readdirSync(own)
      .toSorted()
      .map((name) => ({ fileName: name.slice(2), content: readFileSync(path.join(own, name), 'latin1') }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('what cannot be removed holds up sending until it is chosen; copies arrive without what was planted', {
  tag: prove,
}, async ({ visitor: { page, opens } }) => {
  await opens('en', paths.supervisionAndReporting());
  const report = new ReportDialog(page);
  const heard = listenToForms(page);
  const written = newReport();
  await report.open();
  await report.write(written);
  await report.chooser.setInputFiles(['photograph.jpg', 'film.mov', 'book.xls', 'film.webm', 'sound.mp3'].map(fixture));
  const [book, unknown] = [report.rows.nth(2), report.rows.nth(3)];
  await expect(report.rows.nth(0)).toContainText('38.9140, 121.6020');
  await expect(report.rows.nth(1)).toContainText('Plantedmodel');
  await expect(book).toContainText('Plantedcompany');
  await expect(unknown).toContainText('was not examined');
  await report.send.click();
  await expect.poll(() => report.errorOf('fileNos')).toContain('book.xls, film.webm');
  await expect(report.chooser).toBeFocused();
  expect(heard.uploads).toBe(0);

  await book.getByRole('radio').last().check();
  await unknown.getByRole('radio').first().check();
  await expect.poll(() => report.errorOf('fileNos')).toBe('');
  await report.send.click();
  await new ReceiptDialog(page).save();
  const arrived = await arrivedWith(written.remark);
  expect(arrived.map(({ fileName }) => fileName)).toEqual([
    'attachment-1.jpg',
    'attachment-2.mov',
    'book.xls',
    'attachment-4.webm',
    'attachment-5.mp3',
  ]);
  // An old table writes each letter in two bytes.
  const telling = arrived.filter(({ content }) => content.replaceAll('\0', '').includes('Planted'));
  expect(telling.map(({ fileName }) => fileName)).toEqual(['book.xls', 'attachment-4.webm']);
  expect(arrived[2]?.content).toBe(readFileSync(fixture('book.xls'), 'latin1'));
});

test('the copies of every other type are what their names say, to the server too', { tag: prove }, async ({
  visitor: { page, opens },
}) => {
  await opens('en', paths.supervisionAndReporting());
  const report = new ReportDialog(page);
  for (const names of [
    ['film.mp4', 'film.3gp', 'film.avi', 'sound.m4a', 'page.pdf'],
    ['text.docx', 'book.xlsx', 'sound.flac', 'opus.ogg', 'sound.wav'],
  ]) {
    const written = newReport();
    await report.open();
    await report.write(written);
    await report.chooser.setInputFiles(names.map(fixture));
    await expect(report.rows.getByRole('radio', { checked: true })).toHaveCount(names.length);
    await report.send.click();
    await new ReceiptDialog(page).save();
    const arrived = await arrivedWith(written.remark);
    expect(arrived).toHaveLength(names.length);
    expect(arrived.filter(({ content }) => content.includes('Planted'))).toEqual([]);
  }
});
