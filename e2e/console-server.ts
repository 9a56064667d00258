/** A system of its own for the tests of the console, and the way of its first administrator. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { freePort, inheritedEnvironment, runFolder } from './system.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');

export const password = 'anthracite-kiln-2026';

export type Administrator = {
  url: string;
  /** The secret of the authenticator, in base 32. */
  secret: string;
  recoveryCodes: string[];
  /** The cookies of a session that is signed in. */
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
};

type Started = {
  url: string;
  setUpLink: string;
  dataDir: string;
  /** Runs something while the clock of the server is a day behind; it must have been started for that. */
  onYesterday: <Result>(action: () => Promise<Result>) => Promise<Result>;
  stop: () => Promise<void>;
};

type StartOptions = { hasYesterday?: boolean; settings?: Record<string, string> };

type Store = { folder: string; setUpPath: string };

const dataDirIn = (folder: string) => path.join(folder, 'data');

/** Starts a server, and waits until it has printed what is wanted. */
async function start(folder: string, wanted: RegExp, { hasYesterday = false, settings = {} }: StartOptions = {}) {
  const port = await freePort();
  // No mail server answers there.
  const mail = { MAIL_SERVER: 'smtp://127.0.0.1:1', MAIL_FROM: 'notices@carbon.example' };
  const loaded = hasYesterday ? ['--import', path.join(import.meta.dirname, 'yesterday-clock.ts')] : [];
  const server = spawn(process.execPath, [...loaded, 'server/dist/start.js'], {
    cwd: root,
    env: { ...inheritedEnvironment, ...mail, ...settings, PORT: String(port), DATA_DIR: dataDirIn(folder) },
    stdio: ['ignore', 'pipe', 'inherit', ...(hasYesterday ? (['ipc'] as const) : [])],
  });
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  return { server, url: `http://127.0.0.1:${port}`, printed: await printedBy(server, wanted), stop };
}

/** Sets how many days the clock of a server is behind (`yesterday-clock.ts`). */
async function setClock(server: ChildProcess, days: number): Promise<void> {
  const reply = once(server, 'message');
  server.send(days);
  await reply;
}

async function printedBy({ stdout }: ChildProcess, wanted: RegExp): Promise<string> {
  let printed = '';
  for await (const chunk of stdout ?? []) {
    printed += String(chunk);
    const [found] = wanted.exec(printed) ?? [];
    if (found !== undefined) return found;
  }
  throw new Error(`The server ended. It has printed:\n${printed}`);
}

/** A store after its first start, which takes several seconds. The workers of a run copy it. */
async function sharedStore(): Promise<Store> {
  const folder = path.join(runFolder(), 'console');
  const setUpPath = `${folder}-set-up-path`;
  while (!existsSync(setUpPath))
    if (isFirst(folder)) await createStore(folder, setUpPath);
    else await wait(200);
  return { folder, setUpPath: readFileSync(setUpPath, 'utf8') };
}

/** Whether this worker is the first that asks for the folder. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function createStore(folder: string, setUpPath: string): Promise<void> {
  const { printed, stop } = await start(folder, /\/console\/set-up#[\w-]{43}/).catch((error: unknown) => {
    // Another worker tries again instead of waiting.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  await stop();
  writeFileSync(`${setUpPath}.new`, printed);
  renameSync(`${setUpPath}.new`, setUpPath);
}

/** Starts a server on a store without an administrator. */
export async function startServer(options: StartOptions = {}): Promise<Started> {
  const store = await sharedStore();
  const folder = mkdtempSync(path.join(runFolder(), 'console-'));
  // With the owners of files: the database's files belong to a user of its own.
  await run('cp', ['-a', `${store.folder}/.`, folder]);
  const { server, url, stop } = await start(folder, /API docs:/, options);
  return {
    url,
    setUpLink: url + store.setUpPath,
    dataDir: dataDirIn(folder),
    onYesterday: async (action) => {
      await setClock(server, 1);
      try {
        return await action();
      } finally {
        await setClock(server, 0);
      }
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The code that an authenticator shows now (RFC 6238), or in a later period. */
export function authenticatorCode(secret: string, periodsLater = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret)
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + periodsLater));
  const hash = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** Types six digits into the fields for a code; the last one sends them. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.locator('.ant-otp input').first().click();
  await page.keyboard.type(code);
}

