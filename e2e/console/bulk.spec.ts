/** Bulk changes, the command palette, help, and export and import, as an editor uses them. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { browserLog, expectToday, openConsole, test } from '../fixtures/console-server.ts';
import { violations } from '../page-checks/accessibility.ts';
import { ContentEditor } from '../page-objects/content-editor.ts';
import { fullRun } from '../test-data/sample.ts';

test.describe.configure({ mode: 'serial' });

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select “/ });

test('withdraws one language of several news items at once, and undoes that at once', async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/news');
  await expect(boxes(page).first()).toBeVisible();
  const path = (await page.getByRole('row').nth(2).getByRole('link').first().getAttribute('href')) ?? '';
  const address = `${administrator.url}/en/news/detail/${/\d+$/.exec(path)?.[0]}`;
  const status = async () => (await page.request.get(address)).status();
  expect(await status()).toBe(200);

  // By keyboard the second row, with Shift those up to the fourth, and by mouse those up to the sixth.
  for (const key of ['j', 'j', 'x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
  const toolbar = page.getByRole('toolbar', { name: 'Bulk actions' });
  await expect(toolbar).toContainText('3 selected');
  await boxes(page)
    .nth(5)
    .click({ modifiers: ['Shift'] });
  await expect(toolbar).toContainText('5 selected');
  await expect(boxes(page).first()).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await expect(toolbar).toContainText('20 selected');
  await toolbar.getByRole('button', { name: 'Clear the selection' }).click();
  await boxes(page).nth(1).check();
  await boxes(page)
    .nth(3)
    .click({ modifiers: ['Shift'] });

  await toolbar.getByRole('button', { name: 'Withdraw…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take 3 items off the site?' });
  await expect(dialog).toContainText('3 of 3');
  for (const language of ['中文', 'Русский']) await dialog.getByRole('checkbox', { name: language }).uncheck();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.locator('footer')).toContainText('Withdrew 3 items');
  await expect.poll(status).toBe(404);
  await expect(page.getByRole('row').nth(2).getByRole('link', { name: 'Withdrawn' })).toHaveCount(1);

  // One of the two items is on the site, so only the other can be put back.
  await boxes(page).nth(0).check();
  await boxes(page).nth(1).check();
  await toolbar.getByRole('button', { name: 'Put back…' }).click();
  const back = page.getByRole('dialog', { name: 'Put 2 items back on the site' });
  await back.getByRole('button', { name: 'Put back' }).click();
  const result = page.getByRole('dialog', { name: 'Some items were not changed' });
  await expect(result).toContainText('Done: 1. Left as they were: 1.');
  await expect(result.getByRole('listitem')).toContainText('Nothing to change');
  await result.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(status).toBe(200);
  await page.locator('footer').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. Everything is as it was')).toBeVisible();
  await expect.poll(status).toBe(404);
});

test('Ctrl+K finds an item in another language, says when the search failed, and opens an item by keyboard', async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/');
  await expectToday(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump' });
  const field = palette.getByRole('textbox');
  await page.route('**/content-search?**', (route) => route.abort());
  await field.fill('满洲里 班列');
  await expect(palette.getByRole('alert')).toContainText('The search failed');
  await page.unroute('**/content-search?**');
  await palette.getByRole('button', { name: 'Try again' }).click();
  const found = palette.getByRole('button', { name: /News/ });
  await expect(found).toHaveCount(1);
  await expect(found.locator('mark').first()).toHaveText('满洲里班列');
  await field.fill('contact plan');
  await expect(palette.getByRole('button', { name: /^Contact plan/ })).toHaveAttribute('data-chosen', 'true');
  await field.fill('no such words anywhere');
  await expect(palette.getByText('Nothing was found').last()).toBeVisible();
  await field.fill('满洲里 班列');
  await expect(found).toHaveAttribute('data-chosen', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/console\/news\/item\/\d+$/);
  await expect(page.getByRole('region', { name: '中文' })).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('heading').first()).toHaveText('Opened recently');
  await expect(palette.getByRole('button', { name: title })).toHaveAttribute('data-chosen', 'true');
});

test('pages through a list, keeps the page in the URL, and hides the page size below 992 px', { tag: fullRun }, async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/honoured-employees');
  const links = page.locator('tbody').getByRole('link').filter({ hasNotText: 'Live' });
  await expect(links).toHaveCount(20);
  const first = await links.first().textContent();
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(links.first()).not.toHaveText(first ?? '');
  const size = page.getByRole('combobox', { name: 'Per page' });
  await size.click();
  await expect(page.getByRole('option')).toHaveText(['10 / page', '20 / page', '30 / page', '50 / page']);
  await page.getByTitle('50 / page').last().click();
  await expect(links).toHaveCount(50);
  await page.reload();
  await expect(links).toHaveCount(50);
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(size).toHaveCount(1);
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(size).toHaveCount(0);
  await page.locator('footer').getByRole('textbox').fill('1');
  await page.keyboard.press('Enter');
  await expect(links.first()).toHaveText(first ?? '');
});

test('shows products by category', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/products');
  const rows = page.locator('tbody').getByRole('row');
  // The names of the categories load beside the rows.
  const small = rows.first().locator('small');
  await expect(small).toHaveText(/ · BY-GPC-0101$/);
  const category = (await small.textContent())?.split(' · ')[0] ?? '';
  expect(category).not.toMatch(/BY-|^\d/);
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByTitle(category).last().click();
  await expect(page).toHaveURL(/group=\d+$/);
  await expect(rows.filter({ hasNotText: category })).toHaveCount(0);
  await expect(rows.first()).toContainText('BY-GPC-0101');
});

