/** The first screen, and what lists show of each item: its picture, its end, its object in the audit log. */
import { expect, type Page } from '@playwright/test';
import { locales } from 'contract/locales.ts';
import { api, openConsole, test } from '../fixtures/console-server.ts';
import { violations } from '../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../page-checks/sideways-overflow.ts';
import { ContentEditor } from '../page-objects/content-editor.ts';
import { fullRun } from '../test-data/sample.ts';

test.describe.configure({ mode: 'serial' });
test.use({ needsUnchangedContent: 'today' });

/** Publishes a change of the Chinese text of the newest news item. */
async function changeSource(page: Page): Promise<{ id: string; title: string }> {
  const [{ id, titles }] = (await api(page, 'content/news?size=1')).content;
  const { data } = await api(page, `content/news/${id}`);
  const summary = { ...data.body.summary, cn: `${data.body.summary.cn}样本。` };
  await api(page, `content/news/${id}/save`, { version: data.version, body: { ...data.body, summary } });
  await api(page, `content/news/${id}/publish`, { version: data.version + 1, locales: ['cn'] });
  return { id, title: titles.en };
}

const panel = (page: Page, name: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

test('lists what waits with its reason and one action, and what was typed and not saved', async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/');
  const waiting = panel(page, 'Waiting');
  await expect(waiting.getByText('Nothing is waiting', { exact: true })).toBeVisible();
  const { id, title } = await changeSource(page);
  const [, other] = (await api(page, 'content/news?size=2')).content;

  const editor = new ContentEditor(page);
  await page.goto(`${administrator.url}/console/news/item/${other.id}`);
  await editor.text('Title', 'en').fill('Sample: never saved');
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  const rows = waiting.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Unsaved');
  await expect(rows.first()).toContainText('Only on this computer');
  await expect(rows.last()).toContainText(title);
  await expect(rows.last()).toContainText('Source changed: Summary');
  await expect(panel(page, 'Last changes').getByRole('listitem').first()).toContainText(title);
  await expect(panel(page, 'Languages').getByRole('link', { name: 'Source changed 1' })).toHaveCount(2);

  // By keyboard to the second row. The closing dialog still has the focus.
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const key of ['j', 'j', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(new RegExp(`/translations/stale\\?at=news/${id}$`));
  await page.getByRole('link', { name: 'Open the item' }).click();
  await expect(page).toHaveURL(new RegExp(`/news/item/${id}\\?language=en$`));
  await expect(editor.card('en')).toContainText('Source changed: Summary');
  // The source as it was checked stands beside the present one.
  const column = page.getByRole('region', { name: 'English' });
  await expect(column.getByRole('heading', { name: 'Source when checked' })).toBeVisible();
  await expect(column.getByRole('insertion')).toHaveText('样本。');

  await page.goto(`${administrator.url}/console`);
  await waiting.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(editor.text('Title', 'en')).toHaveValue('Sample: never saved');
  await page.locator('footer').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(rows).toHaveCount(1);
});

test('greets by the time in Beijing, wherever the computer is and whatever its clock shows', async ({
  administrator,
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' });
  await context.clock.setSystemTime('2020-02-02T03:04:05Z');
  const page = await openConsole(administrator, context, '/');
  const inBeijing = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Shanghai', ...options }).format(new Date());
  await expect(async () => {
    await page.reload();
    const hour = Number(inBeijing({ hour: '2-digit', hourCycle: 'h23' }));
    const greeting = hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon';
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible({ timeout: 5000 });
    const time = inBeijing({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    await expect(page.getByText(`${time} in Beijing`)).toContainText(inBeijing({ day: 'numeric', month: 'long' }));
  }).toPass();
  // The pickers mark the same day as today.
  await page.goto(`${administrator.url}/console/audit`);
  await page.getByPlaceholder('From', { exact: true }).click();
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
  await expect(page.locator('.ant-picker-cell-today').first()).toHaveAttribute('title', today);
  await context.close();
});

test('says what happens by itself, and what speaks against it', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/banners');
  const { content } = await api(page, 'content/banner?size=1&sort=position');
  const [{ id, titles, version }] = content;
  const soon = new Date(Date.now() + 2 * 86_400_000);
  await api(page, `content/banner/${id}/publish`, { version, locales: ['en'], until: soon.toISOString() });
  const { data } = await api(page, 'content/historyEntry', { body: { year: 2031, content: { cn: '样本：新窑' } } });
  // The next Sunday at noon in Beijing.
  const days = 7 - new Date(Date.now() + 8 * 3_600_000).getUTCDay();
  const sunday = `${new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)}T12:00:00+08:00`;
  await api(page, `content/historyEntry/${data.id}/publish`, { version: 1, locales: ['cn'], at: sunday });

  // The list shows the end of the language that has one, and the filter finds it.
  await page.goto(`${administrator.url}/console/banners?state=scheduled`);
  const row = page.getByRole('row', { name: titles.en });
  await expect(row.getByRole('link', { name: /^until \d\d-\d\d \d\d:\d\d$/ })).toHaveCount(1);
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);

  await page.goto(`${administrator.url}/console`);
  const changes = panel(page, 'Coming up').getByRole('listitem');
  await expect(changes.filter({ hasText: titles.en })).toContainText('Will be withdrawn · EN');
  const goesLive = changes.filter({ hasText: '样本：新窑' });
  await expect(goesLive).toContainText('Will go live · 中文');
  await expect(goesLive).toContainText('Day off; no text in EN RU');
  await expect(goesLive.locator('time')).toContainText('12:00');

  // A change that has not happened an hour after its time.
  const late = new Date(Date.now() - 3_600_000).toISOString();
  await page.route(/\/gw-api\/\w+\/console\/(today|content\/historyEntry)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(new Date(sunday).toISOString(), late);
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(goesLive).toContainText('Did not go live · 中文');
  await expect(goesLive).toContainText('Failed: open it to see why');
  await goesLive.getByRole('link').click();
  await expect(new ContentEditor(page).card('cn')).toContainText('Publish it now to see why it fails.');
});

test('shows pictures of one size in lists, which move nothing when they arrive', { tag: fullRun }, async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/');
  for (const path of ['/news', '/products', '/banners', '/company/partners', '/company', '/albums', '/pages']) {
    await page.goto(`${administrator.url}/console${path}`);
    const pictures = page.locator('tbody img');
    await expect(pictures.first(), path).toBeVisible();
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('alt', '');
      await expect(picture).toHaveAttribute('loading', 'lazy');
      await expect(picture).toHaveCSS('width', '48px');
      await expect(picture).toHaveCSS('height', '32px');
    }
    await expect
      .poll(() => pictures.first().evaluate((image) => Reflect.get(image, 'naturalWidth')))
      .toBeGreaterThan(0);
  }
  // Nothing stands in the place of a picture that an item does not have.
  await page.goto(`${administrator.url}/console/company/history`);
  await expect(page.locator('tbody').getByRole('link').first()).toBeVisible();
  await expect(page.locator('tbody img')).toHaveCount(0);
});

test('names the object and the person above the entries of the audit log', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/audit?action=content.publish');
  await page.getByRole('button', { name: 'Details' }).first().click();
  await page.getByRole('button', { name: 'Only this object' }).click();
  const tags = page.locator('main .ant-tag');
  await expect(tags).toHaveText(/^Object: Banners · \S/);
  await page.getByRole('button', { name: 'Only this person' }).click();
  await expect(tags.last()).toHaveText(/^Who: \D+$/);
  // As after a reordering, which is about all of a kind.
  await page.goto(page.url().replace(/\?.*/, '?objectKind=banner'));
  await expect(tags).toHaveText('Object: Banners');
});

