/** Accounts, roles, sessions and the audit log, as an administrator uses them. */
import { expect, type Page } from '@playwright/test';
import {
  type Administrator,
  browserLog,
  expectToday,
  password,
  setPreferences,
  test,
} from '../fixtures/console-server.ts';
import { violations } from '../page-checks/accessibility.ts';
import { fullRun } from '../test-data/sample.ts';

test.describe.configure({ mode: 'serial' });
// Dialogs, menus and the palette also work while they move.
test.use({ contextOptions: {} });

async function open(administrator: Administrator, page: Page, path: string): Promise<void> {
  await page.context().addCookies(administrator.state.cookies);
  await page.goto(`${administrator.url}/console${path}`);
}

test('creates an account, whose owner sets a password by the link and may do less', async ({
  administrator,
  page,
  browser,
}) => {
  await setPreferences(page.context());
  await open(administrator, page, '/accounts');
  await page.getByRole('button', { name: 'New account' }).click();
  const form = page.getByRole('dialog', { name: 'New account' });
  await form.getByLabel('Name', { exact: true }).fill('Sample Editor');
  await form.getByLabel('Account name', { exact: true }).fill('Admin');
  await form.getByLabel('Editor').check();
  await form.getByRole('button', { name: 'Create with a link' }).click();
  await expect(form.getByText('This account name is taken')).toBeVisible();
  await form.getByLabel('Account name', { exact: true }).fill('editor.sample');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set-up link for Sample Editor' });
  const link = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('cell', { name: 'editor.sample' })).toBeVisible();

  const context = await browser.newContext();
  await setPreferences(context);
  const other = await context.newPage();
  await other.goto(link);
  await other.getByLabel('New password').fill('editor.sample1');
  await other.getByLabel('Enter it again').fill('editor.sample1');
  await other.getByRole('button', { name: 'Set the password' }).click();
  await expect(other.locator('.ant-form-item-explain-error')).toContainText('More than the account name');
  await other.getByLabel('New password').fill(`${password}-editor`);
  await other.getByLabel('Enter it again').fill(`${password}-editor`);
  await other.getByRole('button', { name: 'Set the password' }).click();
  await expectToday(other);
  const navigation = other.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'News' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Accounts' })).toHaveCount(0);
  await other.goto(`${administrator.url}/console/accounts`);
  await expect(other.getByRole('alert').first()).toContainText('No permission for the current operation');

  await page.goto(`${administrator.url}/console/sessions`);
  const row = page.getByRole('row', { name: 'Sample Editor' });
  await row.getByRole('button', { name: 'End' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(row).toHaveCount(0);
  await other.getByRole('link', { name: 'Sessions' }).click();
  const ended = other.getByRole('dialog', { name: 'Your session has ended' });
  await ended.getByRole('button', { name: 'Cancel' }).click();
  await expect(other.getByRole('alert').first()).toContainText('The session is not valid or has expired');
  await context.close();
});

test('changes a role by keyboard, and finds that in the audit log', async ({ administrator, page }) => {
  await setPreferences(page.context());
  await open(administrator, page, '/roles');
  const cell = page.getByRole('checkbox', { name: 'Auditor: See messages' });
  await expect(cell).not.toBeChecked();
  await cell.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Unsaved changes: 1')).toBeVisible();
  // A colleague changes the same role meanwhile.
  const api = `${administrator.url}/gw-api/en/console/roles`;
  const { data } = await (await page.request.get(`${api}/list`)).json();
  const { key, version, name, permissions } = data.roles.find((role: { key: string }) => role.key === 'auditor');
  const saved = await page.request.post(`${api}/save`, {
    headers: { origin: administrator.url },
    data: { key, version, name, permissions: [...permissions, 'inbox:resume:read'] },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const colleagues = page.getByRole('checkbox', { name: 'Auditor: See CVs' });
  await expect(colleagues).not.toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(colleagues).toBeChecked();
  await expect(page.getByText('Unsaved changes: 1')).toBeVisible();
  // The rejected save ends after what it has read again is shown.
  await expect(page.locator('.ant-btn-loading')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Nothing is unsaved')).toBeVisible();
  await page.reload();
  await expect(cell).toBeChecked();
  await expect(colleagues).toBeChecked();
  // Other tests expect the role as it was.
  await cell.uncheck();
  await colleagues.uncheck();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Nothing is unsaved')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search or jump' }).getByRole('textbox').fill('audit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${administrator.url}/console/audit`);
  await expect(page.getByRole('row', { name: /changed a role/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).first().click();
  await page.getByRole('button', { name: 'Only this object' }).first().click();
  await expect(page).toHaveURL(/objectKind=role/);
});

test('asks for a code again before a new authenticator', async ({ administrator, page }) => {
  await setPreferences(page.context());
  // The code was entered long ago: the browser's own clock would not count.
  await page.route(/\/console\/sessions\/current$/, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const session = { ...data.session, confirmedAt: '2026-01-01 00:00:00' };
    await route.fulfill({ response, json: { ...rest, data: { ...data, session } } });
  });
  await open(administrator, page, '/account');
  await page.getByRole('button', { name: 'Use another authenticator' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  // The console may be asking for its session again just now.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const screens = [
  ['/', /^(?:Доброе утро|Добрый день|Добрый вечер|Доброй ночи), /],
  ['/accounts', 'Учётные записи'],
  ['/roles', 'Роли и права'],
  ['/audit', 'Журнал действий'],
  ['/sessions', 'Сеансы'],
  ['/account', 'Моя учётная запись'],
] as const;

for (const appearance of ['light', 'dark']) {
  test(`axe finds nothing on the screens of the staff, ${appearance}`, { tag: fullRun }, async ({
    administrator,
    page,
  }) => {
    const log = browserLog(page);
    await setPreferences(page.context(), { language: 'ru', appearance });
    for (const [path, title] of screens) {
      await open(administrator, page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await violations(page, []), path).toEqual([]);
    }
    expect(log).toEqual([]);
  });
}

test('works at 768 pixels without sideways scrolling, and by keyboard', { tag: fullRun }, async ({
  administrator,
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await setPreferences(page.context(), { language: 'ru' });
  for (const [path] of screens.filter(([name]) => name !== '/roles')) {
    await open(administrator, page, path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const overflow = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(overflow, path).toBe(0);
  }
  await page.keyboard.press('Control+\\');
  await expect(page.getByRole('navigation').getByText('Сегодня')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/console\/news$/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Горячие клавиши' })).toBeVisible();
});
