/** Files that an editor sends to a translator or edits in Excel, and imports again. */
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { type Administrator, openConsole, test } from '../fixtures/console-server.ts';
import { ContentEditor } from '../page-objects/content-editor.ts';
import { fullRun } from '../test-data/sample.ts';

const fileInput = (page: Page) => page.locator('input[type="file"]');

async function addNews({ url }: Administrator, request: APIRequestContext): Promise<string> {
  const response = await request.post(`${url}/gw-api/en/console/content/news`, {
    headers: { origin: url },
    data: {
      body: {
        contentType: 1,
        publishedAt: null,
        pinned: false,
        externalUrl: null,
        picture: '',
        title: { cn: '样本新闻：往返翻译', en: 'Sample news: an old title' },
        summary: { cn: '样本摘要' },
        content: { cn: '<p>第一段 <strong>重点</strong></p>' },
      },
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()).data.id;
}

/** Selects the only row of a list, exports it in this format, and returns the path of the file. */
async function exportRow(page: Page, format: RegExp, testInfo: TestInfo): Promise<string> {
  await page.getByRole('checkbox', { name: /^Select “/ }).check();
  await page.getByRole('toolbar', { name: 'Bulk actions' }).getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export 1 item' });
  await dialog.getByRole('radio', { name: format }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  const file = testInfo.outputPath(download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

function previewOf(page: Page, fileName: string): Locator {
  return page.getByRole('region', { name: `Preview of ${fileName}` });
}

/** Imports what the preview has ticked, and opens the item. */
async function importAndOpen(page: Page, preview: Locator): Promise<ContentEditor> {
  await page.getByRole('button', { name: 'Import 1 item as drafts' }).click();
  await expect(page.locator('footer')).toContainText('Imported: 0 new, 1 changed');
  await preview.getByRole('link').click();
  return new ContentEditor(page);
}

test(
  'a translator’s XLIFF file is previewed and imported; what is wrong with a file is named',
  { tag: fullRun },
  async ({ administrator, context }, testInfo) => {
    const { url, state } = administrator;
    await context.addCookies(state.cookies);
    const id = await addNews(administrator, context.request);
    const page = await openConsole(administrator, context, `/news?text=${encodeURIComponent('往返翻译')}`);
    const exported = await readFile(await exportRow(page, /translator: into English/, testInfo), 'utf8');
    const translate = (xliff: string, field: string, target: string) => {
      const translated = xliff.replace(
        new RegExp(`(<unit id="u\\d+" name="${field}">.*?</source>)(?:<target>.*?</target>)?`),
        (_all, unit: string) => `${unit}<target>${target}</target>`,
      );
      expect(translated).not.toBe(xliff);
      return translated;
    };
    const xliff = translate(exported, 'title', 'Sample news: there and back');
    const file = (name: string, text: string) => ({
      name,
      mimeType: 'application/xliff+xml',
      buffer: Buffer.from(text),
    });

    await page.goto(`${url}/console/exchange`);
    await fileInput(page).setInputFiles(file('cut.xlf', xliff.slice(0, -30)));
    await expect(page.getByRole('alert')).toHaveText('This is not an intact export of content');
    // A translation without the markup of its source is left out, and the others remain.
    await fileInput(page).setInputFiles(file('no-markup.xlf', translate(xliff, 'content', 'First important')));
    const incomplete = previewOf(page, 'no-markup.xlf');
    await incomplete.getByRole('button', { name: '1 difference' }).click();
    await expect(incomplete.getByText(/^Text: /)).toHaveText(
      'Text: The markup of the translation differs from its source',
    );
    await page.getByRole('button', { name: 'Another file' }).click();

    const paragraph = '<pc id="1">First <pc id="2">important</pc></pc>';
    await fileInput(page).setInputFiles(file('translated.xlf', translate(xliff, 'content', paragraph)));
    const preview = previewOf(page, 'translated.xlf');
    await expect(preview.getByRole('listitem')).toContainText('Changed');
    await preview.getByRole('button', { name: '2 differences' }).click();
    await expect(preview.getByRole('insertion').filter({ hasText: 'there and back' })).toBeVisible();
    await expect(preview).not.toContainText('left out');
    const editor = await importAndOpen(page, preview);
    await expect(page).toHaveURL(`${url}/console/news/item/${id}`);
    await expect(editor.text('Title', 'en')).toHaveValue('Sample news: there and back');
    await expect(editor.text('Text', 'en')).toHaveText('First important');
    await expect(editor.text('Title', 'cn')).toHaveValue('样本新闻：往返翻译');
    await expect(editor.card('en')).toContainText('Draft');
  },
);

test('an edited Excel file is previewed and imported; what is wrong with a cell is named', async ({
  administrator,
  context,
}, testInfo) => {
  const { url } = administrator;
  const page = await openConsole(administrator, context, '/products?text=BY-CPC-0201');
  const exported = await exportRow(page, /Excel/, testInfo);
  const [sheet] = await readExcelFile(await readFile(exported));
  const cells = (sheet?.data ?? []).map((row) =>
    row.map((cell) => (typeof cell === 'string' || typeof cell === 'number' ? cell : null)),
  );
  const [, names = [], , row = []] = cells;
  const column = (name: string) => names.indexOf(name);
  const before = String(row[column('name@en')]);
  const file = async (name: string, changes: Record<string, string>) => {
    const changed = Object.entries(changes).reduce((values, [field, value]) => values.with(column(field), value), row);
    return {
      name,
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await writeExcelFile([{ sheet: 'Sheet 1', data: [...cells.slice(0, 3), changed] }]).toBuffer(),
    };
  };

  await page.goto(`${url}/console/exchange`);
  await fileInput(page).setInputFiles({ ...(await file('cut.xlsx', {})), buffer: Buffer.from('PK cut off') });
  await expect(page.getByRole('alert')).toHaveText('This is not an intact export of content');
  await fileInput(page).setInputFiles(await file('wrong.xlsx', { aboutType: 'two', 'name@en': 'Sample coke' }));
  const wrong = previewOf(page, 'wrong.xlsx');
  await wrong.getByRole('button', { name: '1 difference' }).click();
  await expect(wrong.getByText('Belongs to: ')).toHaveText('Belongs to: The format is invalid');
  await page.getByRole('button', { name: 'Another file' }).click();

  await fileInput(page).setInputFiles(await file('edited.xlsx', { 'name@en': 'Sample coke, renamed in Excel' }));
  const preview = previewOf(page, 'edited.xlsx');
  await preview.getByRole('button', { name: '1 difference' }).click();
  await expect(preview.getByRole('insertion').filter({ hasText: 'renamed in Excel' })).toBeVisible();
  await expect(preview).not.toContainText('left out');
  const editor = await importAndOpen(page, preview);
  await expect(editor.text('Name', 'en')).toHaveValue('Sample coke, renamed in Excel');
  await expect(editor.card('en')).toContainText('Newer edits');
  // The site is as it was until somebody publishes.
  const site = await page.request.get(`${url}/en/besinessScope/bulkTrade/detail/BY-CPC-0201`);
  expect(await site.text()).toContain(before);
});
