/** A system of its own for the tests of the console, and the way of its first administrator. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { freePort, inheritedEnvironment } from './system.ts';

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

type Started = { url: string; setUpAddress: string; stop: () => Promise<void> };

/** Starts a server on an empty store, and reads the set-up link that it prints. */
async function startServer(): Promise<Started> {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-console-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['server/dist/start.js'], {
    cwd: root,
    env: { ...inheritedEnvironment, PORT: String(port), DATA_DIR: path.join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const setUpAddress = await printedLink(server);
  return {
    url: `http://127.0.0.1:${port}`,
    setUpAddress,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function printedLink({ stdout }: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of stdout ?? []) {
    printed += String(chunk);
    const link = /https?:\/\/\S+\/console\/set-up#[\w-]{43}/.exec(printed)?.[0];
    if (link !== undefined && printed.includes('API docs:')) return link;
  }
  throw new Error(`The server printed no set-up link:\n${printed}`);
}

/** The code of an authenticator (RFC 6238) now, or that of a later period. */
export function codeOf(secret: string, periodsLater = 0): string {
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

export async function speak(context: BrowserContext, locale: string, appearance = 'light'): Promise<void> {
  await context.addInitScript(
    ([language, mode]) => {
      localStorage.setItem('console-language', language);
      localStorage.setItem('console-appearance', mode);
    },
    [locale, appearance] as const,
  );
}

/** A screen of the console as the administrator sees it. */
export async function openConsole(
  { url, state }: Administrator,
  context: BrowserContext,
  screen: string,
  { language = 'en', appearance = 'light', width = 1440 } = {},
): Promise<Page> {
  await context.addCookies(state.cookies);
  await speak(context, language, appearance);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${url}/console${screen}`);
  return page;
}

/** Sets the first administrator up in a browser, as the printed link leads. */
async function setUp(context: BrowserContext, { url, setUpAddress }: Started): Promise<Administrator> {
  const page = await context.newPage();
  await page.goto(setUpAddress);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Enter it again').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  const shownSecret = page.locator('code').filter({ hasText: /^[A-Z2-7 ]{32,}$/ });
  await shownSecret.waitFor();
  const shown = await shownSecret.textContent();
  const secret = (shown ?? '').replaceAll(' ', '');
  await typeCode(page, codeOf(secret));
  const codes = page.getByRole('listitem').filter({ hasText: /^\S{8,}$/ });
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allTextContents();
  await page.getByLabel('I have stored the recovery codes').check();
  await page.getByRole('button', { name: 'Open the console' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good (?:morning|afternoon|evening), / })).toBeVisible();
  await page.close();
  return { url, secret, recoveryCodes, state: await context.storageState() };
}

type Fixtures = { administrator: Administrator };

/** Each worker has a server of its own: sessions and accounts of one file do not disturb another. */
export const test = base.extend<object, Fixtures>({
  administrator: [
    async ({ browser }, use) => {
      const started = await startServer();
      const context = await browser.newContext();
      await speak(context, 'en');
      const administrator = await setUp(context, started);
      await context.close();
      await use(administrator);
      await started.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** A context of the browser in which a new account with this role is signed in. */
export async function signInAs({ url, state }: Administrator, browser: Browser, role: string): Promise<BrowserContext> {
  const office = await browser.newContext();
  await office.addCookies(state.cookies);
  const login = `only.${role.toLowerCase()}`;
  const headers = { origin: url };
  const created = await office.request.post(`${url}/gw-api/en/console/accounts/create`, {
    headers,
    data: { login, name: `Sample ${role}`, roles: [role] },
  });
  expect(created.status(), await created.text()).toBe(200);
  const { data } = await created.json();
  await office.close();
  const context = await browser.newContext();
  const token = new URL(data.setUpLink.path, url).hash.slice(1);
  const response = await context.request.post(`${url}/gw-api/en/console/sessions/set-up`, {
    headers,
    data: { token, password: `${password}-${role}` },
  });
  expect(response.status()).toBe(200);
  return context;
}
