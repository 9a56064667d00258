/** Arranging, sheets of values and the preview beside the form, by keyboard and by pointer. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { type Administrator, openConsole, test } from '../fixtures/console-server.ts';
import { violations } from '../page-checks/accessibility.ts';
import { chooseByArrowKeys } from '../page-objects/choose-by-arrow-keys.ts';
import { pasteText } from '../page-objects/clipboard.ts';
import { ContentEditor } from '../page-objects/content-editor.ts';
import { fullRun } from '../test-data/sample.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function open(administrator: Administrator, context: BrowserContext, path: string): Promise<ContentEditor> {
  return new ContentEditor(await openConsole(administrator, context, path));
}

/** The element with the focus after `Tab` until it is the wanted one. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  // A composed page has over a hundred fields and buttons, and its preview has links of its own.
  for (let presses = 0; presses < 400; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('composes a page by keyboard alone, beside its preview', { tag: fullRun }, async ({ administrator, context }) => {
  // Hundreds of presses of Tab.
  test.setTimeout(240_000);
  const editor = await open(administrator, context, '/pages/item/socialResponsibility');
  const { page } = editor;
  const preview = page.getByRole('region', { name: 'Preview of the page' });
  const frame = preview.frameLocator('iframe:not([class])');
  const shown = frame.locator('main section[id] h2');
  const sections = page.getByRole('group', { name: 'Sections' }).first();
  const rows = sections.locator('> div');
  await expect(shown.first()).toBeVisible();
  const before = await shown.allTextContents();
  const titleOf = async (index: number) => (await rows.nth(index).locator('button[aria-expanded]').textContent()) ?? '';
  const first = await titleOf(0);

  // A section moves down by its handle. Nothing is saved, and the preview follows.
  await page.locator('main').focus();
  const handle = rows.first().getByRole('button', { name: /^Move “/ });
  await tabTo(page, handle);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.nth(1).getByRole('button', { name: /^Move “/ })).toBeFocused();
  expect(await titleOf(1)).toBe(first);
  await expect(sections.locator('output').last()).toContainText(/is now 2 of \d/);
  await expect(shown.first()).toHaveText(before[1] ?? '');
  await expect(editor.state).toContainText('1 unsaved');

  // A block is added and written.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const blocks = rows.nth(1).getByRole('group', { name: 'Blocks' });
  const count = await blocks.locator('> div').count();
  await tabTo(page, blocks.locator('> button, > .ant-dropdown-trigger').last());
  await page.keyboard.press('Enter');
  const quote = page.getByRole('menuitem', { name: 'Quote' });
  await expect(quote).toBeVisible();
  await chooseByArrowKeys(page, quote);
  await expect(blocks.locator('> div')).toHaveCount(count + 1);
  const added = blocks.locator('> div').last();
  await expect(added.locator('> div > button[aria-expanded]')).toBeFocused();
  await tabTo(page, added.getByRole('textbox', { name: /中文$/ }).first());
  await page.keyboard.type('样本引语');
  await expect(frame.getByText('样本引语')).toBeAttached();

  await editor.saveByKey();
  await tabTo(page, page.locator('footer').getByRole('button', { name: 'Publish…' }));
  await page.keyboard.press('Enter');
  await expect(editor.publishDialog).toBeVisible();
  await page.keyboard.press('Escape');
});

test('drags a section, and the preview keeps its position', async ({ administrator, context }) => {
  const editor = await open(administrator, context, '/pages/item/integratedLogistics');
  const { page } = editor;
  const rows = page.getByRole('group', { name: 'Sections' }).first().locator('> div');
  const heads = rows.locator('> div > button[aria-expanded]');
  await expect(heads.first()).toBeVisible();
  const titles = await heads.allTextContents();
  const frame = page.frameLocator('iframe:not([class])');
  const shown = frame.locator('main section[id] h2');
  await expect(shown.first()).toBeAttached();
  const before = await shown.allTextContents();
  await heads.nth(3).click();
  const offset = () => frame.locator('html').evaluate(() => Math.round(scrollY));
  await expect.poll(offset).toBeGreaterThan(500);
  const kept = await offset();
  await heads.nth(3).click();
  await rows
    .first()
    .getByRole('button', { name: /^Move “/ })
    .dragTo(rows.nth(1), { targetPosition: { x: 60, y: 30 } });
  await expect(heads.first()).toHaveText(titles[1] ?? '');
  await expect(heads.nth(1)).toHaveText(titles[0] ?? '');
  // The preview shows the new draft.
  await expect(shown.first()).toHaveText(before[1] ?? '');
  expect(await offset()).toBe(kept);
});

test('collapses the navigation in editors, names its icons, and remembers the choice', { tag: fullRun }, async ({
  administrator,
  context,
}) => {
  const { page } = await open(administrator, context, '/facts');
  await page.waitForURL(/\/item\//);
  const side = page.getByRole('complementary', { name: 'Navigation' });
  const width = async () => Math.round((await side.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(56);
  const news = side.getByRole('link', { name: 'News', exact: true });
  const name = page.getByRole('tooltip', { name: 'News', exact: true });
  await news.hover();
  await expect(name).toBeVisible();
  await page.mouse.move(700, 400);
  await expect(name).toBeHidden();
  await side.getByRole('link', { name: 'Today' }).focus();
  await tabTo(page, news);
  await expect(name).toBeVisible();

  await page.keyboard.press('Control+\\');
  await expect.poll(width).toBe(232);
  await page.reload();
  await expect.poll(width).toBe(232);
  await page.keyboard.press('Control+\\');
  await expect.poll(width).toBe(56);
  // Lists have the room, and a choice of their own.
  await side.getByRole('link', { name: 'Answer times' }).click();
  await page.waitForURL(/answer-times/);
  await expect.poll(width).toBe(232);
  await page.goBack();
  await expect.poll(width).toBe(56);
  await news.click();
  await expect.poll(width).toBe(232);
  await page.goBack();
  await expect.poll(width).toBe(56);
  await page.evaluate(() => localStorage.removeItem('console-navigation'));
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.reload();
  await expect.poll(width).toBe(232);
});

test('previews at three widths, beside the form and in a dialog where there is no room', { tag: fullRun }, async ({
  administrator,
  context,
}) => {
  const { page } = await open(administrator, context, '/news');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const button = page.getByRole('button', { name: 'Preview', exact: true });
  const check = async (preview: Locator) => {
    const html = preview.frameLocator('iframe').last().locator('html');
    for (const width of [390, 768, 1440]) {
      await preview.getByText(String(width), { exact: true }).click();
      await expect.poll(() => html.evaluate(() => innerWidth)).toBe(width);
      const frame = await preview.locator('iframe').last().boundingBox();
      expect(frame?.width).toBeLessThanOrEqual(Math.min(width, page.viewportSize()?.width ?? 0));
    }
  };
  await button.click();
  await check(page.getByRole('region', { name: 'Preview of the page' }));
  await button.click();
  await page.setViewportSize({ width: 1000, height: 900 });
  await button.click();
  await check(page.getByRole('dialog', { name: 'Preview' }));
});

test('moves a block to another section by keyboard, and back by dragging', { tag: fullRun }, async ({
  administrator,
  context,
}) => {
  const editor = await open(administrator, context, '/pages/item/talentDevelopment');
  const { page } = editor;
  const sections = page.getByRole('group', { name: 'Sections' }).first();
  const rows = sections.locator('> div');
  const head = (index: number) => rows.nth(index).locator('> div > button[aria-expanded]');
  const blocksOf = (index: number) => rows.nth(index).getByRole('group', { name: 'Blocks' }).locator('> div');
  await expect(head(1)).toBeVisible();
  const target = (await head(1).textContent()) ?? '';

  await head(0).focus();
  await page.keyboard.press('Enter');
  const count = await blocksOf(0).count();
  const moved = (await blocksOf(0).first().locator('> div > button[aria-expanded]').textContent()) ?? '';
  await tabTo(page, blocksOf(0).first().getByRole('button', { name: 'Move to another section' }));
  await page.keyboard.press('Enter');
  const choice = page.getByRole('menuitem', { name: target, exact: true });
  await expect(choice).toBeVisible();
  await chooseByArrowKeys(page, choice);

  // The section opens, and the block has the focus there.
  await expect(head(1)).toHaveAttribute('aria-expanded', 'true');
  const arrived = blocksOf(1).last().locator('> div > button[aria-expanded]');
  await expect(arrived).toBeFocused();
  await expect(arrived).toHaveText(moved);
  await expect(sections.locator('> output')).toHaveText(`“${moved}” is now in “${target}”`);
  await editor.saveByKey();
  await page.reload();
  await head(0).click();
  await expect(blocksOf(0)).toHaveCount(count - 1);
  await head(1).click();
  await expect(arrived).toHaveText(moved);
  await expect(editor.card('en')).not.toContainText(/newer|changed/i);

  // Dropped on the head of the first section, it is back at the end of it.
  await blocksOf(1)
    .last()
    .getByRole('button', { name: /^Move “/ })
    .first()
    .hover();
  await page.mouse.down();
  // The drag begins before the page scrolls to the head.
  await blocksOf(1)
    .last()
    .hover({ position: { x: 60, y: 20 } });
  // Only the second move over an element is a `dragover`.
  await head(0).hover();
  await head(0).hover();
  await expect(rows.first()).toHaveAttribute('data-over', 'inside');
  await page.mouse.up();
  await expect(blocksOf(0)).toHaveCount(count);
  await expect(blocksOf(0).last().locator('> div > button[aria-expanded]')).toHaveText(moved);
});

test('moves a category to another parent and level by keyboard and by dragging', { tag: fullRun }, async ({
  administrator,
  context,
}) => {
  const { page } = await open(administrator, context, '/products/categories');
  const tree = async () => {
    const url = `${administrator.url}/gw-api/en/console/content/productCategory?size=100&sort=position`;
    const { content } = await (await page.request.get(url)).json();
    return new Map<string, string | null>(content.map(({ id, group }: { id: string; group: string }) => [id, group]));
  };
  const before = await tree();
  await page.getByRole('button', { name: 'Arrange' }).click();
  const dialog = page.getByRole('dialog', { name: /^Arrange/ });
  const items = dialog.getByRole('listitem');
  await expect(items.first()).toBeVisible();
  expect(await violations(page, [])).toEqual([]);
  const names = await items.allTextContents();
  const save = dialog.getByRole('button', { name: /^Save/ });
  await expect(save).toBeDisabled();
  // The last category of the tree is below another. It moves to that level, up, and into the one before.
  const last = names.at(-1) ?? '';
  await items.last().getByRole('button').focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(dialog.locator('output')).toContainText(`“${last}” is now`);
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(items.filter({ hasText: last }).getByRole('button')).toBeFocused();
  await save.click();
  await expect(dialog).toBeHidden();
  const after = await tree();
  const movedSince = (earlier: typeof before, later: typeof before) =>
    [...later].filter(([id, parent]) => earlier.get(id) !== parent);
  expect(movedSince(before, after)).toHaveLength(1);
  expect(after.size).toBe(before.size);

  // The second category is dragged into the third.
  await page.getByRole('button', { name: 'Arrange' }).click();
  await expect(items.first()).toBeVisible();
  const [first = '', second = ''] = await items.allTextContents();
  const third = items.nth(2);
  const box = await third.boundingBox();
  await items
    .nth(1)
    .getByRole('button')
    .dragTo(third, { targetPosition: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
  await expect(dialog.locator('output')).toContainText(`“${second}” is now`);
  expect((await items.allTextContents())[0]).toBe(first);
  await save.click();
  await expect(dialog).toBeHidden();
  const arranged = await tree();
  expect(movedSince(after, arranged)).toHaveLength(1);

  // Opened again, it has the order that a colleague has saved since.
  const top = [...arranged].flatMap(([id, parent]) => (parent === null ? [id] : []));
  const reordered = await page.request.post(`${administrator.url}/gw-api/en/console/content/productCategory/reorder`, {
    data: { ids: top.toReversed() },
    headers: { origin: administrator.url },
  });
  expect(reordered.status(), await reordered.text()).toBe(200);
  await page.getByRole('button', { name: 'Arrange' }).click();
  await expect(items.first()).toBeVisible();
  expect((await items.allTextContents())[0]).not.toBe(first);
  await expect(save).toBeDisabled();
});

test('pastes cells of Excel after a preview; bounds in the wrong order block publishing, not saving', async ({
  administrator,
  context,
}) => {
  const editor = await open(administrator, context, '/typical-values');
  const { page } = editor;
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const sheet = page.getByRole('region', { name: 'Values' });
  const cells = sheet.getByRole('textbox');
  await expect(cells.first()).toBeVisible();
  const columns = await sheet.getByRole('row').nth(3).getByRole('textbox').count();
  const old = await cells.nth(1).inputValue();
  const html =
    '<table><tr><th>Sulphur</th><td>0,31</td><td>28O</td></tr><tr><th>Volatile matter</th><td>8.1</td><td>—</td></tr></table>';
  await pasteText(cells.first(), { 'text/html': html, 'text/plain': 'not this' });
  const dialog = page.getByRole('dialog', { name: /^Paste from Excel/ });
  await expect(dialog.getByRole('insertion')).toHaveText(['0.31', '8.1', '—']);
  await expect(dialog).toContainText(`“28O” stays ${old}`);
  await dialog.getByRole('button', { name: 'Write 3 cells' }).click();
  await expect(cells.first()).toHaveValue('0.31');
  await expect(cells.nth(1)).toHaveValue(old);
  await expect(cells.nth(columns + 1)).toHaveValue('');

  // Arrow keys and Enter move between cells.
  await cells.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(cells.nth(columns)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cells.nth(2 * columns)).toBeFocused();

  await pasteText(cells.first(), { 'text/plain': '9.99\t0.5' });
  await page.getByRole('dialog').getByRole('button', { name: 'Write 2 cells' }).click();
  await expect(sheet.getByText(/below a smaller bound/).first()).toBeVisible();
  await editor.saveByKey();
  await page.locator('footer').getByRole('button', { name: 'Publish…' }).click();
  await expect(editor.publishDialog.getByText(/Grades/).first()).toBeVisible();
  await expect(editor.publishDialog.getByRole('checkbox', { name: '中文' })).toBeDisabled();
});

test('fills values down, undoes and redoes, by keyboard and by buttons', { tag: fullRun }, async ({
  administrator,
  context,
}) => {
  const { page } = await open(administrator, context, '/typical-values');
  await page.getByRole('row').nth(2).getByRole('link').first().click();
  const sheet = page.getByRole('region', { name: 'Values' });
  const cells = sheet.getByRole('textbox');
  await expect(cells.first()).toBeVisible();
  const columns = await sheet.getByRole('row').nth(3).getByRole('textbox').count();
  const [top, middle, bottom] = [cells.nth(0), cells.nth(columns), cells.nth(2 * columns)];
  const values = () => Promise.all([top, middle, bottom].map((cell) => cell.inputValue()));
  const before = await values();
  const announced = sheet.getByRole('status').first();
  const [undo, redo] = [sheet.getByRole('button', { name: 'Undo' }), sheet.getByRole('button', { name: 'Redo' })];
  await expect(undo).toBeDisabled();

  // What is typed is one step, however many keys it took.
  await top.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('77.31');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(announced).toHaveText('3 × 1 cells selected');
  await expect(sheet.locator('td[data-selected]')).toHaveCount(3);
  await page.keyboard.press('Control+d');
  expect(await values()).toEqual(['77.31', '77.31', '77.31']);
  await expect(announced).toHaveText('Filled down: 2 cells changed');
  await page.keyboard.press('Control+z');
  expect(await values()).toEqual(['77.31', before[1], before[2]]);
  await expect(announced).toHaveText('Undone: 2 cells');
  await page.keyboard.press('Control+z');
  expect(await values()).toEqual(before);
  await expect(top).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(announced).toHaveText('Nothing to undo');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+Shift+z');
  expect(await values()).toEqual(['77.31', '77.31', '77.31']);

  // A single cell gets the value above it. Undo first removes what is no number.
  await cells.nth(1).focus();
  await page.keyboard.press('Control+d');
  await expect(announced).toHaveText('There is no value above to fill down');
  await middle.fill('x');
  await page.keyboard.press('Control+z');
  await expect(middle).toHaveValue('77.31');
  // Each key is written: of a number that is unclear in the end, nothing is left.
  await middle.fill('');
  await middle.pressSequentially('1,200');
  await expect(middle).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+z');
  await expect(middle).toHaveValue('77.31');
  await middle.fill('5');
  await undo.click();
  await expect(middle).toHaveValue('77.31');
  await redo.click();
  await expect(middle).toHaveValue(/^5(\.0+)?$/);
  await bottom.click();
  await sheet.getByRole('button', { name: 'Fill down' }).click();
  await expect(bottom).toHaveValue(/^5(\.0+)?$/);

  // A paste is one step too.
  const pasted = await values();
  await pasteText(top, { 'text/plain': '1.5\n2.5\n3.5' });
  await page.getByRole('dialog').getByRole('button', { name: 'Write 3 cells' }).click();
  expect(await values()).not.toEqual(pasted);
  await undo.click();
  expect(await values()).toEqual(pasted);

  // By pointer: press on a cell and let go on another, or hold Shift.
  await top.hover();
  await page.mouse.down();
  await cells.nth(columns + 1).hover();
  await page.mouse.up();
  await expect(sheet.locator('td[data-selected]')).toHaveCount(4);
  await cells.nth(2 * columns + 2).click({ modifiers: ['Shift'] });
  await expect(sheet.locator('td[data-selected]')).toHaveCount(9);
  await expect(top).toBeFocused();
});

test('schedules a language with an end by the pickers: it goes live and is withdrawn', { tag: [fullRun] }, async ({
  administrator,
  context,
}) => {
  test.setTimeout(300_000);
  const editor = await open(administrator, context, '/news');
  const { page } = editor;
  await page.getByRole('row').nth(1).getByRole('link', { name: 'Live' }).last().click();
  await page.waitForURL(/item\/\d+\?language=ru/);
  const address = `${administrator.url}/ru/news/detail/${/item\/(\d+)/.exec(page.url())?.[1]}`;
  const title = 'Образец новости: по расписанию';
  await editor.text('Title', 'ru').fill(title);
  await page.locator('footer').getByRole('button', { name: 'Publish…' }).click();
  const dialog = editor.publishDialog;
  // The pickers have minutes. The next minute may begin before everything is filled in.
  const start = Math.ceil((Date.now() + 30_000) / 60_000);
  const beijing = (minute: number) =>
    new Date(minute * 60_000 + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  await dialog.getByText('At a time').click();
  await dialog.getByRole('textbox').first().fill(beijing(start));
  // “Now” would be this computer's local time.
  await expect(page.locator('.ant-picker-ok')).toBeVisible();
  await expect(page.locator('.ant-picker-now')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox', { name: 'Withdraw automatically' }).check();
  await dialog
    .getByRole('textbox')
    .last()
    .fill(beijing(start + 1));
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /Русский/ }).click();
  await expect(dialog).toBeHidden();
  await expect(editor.card('ru')).toContainText(/goes live/);
  const read = async () => (await page.request.get(address)).text();
  expect(await read()).not.toContain(title);
  await expect.poll(read, { timeout: 110_000 }).toContain(title);
  await expect.poll(read, { timeout: 75_000 }).not.toContain(title);
  await page.reload();
  await expect(editor.card('ru')).toContainText('Withdrawn');
});