type Preferences = { language?: string; appearance?: string };

/** Stores the language and the appearance of the console, as its menu does. */
export async function setPreferences(
  context: BrowserContext,
  { language = 'en', appearance = 'light' }: Preferences = {},
): Promise<void> {
  await context.addInitScript(
    ([locale, mode]) => {
      localStorage.setItem('console-language', locale);
      localStorage.setItem('console-appearance', mode);
    },
    [language, appearance] as const,
  );
}

/** Opens a path of the console in a new tab, as the administrator. */
export async function openConsole(
  { url, state }: Administrator,
  context: BrowserContext,
  place: string,
  { width, ...preferences }: Preferences & { width?: number } = {},
): Promise<Page> {
  await context.addCookies(state.cookies);
  await setPreferences(context, preferences);
  const page = await context.newPage();
  if (width !== undefined) await page.setViewportSize({ width, height: 900 });
  await page.goto(`${url}/console${place}`);
  return page;
}

/** Calls the gateway with the session of a page: reads, or writes `data`. */
export async function api(page: Page, endpoint: string, data?: object) {
  const { origin } = new URL(page.url());
  const url = `${origin}/gw-api/en/console/${endpoint}`;
  const response = await (data === undefined
    ? page.request.get(url)
    : page.request.post(url, { data, headers: { origin } }));
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}

/** The errors and warnings that the browser logs for a page from now on. */
export function browserLog(page: Page): string[] {
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('console', (message) => {
    // The sandbox of the preview stops the scripts of the page in it, as it should.
    const isOfPreview = message.text().startsWith('Blocked script execution');
    if (['error', 'warning'].includes(message.type()) && !isOfPreview) messages.push(message.text());
  });
  return messages;
}

/** Sets a password on the page that a set-up link opens. */
export async function choosePassword(page: Page, link: string, chosen: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(chosen);
  await page.getByLabel('Enter it again').fill(chosen);
  await page.getByRole('button', { name: 'Set the password' }).click();
}

type SecondFactor = Pick<Administrator, 'secret' | 'recoveryCodes'>;

/** The secret of a new authenticator, as text. */
export const secretOn = (page: Page) => page.locator('code').filter({ hasText: /^[A-Z2-7 ]{32,}$/ });

/** Enrols an authenticator, as the page asks for it after the password, and opens the console. */
export async function enrolAuthenticator(page: Page): Promise<SecondFactor> {
  const shownSecret = secretOn(page);
  await shownSecret.waitFor();
  const secret = ((await shownSecret.textContent()) ?? '').replaceAll(' ', '');
  await typeCode(page, authenticatorCode(secret));
  const codes = page.getByRole('listitem').filter({ hasText: /^\S{8,}$/ });
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allTextContents();
  await page.getByLabel('I have stored the recovery codes').check();
  await page.getByRole('button', { name: 'Open the console' }).click();
  return { secret, recoveryCodes };
}

export async function expectToday(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Good (?:morning|afternoon|evening), / })).toBeVisible();
}

/** Sets the first administrator up in a browser, as the printed link leads. */
export async function setUp(context: BrowserContext, { url, setUpLink }: Started): Promise<Administrator> {
  const page = await context.newPage();
  await choosePassword(page, setUpLink, password);
  const secondFactor = await enrolAuthenticator(page);
  await expectToday(page);
  await page.close();
  return { url, ...secondFactor, state: await context.storageState() };
}

type Fixtures = {
  administrator: Administrator;
  /**
   * The name of a file that needs content as it is after the first start: its tests get a worker of their own. Others
   * leave it empty.
   */
  needsUnchangedContent: string;
};

/** Each worker has a server of its own, which several files share one after the other. */
export const test = base.extend<object, Fixtures>({
  /** Movements take a fifth of these tests' time. The full run has them; in the quick run the files that ask for them. */
  contextOptions: ({ browserName: _browserName }, use, { project }) =>
    use(project.name === 'test' ? { reducedMotion: 'reduce' } : {}),
  needsUnchangedContent: ['', { option: true, scope: 'worker' }],
  administrator: [
    async ({ browser }, use) => {
      const started = await startServer();
      const context = await browser.newContext();
      await setPreferences(context);
      const administrator = await setUp(context, started);
      await context.close();
      await use(administrator);
      await started.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

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