test('each page of the navigation has its help, and can be used beside it', { tag: fullRun }, async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/news');
  const help = page.getByRole('complementary', { name: 'Help' });
  await expect(boxes(page).first()).toBeVisible();
  await page.keyboard.press('F1');
  await expect(help.getByRole('heading', { name: 'Several items at once' })).toBeVisible();
  await boxes(page).first().check();
  await expect(page.getByRole('toolbar', { name: 'Bulk actions' })).toBeVisible();
  const texts = new Set<string>();
  const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  const count = await links.count();
  for (let index = 0; index < count; index += 1) {
    await links.nth(index).click();
    await expect(links.nth(index)).toHaveAttribute('aria-current', 'page');
    await expect(help.locator('p').first()).toBeVisible();
    const first = (await help.locator('p').first().textContent()) ?? '';
    expect(first.length, await links.nth(index).innerText()).toBeGreaterThan(20);
    texts.add(first);
  }
  // Messages and resumes share one.
  expect(texts.size).toBe(count - 1);
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(help).toHaveCount(0);
});

test('exports an item from its list, and imports it after a preview of the changes', async ({
  administrator,
  context,
}, testInfo) => {
  const page = await openConsole(administrator, context, '/company/partners');
  const link = page.getByRole('row').nth(1).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await boxes(page).first().check();
  await page.getByRole('toolbar', { name: 'Bulk actions' }).getByRole('button', { name: 'Export…' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export 1 item' });
  // The file does not arrive: section 8 has a text of its own for downloads.
  await page.route('**/common/download?**', (route) => route.abort(), { times: 1 });
  await exporting.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('The file could not be downloaded. Please contact the administrator.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    exporting.getByRole('button', { name: 'Download' }).click(),
  ]);
  const file = testInfo.outputPath('content.zip');
  await download.saveAs(file);
  await link.click();
  const editor = new ContentEditor(page);
  await editor.text('Name', 'en').fill('Sample partner, renamed');
  await editor.save();

  await page.goto(`${administrator.url}/console/exchange`);
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert')).toContainText('Choose a ZIP or XLSX that was exported here');
  await input.setInputFiles({ name: 'broken.zip', mimeType: 'application/zip', buffer: Buffer.from('PK broken') });
  await expect(page.getByRole('alert')).toContainText('not an intact');
  await input.setInputFiles(file);
  const preview = page.getByRole('region', { name: 'Preview of content.zip' });
  await expect(preview.getByRole('listitem')).toContainText('Changed');
  await preview.getByRole('button', { name: '1 difference' }).click();
  await expect(preview.getByRole('deletion').first()).toContainText('renamed');
  await page.getByRole('button', { name: 'Import 1 item as drafts' }).click();
  await expect(page.locator('footer')).toContainText('Imported: 0 new, 1 changed');

  // A record takes effect when somebody saves it, also without a change.
  await preview.getByRole('link').first().click();
  await expect(editor.text('Name', 'en')).toHaveValue(name);
  await expect(editor.state).toHaveText('Imported and not in effect yet. Save it to take effect');
  await editor.save();
});

test('exports all products of a list to Excel, and finds one by its number', { tag: fullRun }, async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/products');
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible();
  await page.locator('main').getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Export \d+ items$/ });
  await dialog.getByRole('radio', { name: /Excel/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump' });
  await palette.getByRole('textbox').fill('by-cpc-0101');
  const found = palette.getByRole('button', { name: /BY-CPC-0101/ });
  await expect(found).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Item number' })).toHaveValue('BY-CPC-0101');
});

test('the audit log shows what a save changed, and gives a CSV file', async ({ administrator, context }, testInfo) => {
  const page = await openConsole(administrator, context, '/audit?action=content.save');
  await page.getByRole('button', { name: 'Details' }).first().click();
  await expect(page.getByRole('deletion').first()).toContainText('renamed');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const file = testInfo.outputPath('audit.csv');
  await download.saveAs(file);
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('"Number","Time (Beijing)"');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(1).every((line) => line.includes('"content.save"'))).toBe(true);
  await page.goto(`${administrator.url}/console/roles?by=person`);
  await expect(page.getByRole('table', { name: 'By person' }).getByRole('cell', { name: 'Yes' })).not.toHaveCount(0);
});

for (const appearance of ['light', 'dark']) {
  test(`axe finds nothing with chosen rows, files and help, ${appearance}`, { tag: fullRun }, async ({
    administrator,
    context,
  }) => {
    const page = await openConsole(administrator, context, '/news', { language: 'ru', appearance });
    // At this width the help is beside the list and its footer.
    await page.setViewportSize({ width: 1440, height: 900 });
    const log = browserLog(page);
    const check = async (screen: string) => {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await violations(page, []), screen).toEqual([]);
    };
    await page
      .getByRole('checkbox', { name: /^Выбрать «/ })
      .first()
      .check();
    await check('list');
    await page.getByRole('button', { name: 'Снять…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('bulk dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('F1');
    await expect(page.getByRole('complementary', { name: 'Справка' }).locator('p').first()).toBeVisible();
    await check('help');
    await page.keyboard.press('F1');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('textbox').fill('кокс');
    await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible();
    await check('palette');
    for (const path of ['/exchange', '/roles?by=person']) {
      await page.goto(`${administrator.url}/console${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check(path);
    }
    expect(log).toEqual([]);
  });
}
