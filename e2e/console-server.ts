/** A system of its own for the tests of the console, its first administrator, and the pages of the console. */
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { enrolAuthenticator, type SecondFactor } from './authenticator.ts';
import { startServer, type StartedConsole } from './console-process.ts';

export const password = 'anthracite-kiln-2026';

export type Administrator = SecondFactor & {
  url: string;
  /** The cookies of a session that is signed in. */
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
};

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
  path: string,
  { width, ...preferences }: Preferences & { width?: number } = {},
): Promise<Page> {
  await context.addCookies(state.cookies);
  await setPreferences(context, preferences);
  const page = await context.newPage();
  if (width !== undefined) await page.setViewportSize({ width, height: 900 });
  await page.goto(`${url}/console${path}`);
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

export async function expectToday(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Good (?:morning|afternoon|evening), / })).toBeVisible();
}

/** Sets the first administrator up in a browser, as the printed link leads. */
export async function setUp(context: BrowserContext, { url, setUpLink }: StartedConsole): Promise<Administrator> {
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
