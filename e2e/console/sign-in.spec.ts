/** The way into the console: the first administrator, the second factor, and the end of a session. */
import { expect } from '@playwright/test';
import { violations } from '../page-checks/accessibility.ts';
import { authenticatorCode, enrolAuthenticator, secretOn, typeCode } from '../fixtures/authenticator.ts';
import { createAccount } from '../fixtures/console-accounts.ts';
import { choosePassword, expectToday, password, setPreferences, test } from '../fixtures/console-server.ts';
import { fullRun } from '../test-data/sample.ts';

test.describe.configure({ mode: 'serial' });

test('the printed link works once', async ({ administrator, page, context }) => {
  await setPreferences(context, { language: 'cn' });
  await page.goto(`${administrator.url}/console/set-up#${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: '此链接已失效' })).toBeVisible();
});

test('a set-up goes on in another language, and a session is one person’s in every tab', async ({
  administrator,
  browser,
}) => {
  const { url, state } = administrator;
  const account = await createAccount(administrator, browser, 'supervisionOfficer');
  const context = await browser.newContext();
  await setPreferences(context);
  const page = await context.newPage();
  await choosePassword(page, account.setUpLink, account.password);
  await expect(secretOn(page)).toBeVisible();
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByText('Шесть цифр из приложения')).toBeVisible();
  await expect(secretOn(page)).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await enrolAuthenticator(page);
  await expectToday(page);

  await page.goto(`${url}/console/account`);
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make new recovery codes' }).click();
  const codes = page.getByRole('dialog', { name: 'Store your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expect(codes.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await codes.getByLabel('I have stored the recovery codes').check();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(codes).toBeHidden();

  const menu = page.getByTitle('Menu of my account');
  await page.route('**/sessions/sign-out', (route) => route.abort(), { times: 1 });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('The connection to the server failed')).toBeVisible();
  await expect(page).toHaveURL(`${url}/console/account`);

  await context.clearCookies();
  await context.addCookies(state.cookies);
  const other = await context.newPage();
  await other.goto(`${url}/console`);
  await expectToday(other);
  await expect(menu).not.toContainText('Sample supervisionOfficer');
  await expect(menu).toHaveText((await other.getByTitle('Menu of my account').textContent()) ?? '');
  await context.close();
});

test('signs in with password and code, and rejects the code a second time', async ({
  administrator,
  page,
  context,
}) => {
  const { url, secret } = administrator;
  await setPreferences(context, { language: 'cn' });
  await page.goto(`${url}/index`);
  await expect(page).toHaveURL(`${url}/console/sign-in`);
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('账号或密码不正确')).toBeVisible();
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '第二步：动态验证码' })).toBeVisible();
  // The set-up has used the code of this period.
  const code = authenticatorCode(secret, 1);
  await typeCode(page, code);
  await expect(page.getByRole('heading', { level: 1, name: /(?:夜深了|早上好|下午好|晚上好)，/ })).toBeVisible();

  await page.getByTitle('我的账号菜单').click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await typeCode(page, code);
  await expect(page.getByText('验证码不正确或已使用过')).toBeVisible();
  await page.getByRole('button', { name: '用恢复码登录' }).click();
  await page.getByLabel('恢复码').fill(administrator.recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /(?:夜深了|早上好|下午好|晚上好)，/ })).toBeVisible();
});

test('an ended session shows the dialog, keeps what was typed, and offers it after the sign-in', async ({
  administrator,
  browser,
}) => {
  const { url, state, recoveryCodes } = administrator;
  const context = await browser.newContext({ storageState: state });
  await setPreferences(context, { language: 'cn' });
  const page = await context.newPage();
  await page.goto(`${url}/console/accounts`);
  const form = page.getByRole('dialog', { name: '新建账号' });
  await page.getByRole('button', { name: '新建账号' }).click();
  await form.getByLabel('姓名').fill('样本员工');
  await form.getByLabel('账号').fill('yuangong.sample');

  const ended = await context.request.post(`${url}/gw-api/cn/console/sessions/sign-out`, {
    data: {},
    headers: { origin: url },
  });
  expect(ended.status()).toBe(200);
  await page.getByRole('button', { name: '新建并生成链接' }).click();
  const dialog = page.getByRole('dialog', { name: '登录状态已过期' });
  await expect(dialog).toContainText('登录状态已过期，您可以继续留在该页面，或者重新登录');
  await expect(dialog).toContainText('1 处');
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(form.getByLabel('姓名')).toHaveValue('样本员工');
  await page.getByRole('button', { name: '新建并生成链接' }).click();
  await dialog.getByRole('button', { name: '重新登录' }).click();
  await page.waitForURL('**/console/sign-in');

  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '用恢复码登录' }).click();
  await page.getByLabel('恢复码').fill(recoveryCodes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}/console/accounts`);
  await page.getByRole('button', { name: '新建账号' }).click();
  await expect(page.getByText('这里有未保存的草稿')).toBeVisible();
  await form.getByRole('button', { name: '恢复' }).click();
  await expect(form.getByLabel('姓名')).toHaveValue('样本员工');
  await expect(form.getByLabel('账号')).toHaveValue('yuangong.sample');
  await context.close();
});

