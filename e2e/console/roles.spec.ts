/** What each role sees of the console: all that it may use, and nothing that the gateway would reject. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { BuiltInRole } from 'contract/console/roles.ts';
import { signInAs, signInByHand } from '../fixtures/console-accounts.ts';
import { type Administrator, setPreferences, test } from '../fixtures/console-server.ts';
import { fullRun } from '../test-data/sample.ts';

test.describe.configure({ mode: 'serial' });

type Expected = {
  /** Links; those of the inbox end with a number if something waits. */
  navigation: readonly (string | RegExp)[];
  /** Buttons of the list of news, once a row is selected if rows can be selected. */
  list: readonly string[];
  /** Buttons of the editor of a news item. */
  editor: readonly string[];
  /** Languages whose texts can be typed into. */
  writes: readonly string[];
  /** Paths that show “no permission”. */
  closed: readonly string[];
  /** What the palette offers beside the pages. */
  actions: readonly string[];
  /** Whether files can be uploaded to the library. */
  uploads: boolean;
};

const articles = ['News', 'Products', 'Typical values', 'Pages', 'Banners', 'Company', 'Jobs'];
const records = ['Facts and settings', 'Working calendar', 'Dictionaries'];
const [messages, resumes, reports] = [/^Messages/, /^CVs/, /^Reports/];
const inboxPaths = ['/inbox/messages', '/inbox/resumes', '/inbox/applications', '/inbox/reports'];

const reader: Expected = {
  navigation: ['Today', ...articles, 'Translations', 'Library', 'Albums', 'Sessions'],
  list: [],
  editor: [],
  writes: [],
  closed: ['/accounts', '/roles', '/audit', '/exchange', ...inboxPaths],
  actions: [],
  uploads: false,
};

const writer: Expected = {
  navigation: [
    'Today',
    ...articles,
    'Honoured employees',
    'Translations',
    'Import and export',
    'Library',
    'Albums',
    ...records,
    'Sessions',
  ],
  list: ['New', 'Publish…', 'Withdraw…', 'Put back…', 'Export…'],
  editor: ['Discard', 'Save draft', 'Publish…'],
  writes: ['中文', 'English'],
  closed: ['/accounts', '/roles', '/audit', ...inboxPaths],
  actions: ['New: News'],
  uploads: true,
};

const expected: Record<BuiltInRole, Expected> = {
  admin: {
    ...writer,
    navigation: [
      'Today',
      messages,
      resumes,
      'Applications',
      reports,
      'Answer times',
      'Answer templates',
      ...writer.navigation.slice(1, -1),
      'Accounts',
      'Roles',
      'Audit log',
      'Retention',
      'Sessions',
    ],
    closed: [],
  },
  editor: writer,
  translator: {
    ...writer,
    list: ['Export…'],
    editor: ['Discard', 'Save draft'],
    writes: ['English'],
    actions: [],
    uploads: false,
  },
  tradeDesk: {
    ...reader,
    navigation: ['Today', messages, 'Answer times', 'Answer templates', ...reader.navigation.slice(1)],
    closed: ['/accounts', '/roles', '/audit', '/exchange', '/inbox/resumes', '/inbox/applications', '/inbox/reports'],
  },
  hr: {
    ...reader,
    navigation: [
      'Today',
      resumes,
      'Applications',
      'Answer templates',
      ...reader.navigation.slice(1, -1),
      'Retention',
      'Sessions',
    ],
    closed: ['/accounts', '/roles', '/audit', '/exchange', '/inbox/messages', '/inbox/reports'],
    uploads: true,
  },
  supervisionOfficer: {
    ...reader,
    navigation: ['Today', reports, ...reader.navigation.slice(1)],
    closed: ['/accounts', '/roles', '/audit', '/exchange', '/inbox/messages', '/inbox/resumes', '/inbox/applications'],
  },
  auditor: {
    ...reader,
    navigation: [...reader.navigation.slice(0, -1), 'Audit log', 'Retention', 'Sessions'],
    closed: ['/accounts', '/roles', '/exchange', ...inboxPaths],
  },
};

