/** What an editor, a translator, an auditor and the staff of HR see of the console: what they may do, and nothing that would be refused. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Administrator, signInAs, speak, test } from './console-server.ts';

test.describe.configure({ mode: 'serial' });

type Expected = {
  /** Entries of the navigation that only some roles have. */
  navigation: readonly string[];
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
  /** Whether the library takes files. */
  uploads: boolean;
};

const expected: Record<'editor' | 'translator' | 'auditor' | 'hr', Expected> = {
  editor: {
    navigation: ['News', 'Facts and settings', 'Import and export'],
    list: ['New', 'Publish…', 'Withdraw…', 'Put back…', 'Export…'],
    editor: ['Discard', 'Save draft', 'Publish…'],
    writes: ['中文', 'English'],
    closed: ['/accounts', '/roles', '/audit'],
    actions: ['New: News'],
    uploads: true,
  },
  translator: {
    navigation: ['News', 'Facts and settings', 'Import and export'],
    list: ['Export…'],
    editor: ['Discard', 'Save draft'],
    writes: ['English'],
    closed: ['/accounts', '/roles', '/audit'],
    actions: [],
    uploads: false,
  },
  auditor: {
    navigation: ['News', 'Audit log'],
    list: [],
    editor: [],
    writes: [],
    closed: ['/accounts', '/roles', '/exchange'],
    actions: [],
    uploads: false,
  },
  hr: {
    navigation: ['News'],
    list: [],
    editor: [],
    writes: [],
    closed: ['/accounts', '/roles', '/audit', '/exchange'],
    actions: [],
    uploads: true,
  },
};

/** All that one of the roles has and another has not. */
const navigationEntries = ['News', 'Facts and settings', 'Import and export', 'Accounts', 'Roles', 'Audit log'];
const listButtons = ['New', 'Publish…', 'Withdraw…', 'Put back…', 'Export…'];
const editorButtons = ['Discard', 'Save draft', 'Publish…'];

async function visible(page: Page, role: 'button' | 'link', names: readonly string[], within: string) {
  const shown: string[] = [];
  for (const name of names) {
    const named = page.locator(within).getByRole(role, { name, exact: true });
    if ((await named.count()) > 0) shown.push(name);
  }
  return shown;
}

async function checkRole(administrator: Administrator, context: BrowserContext, role: keyof typeof expected) {
  const { url } = administrator;
  const { navigation, list, editor, writes, closed, actions, uploads } = expected[role];
  await speak(context, 'en');
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) failures.push(response.url());
  });

  await page.goto(`${url}/console/news`);
  const link = page.getByRole('row').nth(1).getByRole('link').first();
  await expect(link).toBeVisible();
  expect(await visible(page, 'link', navigationEntries, 'nav[aria-label="Main navigation"]')).toEqual(navigation);
  const box = page.getByRole('row').nth(1).getByRole('checkbox');
  await expect(box).toHaveCount(list.length === 0 ? 0 : 1);
  if (list.length > 0) await box.check();
  expect(await visible(page, 'button', listButtons, 'main, footer')).toEqual(list);

  await link.click();
  await expect(page.getByRole('region', { name: 'English' })).toBeVisible();
  expect(await visible(page, 'button', editorButtons, 'footer')).toEqual(editor);
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
  // Nothing that was shown so far was refused.
  expect(failures).toEqual([]);

  for (const path of closed) {
    await page.goto(`${url}/console${path}`);
    await expect(page.getByRole('alert').first()).toContainText('No permission for the current operation');
  }
  await context.close();
}

for (const role of ['editor', 'translator', 'auditor', 'hr'] as const)
  test(`the console with the role ${role}`, async ({ administrator, browser }) => {
    await checkRole(administrator, await signInAs(administrator, browser, role), role);
  });
