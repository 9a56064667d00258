/** Conflicts of interest: who is excluded from a report is asked first, and for an excluded officer it does not exist. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { signInByHand } from '../fixtures/console-accounts.ts';
import { api, openConsole } from '../fixtures/console-server.ts';
import { violations } from '../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../page-checks/sideways-overflow.ts';
import { passphrase, type ReportSystem, test } from '../fixtures/report-system.ts';
import { fullRun } from '../test-data/sample.ts';

test.describe.configure({ mode: 'serial' });

const rows = (page: Page) => page.locator('main ol a');
const reporterSide = (page: Page) => page.locator('main').getByLabel('The reporter sees this');
const internalSide = (page: Page) => page.locator('main').getByLabel('Only we see this');
const question = (page: Page) => page.getByRole('heading', { name: 'Who must be excluded?' });
const excludeOne = (page: Page) => page.getByRole('button', { name: 'Exclude 1 officer' });

async function unlock(page: Page, file: string): Promise<void> {
  await page.locator('main input[type="file"]').setInputFiles(file);
  await page.locator('main input[type="password"]').fill(passphrase);
  await page.keyboard.press('Enter');
  await expect(page.locator('main form')).toHaveCount(0);
}

type Officer = { system: ReportSystem; keyFile: string };

const colleagues = new WeakMap<ReportSystem, Officer>();

/** A second officer of a system, Wang Fang, with a key under the name of the account. */
async function colleagueIn(system: ReportSystem, browser: Browser): Promise<Officer> {
  const known = colleagues.get(system);
  if (known !== undefined) return known;
  const name = 'Wang Fang';
  const signedIn = await signInByHand(system, browser, { role: 'supervisionOfficer', name, hasSecondFactor: true });
  const state = await signedIn.storageState();
  await signedIn.close();
  const made = { system: { ...system, officer: { ...system.officer, state } }, keyFile: await system.makeKey(name) };
  colleagues.set(system, made);
  return made;
}

// Other files use the same system.
test.afterAll(async ({ system }) => {
  if (colleagues.has(system)) await system.removeKey('Wang Fang');
});

async function openReports({ system, keyFile }: Officer, context: BrowserContext, width = 1440): Promise<Page> {
  const page = await openConsole(system.officer, context, '/inbox/reports', { width });
  // On a busy machine a dialog still moves away from the click while it opens.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await unlock(page, keyFile);
  return page;
}

test('an officer is excluded before anything else, and then finds what an invented address finds', async ({
  system,
  browser,
  context,
}) => {
  const wang = await colleagueIn(system, browser);
  await system.sendYesterday({ fields: { deptName: 'Dispensary' }, isNew: true });
  await system.sendYesterday({ fields: { deptName: 'Laundry' }, isNew: true });
  const theirs = await openReports(wang, await browser.newContext());
  const listed = rows(theirs).filter({ hasText: /Dispensary|Laundry/ });
  await expect(listed).toHaveCount(2);
  // Reports of other files are listed, too.
  const open = (await api(theirs, 'inbox')).data.report.open;
  const page = await openReports({ system, keyFile: system.keyFile }, context);
  await rows(page).filter({ hasText: 'Dispensary' }).click();
  const url = page.url();

  await expect(question(page)).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Identity of the reporter');
  for (const name of ['Close', 'Seal and add', 'Open the identity'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await reporterSide(page).getByRole('button', { name: 'Go to the question' }).click();
  await expect(question(page)).toBeFocused();
  // By the keyboard: the boxes follow, in the order of the names.
  await page.getByRole('checkbox', { name: 'Wang Fang' }).focus();
  await page.keyboard.press('Space');
  await excludeOne(page).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(internalSide(page)).toContainText(/Excluded officers.*Wang Fang/s);
  await expect(internalSide(page)).toContainText('Identity of the reporter');

  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: 'Answer to the reporter' }).fill('Спасибо. Проверяем весы.');
  await page.getByRole('button', { name: 'Seal and send' }).click();
  const keys = page.getByRole('dialog', { name: 'The answer will be sealed to these keys' });
  await expect(keys.getByRole('listitem').filter({ hasText: 'Zhang Wei' })).toHaveCount(1);
  await expect(keys).not.toContainText('Wang Fang');
  await keys.getByRole('checkbox').check();
  await keys.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByText('The answer was sent')).toBeVisible();

  await theirs.reload();
  await unlock(theirs, wang.keyFile);
  await expect(listed).toHaveText(/Laundry/);
  await theirs.getByLabel('Search these reports in this browser').fill('Dispensary');
  await expect(theirs.locator('main')).toContainText('No report has this text');
  expect((await api(theirs, 'inbox')).data.report.open).toBe(open - 1);
  const shown: string[] = [];
  for (const address of [url, url.replace(/[^/]+$/, '0f0e0d0c-0000-4000-8000-000000000000')]) {
    await theirs.goto(address);
    await unlock(theirs, wang.keyFile);
    await expect(theirs.getByRole('heading', { name: 'This report no longer exists' })).toBeVisible();
    shown.push(await theirs.locator('main').innerText());
  }
  expect(shown[0]).toBe(shown[1]);
  await theirs.context().close();
});

