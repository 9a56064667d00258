/** Accounts that the administrator creates, and how their owners sign in. */
import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { authenticatorCode, enrolAuthenticator, typeCode } from './authenticator.ts';
import { type Administrator, choosePassword, expectToday, password, setPreferences } from './console-server.ts';

type NewAccount = { login: string; password: string; setUpLink: string };

/** Creates an account with this role. Its owner has not set a password yet. */
export async function createAccount(
  { url, secret, state }: Administrator,
  browser: Browser,
  role: string,
): Promise<NewAccount> {
  const context = await browser.newContext({ storageState: state });
  const login = `${role.toLowerCase()}.${randomUUID().slice(0, 8)}`;
  const post = (endpoint: string, data: object) =>
    context.request.post(`${url}/gw-api/en/console/${endpoint}`, { headers: { origin: url }, data });
  const create = () => post('accounts/create', { login, name: `Sample ${role}`, roles: [role] });
  let created = await create();
  // A quarter of an hour after the set-up the gateway asks for a code again. Another test may have used that of now.
  for (const periodsLater of [0, 1])
    if (created.status() === 403) {
      await post('sessions/confirm', { code: authenticatorCode(secret, periodsLater) });
      created = await create();
    }
  expect(created.status(), await created.text()).toBe(200);
  const { data } = await created.json();
  await context.close();
  return { login, password: `${password}-${role}`, setUpLink: new URL(data.setUpLink.path, url).href };
}

/** A context of the browser in which a new account with this role is signed in. */
export async function signInAs(administrator: Administrator, browser: Browser, role: string): Promise<BrowserContext> {
  const { url } = administrator;
  const account = await createAccount(administrator, browser, role);
  const context = await browser.newContext();
  const response = await context.request.post(`${url}/gw-api/en/console/sessions/set-up`, {
    headers: { origin: url },
    data: { token: new URL(account.setUpLink).hash.slice(1), password: account.password },
  });
  expect(response.status()).toBe(200);
  return context;
}

/**
 * The same by hand: the owner sets a password by the link, and an authenticator if the role needs one, signs out and
 * signs in.
 */
export async function signInByHand(
  administrator: Administrator,
  browser: Browser,
  { role, hasSecondFactor }: { role: string; hasSecondFactor: boolean },
): Promise<BrowserContext> {
  const account = await createAccount(administrator, browser, role);
  const context = await browser.newContext();
  await setPreferences(context);
  const page = await context.newPage();
  await choosePassword(page, account.setUpLink, account.password);
  const secondFactor = hasSecondFactor ? await enrolAuthenticator(page) : undefined;
  await expectToday(page);

  await page.getByTitle('Menu of my account').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('Account').fill(account.login);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  if (secondFactor !== undefined) {
    await expect(page.getByRole('heading', { name: 'Step two: your code' })).toBeVisible();
    // The enrolment has used the code of this period.
    await typeCode(page, authenticatorCode(secondFactor.secret, 1));
  }
  await expectToday(page);
  await page.close();
  return context;
}
