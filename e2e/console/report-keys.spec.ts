/** Officers' keys in the console: made and tried in the browser of one, confirmed and put out of force in that of another. */
import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { fingerprintOf, readKeyText } from 'contract/sealing/key-text.ts';
import { signingKeyOf } from 'contract/sealing/officer-signature.ts';
import { readBrowserStorage } from '../page-checks/browser-storage.ts';
import { browserLog, openConsole } from '../fixtures/console-server.ts';
import { violations } from '../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../page-checks/sideways-overflow.ts';
import { passphrase as zhangsPassphrase, type ReportSystem, test } from '../fixtures/report-system.ts';

const passphrase = 'пять слов игральными костями';

const keyField = (page: Page) => page.locator('main input[type="file"]');

/** The administrator has the rights of an officer, and no key. */
async function openNewKey(system: ReportSystem, context: BrowserContext): Promise<Page> {
  const page = await openConsole(system, context, '/inbox/reports/keys', { width: 1440 });
  await page.getByRole('button', { name: 'Make a key' }).click();
  return page;
}

async function savedFile(page: Page, button: string): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

test('a key is made, tried and registered by one, and confirmed and put out of force by another', async ({
  system,
  browser,
  context,
}) => {
  const page = await openNewKey(system, context);
  const log = browserLog(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

  await page.getByLabel('Passphrase', { exact: true }).fill('eleven char');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('at least 12 characters; this one has 11');
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByLabel('Enter it again').fill(`${passphrase} `);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('differ');
  await page.getByLabel('Enter it again').fill(passphrase);
  expect(await violations(page, ['main'])).toEqual([]);
  await page.keyboard.press('Enter');
  const file = await savedFile(page, 'Save the key file');
  expect(file.name).toMatch(/\.agekey$/);
  const text = await readFile(file.path, 'utf8');
  expect(text).not.toContain('AGE-SECRET-KEY');
  const pair = await readKeyText(text, passphrase);
  const halves = [pair.recipient, signingKeyOf(pair.identity)];

  // Only the file that was just made counts, and only if it opens.
  await page.getByRole('button', { name: 'I have saved it: continue' }).click();
  const tryIt = page.getByRole('button', { name: 'Try it and register' });
  await expect(tryIt).toBeDisabled();
  await keyField(page).setInputFiles(system.keyFile);
  await page.getByLabel('Passphrase', { exact: true }).fill(zhangsPassphrase);
  await tryIt.click();
  await expect(page.getByRole('alert')).toContainText('not the key that was just made');
  await keyField(page).setInputFiles(file.path);
  await page.getByLabel('Passphrase', { exact: true }).fill(zhangsPassphrase);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Wrong passphrase');
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);

  // The connection is lost: what was tried stays.
  await page.route(/report-keys\/register/, (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').first()).toContainText('It opens');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Read out the fingerprint' })).toBeVisible();
  for (const half of halves)
    for (const group of fingerprintOf(half).split('-')) await expect(page.locator('main')).toContainText(group);
  const stored = await readBrowserStorage(page);
  for (const secret of [passphrase, pair.identity, 'BEGIN AGE']) {
    expect(stored).not.toContain(secret);
    expect(sent.filter((request) => decodeURIComponent(request).includes(secret))).toEqual([]);
  }

  // The officer's own key decides, and is opened for that.
  const officersContext = await browser.newContext();
  const officer = await openConsole(system.officer, officersContext, '/inbox/reports/keys', { width: 1440 });
  const waiting = officer.getByRole('alert').filter({ hasText: 'is not in force' });
  await expect(waiting.getByRole('button', { name: 'Compare now' })).toBeDisabled();
  // Its account was disabled meanwhile: the key holds its name, so it is shown, and can only be discarded.
  await officer.route(/console\/report-keys$/, async (route) => {
    const body = await (await route.fetch()).text();
    const changed = body.replaceAll('"isConfirmable":true', '"isConfirmable":false');
    await route.fulfill({ body: changed, contentType: 'application/json' });
  });
  await officer.reload();
  await expect(waiting).toContainText('The name stays taken until the key is discarded');
  await expect(waiting.getByRole('button')).toHaveText(['Discard']);
  await officer.unroute(/console\/report-keys$/);
  await officer.reload();
  await officer.getByRole('button', { name: 'Open my key' }).click();
  await officer.getByRole('dialog').locator('input[type="file"]').setInputFiles(system.keyFile);
  await officer.getByLabel('Passphrase', { exact: true }).fill(zhangsPassphrase);
  await officer.keyboard.press('Enter');
  await expect(officer.getByRole('dialog')).toHaveCount(0);
  await waiting.getByRole('button', { name: 'Compare now' }).click();
  const dialog = officer.getByRole('dialog', { name: /^Compare the key of/ });
  const confirm = dialog.getByRole('button', { name: 'All agree: put in force' });

  // The row is changed while it is compared: what was ticked does not hold for the other digits.
  const exchanged = `age1${'q'.repeat(58)}`;
  const tickAll = async () => {
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  };
  await tickAll();
  await officer.route(/console\/report-keys$/, async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ body: body.replaceAll(pair.recipient, exchanged), contentType: 'application/json' });
  });
  await officer.route(
    /report-keys\/confirm/,
    (route) => route.fulfill({ status: 409, json: { code: 409, msg: '', error: 'stateConflict' } }),
    { times: 1 },
  );
  await confirm.click();
  await expect(dialog.getByLabel(fingerprintOf(exchanged).slice(0, 4), { exact: true })).toBeVisible();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(confirm).toBeDisabled();
  // The gateway does not take a signature of them.
  await officer.unroute(/console\/report-keys$/);
  await tickAll();
  await confirm.click();
  await expect(dialog.getByLabel(fingerprintOf(pair.recipient).slice(0, 4), { exact: true })).toBeVisible();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  for (const half of halves)
    for (const group of fingerprintOf(half).split('-')) {
      await expect(confirm).toBeDisabled();
      await dialog.getByLabel(group, { exact: true }).check();
    }
  expect(await violations(officer, ['.ant-modal'])).toEqual([]);
  await confirm.click();
  await expect(officer.getByText(/^The key of .+ is in force$/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const listed = officer.getByRole('listitem').filter({ hasText: fingerprintOf(pair.recipient).replaceAll('-', ' ') });
  await expect(listed).toContainText('compared in this browser');

  // Its owner is told so, and cannot register another one meanwhile.
  await page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { name: 'Key in force' })).toBeVisible();
  await page.goto(`${system.url}/console/inbox/reports/keys/new`);
  await expect(page.locator('main')).toContainText('Another officer must put it out of force');

  await listed.getByRole('button', { name: 'Put out of force' }).click();
  const question = officer.getByRole('dialog', { name: /^Put the key of .+ out of force\?$/ });
  await expect(question).toContainText('stays readable with the key file');
  await question.getByRole('button', { name: 'Put out of force' }).click();
  await expect(listed).toHaveCount(0);
  await officersContext.close();
  expect(log.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test('a pending key is shown to its owner by what was made here, and is discarded', async ({
  system,
  context,
  browser,
}) => {
  const page = await openNewKey(system, context);
  for (const label of ['Passphrase', 'Enter it again']) await page.getByLabel(label, { exact: true }).fill(passphrase);
  await page.keyboard.press('Enter');
  const file = await savedFile(page, 'Save the key file');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave before the key is registered?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'I have saved it: continue' }).click();
  await keyField(page).setInputFiles(file.path);
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Read out the fingerprint' })).toBeVisible();
  const back = page.getByRole('link', { name: 'Back to the keys' });
  await expect(back).toHaveAttribute('href', /\/console\/inbox\/reports\/keys$/);
  const { recipient } = await readKeyText(await readFile(file.path), passphrase);
  // Another tab of the same browser knows what was made here.
  const list = await context.newPage();
  await list.goto(`${system.url}/console/inbox/reports/keys`);
  const waiting = list.getByRole('alert').filter({ hasText: 'Your key is not in force' });
  await expect(waiting).toContainText(fingerprintOf(recipient).slice(0, 4));

  // In another browser the digits of the server's list are not those to read out.
  const elsewhere = await browser.newContext();
  const other = await openConsole(system, elsewhere, '/inbox/reports/keys', { width: 390 });
  const own = other.getByRole('alert').filter({ hasText: 'Your key is not in force' });
  await expect(own).toContainText('Open your key file first');
  await expect(own.locator('code')).toHaveCount(0);
  expect(await sidewaysOverflow(other)).toEqual([]);
  expect(await violations(other, ['main'])).toEqual([]);
  await other.getByRole('button', { name: 'Open my key' }).click();
  await other.getByRole('dialog').locator('input[type="file"]').setInputFiles(file.path);
  await other.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await other.keyboard.press('Enter');
  await expect(own.locator('code').first()).toHaveText(`${fingerprintOf(recipient).replaceAll('-', ' ')} `);
  // It is not in force: it decides nothing.
  await expect(other.getByRole('button', { name: 'Put out of force' })).toHaveCount(0);
  await elsewhere.close();

  await waiting.getByRole('button', { name: 'Discard' }).click();
  await list.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(list.getByText('The key was discarded')).toBeVisible();
  await expect(waiting).toHaveCount(0);

  // Who still reads the digits out is told.
  await page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { name: 'The key is no longer registered' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(fingerprintOf(recipient).slice(0, 4));
  await page.getByRole('button', { name: 'Make another' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a passphrase' })).toBeVisible();
});