for (const appearance of ['light', 'dark'])
  test(`axe finds nothing on the sign-in, ${appearance}`, { tag: appearance === 'dark' ? [fullRun] : [] }, async ({
    administrator,
    page,
    context,
  }) => {
    await setPreferences(context, { language: 'ru', appearance });
    await page.goto(`${administrator.url}/console/sign-in`);
    await expect(page.getByRole('heading', { name: 'Вход в консоль' })).toBeVisible();
    expect(await violations(page, [])).toEqual([]);
  });

test('a passkey is added, signs in after the password, confirms an action, and is removed', async ({
  administrator,
  browser,
}) => {
  const { recoveryCodes } = administrator;
  // Browsers have no passkeys for an IP address.
  const url = administrator.url.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext();
  await setPreferences(context, { language: 'cn' });
  const page = await context.newPage();
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
  });
  const enterPassword = async () => {
    await page.goto(`${url}/console/sign-in`);
    await page.getByLabel('账号').fill('admin');
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  };
  const today = page.getByRole('heading', { level: 1, name: /(?:夜深了|早上好|下午好|晚上好)，/ });
  await enterPassword();
  await page.getByRole('button', { name: '用恢复码登录' }).click();
  await page.getByLabel('恢复码').fill(recoveryCodes[3] ?? '');
  await page.keyboard.press('Enter');
  await expect(today).toBeVisible();

  await page.goto(`${url}/console/account`);
  await page.getByRole('button', { name: '添加通行密钥' }).click();
  await page.getByLabel('名称').fill('样本笔记本');
  await page.getByRole('button', { name: '创建通行密钥' }).click();
  const row = page.getByRole('listitem').filter({ hasText: '样本笔记本' });
  await expect(row).toContainText('尚未使用');
  await row.getByRole('button', { name: '重命名' }).click();
  await page.getByLabel('名称').fill('值班室');
  await page.getByRole('button', { name: '保存名称' }).click();
  const renamed = page.getByRole('listitem').filter({ hasText: '值班室' });
  await expect(renamed).toBeVisible();
  expect(await violations(page, [])).toEqual([]);

  const signOut = await context.request.post(`${url}/gw-api/cn/console/sessions/sign-out`, {
    data: {},
    headers: { origin: url },
  });
  expect(signOut.status()).toBe(200);
  await enterPassword();
  await expect(page.getByRole('heading', { name: '第二步：通行密钥' })).toBeVisible();
  expect(await violations(page, [])).toEqual([]);
  await page.getByRole('button', { name: '使用通行密钥' }).click();
  await expect(today).toBeVisible();

  await page.goto(`${url}/console/account`);
  await expect(renamed).toContainText('上次使用');
  // As if the second factor had been used 16 minutes ago.
  await page.route(
    '**/passkeys/remove',
    (route) => route.fulfill({ status: 403, json: { code: 403, msg: '…', error: 'confirmationRequired' } }),
    { times: 1 },
  );
  await renamed.getByRole('button', { name: '移除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
  const confirmation = page.getByRole('dialog', { name: '请再次验证' });
  await confirmation.getByRole('button', { name: '使用通行密钥' }).click();
  await expect(confirmation).toBeHidden();
  await expect(renamed).toBeHidden();
  await enterPassword();
  await expect(page.getByRole('heading', { name: '第二步：动态验证码' })).toBeVisible();
  await context.close();
});