const listButtons = ['New', 'Publish…', 'Withdraw…', 'Put back…', 'Export…'];
const editorButtons = ['Discard', 'Save draft', 'Publish…'];

async function visibleButtons(within: Locator, names: readonly string[]): Promise<string[]> {
  const shown: string[] = [];
  for (const name of names) if ((await within.getByRole('button', { name, exact: true }).count()) > 0) shown.push(name);
  return shown;
}

const navigationOf = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');

/** Follows every entry of the navigation, and expects screens without an error. */
async function openEveryScreen(page: Page): Promise<void> {
  const count = await navigationOf(page).count();
  for (let index = 0; index < count; index += 1) {
    const link = navigationOf(page).nth(index);
    const name = await link.innerText();
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('alert'), name).toHaveCount(0);
  }
}

async function checkRole(
  { url }: Administrator,
  context: BrowserContext,
  { role, opensEveryScreen }: { role: BuiltInRole; opensEveryScreen: boolean },
): Promise<void> {
  const { navigation, list, editor, writes, closed, actions, uploads } = expected[role];
  await setPreferences(context);
  const page = await context.newPage();
  const rejected: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) rejected.push(response.url());
  });

  await page.goto(`${url}/console/news`);
  const link = page.getByRole('row').nth(1).getByRole('link').first();
  await expect(link).toBeVisible();
  await expect(navigationOf(page)).toHaveText(navigation);
  const box = page.getByRole('row').nth(1).getByRole('checkbox');
  await expect(box).toHaveCount(list.length === 0 ? 0 : 1);
  if (list.length > 0) await box.check();
  expect(await visibleButtons(page.locator('main, footer'), listButtons)).toEqual(list);

  await link.click();
  await expect(page.getByRole('region', { name: 'English' })).toBeVisible();
  expect(await visibleButtons(page.locator('footer'), editorButtons)).toEqual(editor);
  for (const language of ['中文', 'English'])
    await expect(page.getByRole('textbox', { name: `Title, ${language}` })).toBeEditable({
      editable: writes.includes(language),
    });

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump' });
  await palette.getByRole('textbox').fill('new: news');
  await expect(palette.getByRole('button', { name: /^New:/ })).toHaveCount(actions.length);
  await palette.getByRole('textbox').fill('sample nothing of this name');
  await expect(palette.getByText('Nothing was found').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${url}/console/media`);
  await expect(page.locator('main img').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toHaveCount(uploads ? 1 : 0);
  if (opensEveryScreen) await openEveryScreen(page);
  expect(rejected).toEqual([]);

  for (const path of closed) {
    await page.goto(`${url}/console${path}`);
    await expect(page.getByRole('alert').first()).toContainText('No permission for the current operation');
  }
  await page.goto(`${url}/console/no-such-screen`);
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await context.close();
}

/** The quick run has the editor, who may do most of what can be hidden from others. */
for (const role of ['editor', 'translator', 'auditor', 'hr'] as const)
  for (const [what, opensEveryScreen, tag] of [
    ['', false, []],
    [', every screen', true, [fullRun]],
  ] as const)
    if (role === 'editor' || opensEveryScreen)
      test(`the console with the role ${role}${what}`, { tag: [...tag] }, async ({ administrator, browser }) => {
        await checkRole(administrator, await signInAs(administrator, browser, role), { role, opensEveryScreen });
      });

for (const [role, hasSecondFactor] of [
  ['tradeDesk', false],
  ['supervisionOfficer', true],
  ['admin', true],
] as const)
  test(`the console after a sign-in with the role ${role}`, { tag: fullRun }, async ({ administrator, browser }) => {
    const context = await signInByHand(administrator, browser, { role, hasSecondFactor });
    await checkRole(administrator, context, { role, opensEveryScreen: true });
  });