test('nobody is an answer; an officer who stays can exclude others, and readmit them for a reason', {
  tag: fullRun,
}, async ({ system, browser, context }) => {
  await colleagueIn(system, browser);
  await system.sendYesterday({ fields: { deptName: 'Greenhouse' }, isNew: true });
  const page = await openReports({ system, keyFile: system.keyFile }, context);
  const secondTab = await openReports({ system, keyFile: system.keyFile }, context);
  for (const tab of [page, secondTab]) {
    await rows(tab).filter({ hasText: 'Greenhouse' }).click();
    await expect(question(tab)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Nobody is excluded' }).dblclick();
  await expect(internalSide(page)).toContainText(/Excluded officers\s*Nobody/);
  // The other tab still asks, and the answer is the same.
  await secondTab.getByRole('button', { name: 'Nobody is excluded' }).click();
  await expect(internalSide(secondTab)).toContainText(/Excluded officers\s*Nobody/);
  await secondTab.close();

  const change = internalSide(page).getByRole('button', { name: 'Change' });
  const dialog = page.getByRole('dialog', { name: 'Excluded officers' });
  await change.click();
  await expect(dialog.getByRole('button', { name: 'Exclude 0 officers' })).toBeDisabled();
  const boxes = dialog.getByRole('checkbox');
  for (let index = 0; index < (await boxes.count()); index += 1) await boxes.nth(index).check();
  await expect(dialog).toContainText('You have chosen yourself');
  await dialog.getByRole('button', { name: /^Exclude \d officers$/ }).click();
  await expect(dialog.getByRole('alert').last()).toContainText('one officer who can open reports must remain');
  for (let index = 0; index < (await boxes.count()); index += 1) await boxes.nth(index).uncheck();
  await dialog.getByRole('checkbox', { name: 'Wang Fang' }).check();
  await excludeOne(page).click();
  await expect(dialog).toHaveCount(0);
  await expect(internalSide(page)).toContainText(/Wang Fang\s*since/);

  await change.click();
  await dialog.getByRole('button', { name: 'Readmit Wang Fang' }).click();
  await expect(dialog.getByLabel('Reason for readmitting')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Readmit Wang Fang' })).toBeDisabled();
  await page.keyboard.type('Another person of this name');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wang Fang was readmitted')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Wang Fang' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(internalSide(page)).toContainText(/Excluded officers\s*Nobody/);
});

test('an officer who excludes himself is led back to the list, on a phone', { tag: fullRun }, async ({
  system,
  browser,
}) => {
  const wang = await colleagueIn(system, browser);
  // The one who stays: the key that this officer has so far has another name than the account.
  await system.makeKey('Sample supervisionOfficer');
  await system.sendYesterday({ fields: { deptName: 'Stables' } });
  const page = await openReports(wang, await browser.newContext(), 390);
  await rows(page).filter({ hasText: 'Stables' }).click();
  await page.getByRole('tab', { name: 'Only we see this' }).click();
  await internalSide(page).getByRole('button', { name: 'Change' }).click();
  await page.getByRole('checkbox', { name: /^Wang Fang/ }).check();
  expect(await sidewaysOverflow(page)).toEqual([]);
  await excludeOne(page).click();
  await expect(page.getByText('For you this report no longer exists')).toBeVisible();
  await expect(page).toHaveURL(/\/inbox\/reports(\?|$)/);
  await expect(rows(page).filter({ hasText: 'Stables' })).toHaveCount(0);
  await page.context().close();
  await system.removeKey('Sample supervisionOfficer');
});

for (const [language, appearance] of [
  ['en', 'dark'],
  ['cn', 'light'],
  ['ru', 'light'],
] as const)
  test(`axe finds nothing in the question and in the list of the excluded, ${language} ${appearance}`, {
    tag: fullRun,
  }, async ({ system, browser, context }) => {
    await colleagueIn(system, browser);
    await system.sendYesterday({ fields: { deptName: `Gate ${language}` }, isNew: true });
    for (const width of [390, 1280]) {
      const page = await openConsole(system.officer, context, '/inbox/reports', { language, appearance, width });
      await unlock(page, system.keyFile);
      await rows(page)
        .filter({ hasText: `Gate ${language}` })
        .click();
      if (width === 390) await page.getByRole('tab').last().click();
      const boxes = page.locator('main fieldset').getByRole('checkbox');
      await expect(boxes.first()).toBeVisible();
      await boxes.first().check();
      expect(await violations(page, []), `question, ${width}`).toEqual([]);
      expect(await sidewaysOverflow(page), `question, ${width}`).toEqual([]);
      await page.close();
    }
    const page = await openConsole(system.officer, context, '/inbox/reports', { language, appearance, width: 1280 });
    await unlock(page, system.keyFile);
    await rows(page)
      .filter({ hasText: `Gate ${language}` })
      .click();
    const section = page
      .locator('main section')
      .filter({ has: page.locator('fieldset') })
      .last();
    await section.getByRole('checkbox', { name: 'Wang Fang' }).check();
    await section.getByRole('button').click();
    await expect(page.locator('main fieldset')).toHaveCount(0);
    await page.locator('main section', { hasText: 'Wang Fang' }).last().getByRole('button').first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Wang Fang/ })
      .click();
    expect(await violations(page, []), 'dialog').toEqual([]);
  });