test('fits a list on a phone, and opens the editor and its preview in the reader’s language', async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/news', { language: 'cn', width: 390 });
  const title = page.locator('tbody td').nth(1);
  await expect(title.getByRole('link', { name: /^RU / })).toBeVisible();
  expect((await title.boundingBox())?.width).toBeGreaterThan(200);
  await expect(title.locator('img')).toBeHidden();
  await title.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: '中文' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'English' })).toHaveCount(0);
  await page.getByRole('button', { name: '预览', exact: true }).click();
  const preview = page.getByRole('dialog', { name: '预览' }).frameLocator('iframe');
  await expect(preview.locator('html')).toHaveAttribute('lang', locales.cn.tag);
});

test('keeps the titles of a list readable beside the help', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/news', { language: 'ru' });
  const title = page.locator('tbody td').nth(1);
  await expect(title).toBeVisible();
  await page.keyboard.press('F1');
  await expect(page.getByRole('complementary', { name: 'Справка' })).toBeVisible();
  await expect.poll(async () => (await title.boundingBox())?.width ?? 0).toBeGreaterThan(350);
  await expect(page.getByRole('columnheader', { name: 'Дата' })).toHaveCount(0);
  await page.keyboard.press('F1');
  await expect(page.getByRole('columnheader', { name: 'Дата' })).toBeVisible();
});

for (const [language, appearance, width] of [
  ['ru', 'dark', 768],
  ['cn', 'light', 1440],
] as const)
  test(`axe finds nothing on the first screen, ${language} ${appearance} ${width}`, {
    tag: width === 768 ? [] : [fullRun],
  }, async ({ administrator, context }) => {
    const page = await openConsole(administrator, context, '/', { language, appearance, width });
    await changeSource(page);
    await page.reload();
    await expect(page.locator('main time').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await violations(page, [])).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
