/** Reports in the console: an officer's key opens them in the browser, and a lock hides them again. */
import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { localePath, paths } from 'contract/urls/paths.ts';
import { readBrowserStorage } from '../page-checks/browser-storage.ts';
import { signInByHand } from '../fixtures/console-accounts.ts';
import { browserLog, openConsole } from '../fixtures/console-server.ts';
import { violations } from '../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../page-checks/sideways-overflow.ts';
import { entries, receiptField, submitButton } from '../page-objects/submission-page.ts';
import { passphrase, type ReportSystem, type SentReport, test } from '../fixtures/report-system.ts';
import { fullRun } from '../test-data/sample.ts';
import { waitForHydration } from '../fixtures/visitor.ts';

test.describe.configure({ mode: 'serial' });

/** The screen of reports, as a supervision officer sees it. */
async function openReports({ officer }: ReportSystem, context: BrowserContext, width = 1440): Promise<Page> {
  const page = await openConsole(officer, context, '/inbox/reports', { width });
  // On a busy machine a dialog still moves away from the click while it opens.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

const keyField = (page: Page) => page.locator('main input[type="file"]');
const passphraseField = (page: Page) => page.getByLabel('Passphrase', { exact: true });
const strip = (page: Page) => page.getByRole('region', { name: 'Your key is open in this browser' });
const rows = (page: Page) => page.locator('main ol a');
const reporterSide = (page: Page) => page.locator('main').getByLabel('The reporter sees this');
const internalSide = (page: Page) => page.locator('main').getByLabel('Only we see this');
const answerField = (page: Page) => page.getByRole('textbox', { name: 'Answer to the reporter' });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Seal and send' });

async function unlock(page: Page, file: string): Promise<void> {
  await keyField(page).setInputFiles(file);
  await passphraseField(page).fill(passphrase);
  await page.keyboard.press('Enter');
  await expect(strip(page)).toBeVisible();
}

/** Opens a report from the list that is shown. */
async function openReport(page: Page, { text }: SentReport, department: string): Promise<void> {
  await rows(page).filter({ hasText: department }).click();
  await expect(reporterSide(page)).toContainText(text);
}

async function confirmKeys(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'The answer will be sealed to these keys' });
  await expect(dialog.getByRole('button', { name: 'Confirm and send' })).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Confirm and send' }).click();
}

test('an officer reads a report of yesterday and answers it, and the reporter reads the answer', async ({
  system,
  browser,
  context,
}) => {
  const content = '%PDF-1.7\nнакладная';
  const sent = await system.sendYesterday({
    fields: { deptName: 'Weighbridge' },
    files: [{ name: 'ночная смена.pdf', content }],
  });
  await system.addYesterday(sent.receipt, 'Ещё и по субботам.');
  await system.addToday(sent.receipt, 'Сегодня снова.');
  await system.sendToday({ fields: { deptName: 'Not before tomorrow' } });
  const page = await openReports(system, context);
  const log = browserLog(page);
  const requests: string[] = [];
  page.on('request', (made) => requests.push(`${made.url()} ${made.postData() ?? ''}`));

  await expect(page.locator('main')).toContainText('1 report is sealed on the server');
  await keyField(page).setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no key') });
  await page.getByRole('button', { name: 'Open in this browser' }).click();
  await expect(page.getByRole('alert')).toContainText('This is not a private age key');
  await keyField(page).setInputFiles(system.keyFile);
  await passphraseField(page).fill('another passphrase');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Wrong passphrase');
  await expect(strip(page)).toHaveCount(0);
  await unlock(page, system.keyFile);
  await expect(rows(page)).toHaveCount(1);
  await openReport(page, sent, 'Weighbridge');
  await expect(reporterSide(page).getByRole('article')).toHaveCount(2);
  await expect(reporterSide(page)).toContainText('Ещё и по субботам.');
  await expect(reporterSide(page), 'what came today appears tomorrow').not.toContainText('Сегодня снова.');
  await expect(page.locator('main')).not.toContainText('Олег Смирнов');
  const openIdentity = internalSide(page).getByRole('button', { name: 'Open the identity' });
  await expect(openIdentity).toBeDisabled();
  await internalSide(page).getByLabel('Reason').fill('Ask Цю, диспетчер');
  await openIdentity.click();
  await expect(internalSide(page).getByRole('alert')).toContainText('Leave out the person reported');
  await internalSide(page).getByLabel('Reason').fill('Originals must be shown');
  await page.keyboard.press('Enter');
  await expect(internalSide(page)).toContainText('Олег Смирнов');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Open and save: .+\.pdf$/ }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe(content);

  await page.keyboard.press('r');
  const answer = 'Спасибо. Проверяем весы.\nКто был в смене? <b>';
  await answerField(page).fill(answer);
  await sendButton(page).click();
  await confirmKeys(page);
  await expect(page.getByText('The answer was sent')).toBeVisible();
  await expect(reporterSide(page).getByRole('article').last()).toContainText(answer);
  await expect(internalSide(page)).toContainText('signed by Zhang Wei');
  await expect(internalSide(page)).toContainText('Answered');

  // A note needs no second confirmation.
  await page.keyboard.press('n');
  await page.keyboard.type('Ask the weigher first');
  await internalSide(page).getByRole('button', { name: 'Seal and add' }).click();
  await expect(internalSide(page).getByRole('listitem').filter({ hasText: 'Ask the weigher first' })).toContainText(
    'Zhang Wei',
  );

  // Neither does a second answer.
  await page.keyboard.press('r');
  await answerField(page).fill('И ещё: с какого дня?');
  await page.getByRole('button', { name: 'Send and close' }).click();
  await expect(reporterSide(page)).toContainText('This is closed');

  const site = await browser.newPage();
  await site.goto(`${system.url}${localePath('ru', paths.submission())}`);
  await waitForHydration(site);
  await receiptField(site).fill(sent.receipt);
  await submitButton(site).click();
  await expect(site.locator('body')).not.toContainText('Ask the weigher');
  await expect(entries(site)).toContainText([/Ещё и по субботам/, /Сегодня снова/, /Проверяем весы/, /с какого дня/]);
  await site.close();

  // Nothing that was opened or typed has left the page, nor is it stored.
  const identity = 'AGE-SECRET-KEY';
  const stored = await readBrowserStorage(page);
  for (const secret of [
    identity,
    passphrase,
    sent.text,
    'Олег Смирнов',
    'Проверяем весы',
    'Ask the weigher',
    'Weighbridge',
  ]) {
    expect(stored).not.toContain(secret);
    expect(requests.filter((made) => made.includes(secret))).toEqual([]);
  }
  expect(log).toEqual([]);
});

test('the identity hides itself after a quarter of an hour', { tag: fullRun }, async ({ system, context }) => {
  const sent = await system.sendYesterday({ fields: { deptName: 'Gate' } });
  const page = await openReports(system, context);
  await page.clock.install();
  await unlock(page, system.keyFile);
  await openReport(page, sent, 'Gate');
  await internalSide(page).getByLabel('Reason').fill('Originals must be shown');
  await page.keyboard.press('Enter');
  await expect(internalSide(page)).toContainText('Олег Смирнов');
  for (const time of ['09:00', '05:58']) {
    await page.clock.fastForward(time);
    // A movement keeps the key open.
    await page.mouse.move(300, time.length);
    await page.mouse.move(200, 200);
  }
  await expect(internalSide(page)).toContainText('Олег Смирнов');
  await page.clock.fastForward('00:03');
  await expect(internalSide(page).getByLabel('Reason')).toHaveValue('');
  await expect(page.locator('body')).not.toContainText('Олег Смирнов');
});

test('finds reports by their text in this browser, and orders them by what was promised', { tag: fullRun }, async ({
  system,
  context,
}) => {
  const sent = await system.sendYesterday({ fields: { deptName: 'Boiler house' }, text: 'Пар мимо счётчика' });
  const page = await openReports(system, context);
  const requests: string[] = [];
  page.on('request', (made) => requests.push(`${made.url()} ${made.postData() ?? ''}`));
  await unlock(page, system.keyFile);
  await page.getByRole('link', { name: 'Keys' }).click();
  const ownKey = page.getByRole('listitem').filter({ hasText: 'Zhang Wei' });
  await expect(ownKey).toContainText('open in this browser');
  await expect(ownKey).toContainText('not compared');
  await page.goBack();
  const search = page.getByLabel('Search these reports in this browser');
  await search.fill('счётчика boiler');
  await expect(page.locator('main')).toContainText('1 report found');
  await expect(rows(page)).toHaveCount(1);
  await openReport(page, sent, 'Boiler house');
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(search).toHaveValue('счётчика boiler');
  await search.fill('no such text');
  await expect(page.locator('main')).toContainText('No report has this text');
  for (const text of [...requests, page.url(), await readBrowserStorage(page)])
    expect(decodeURIComponent(text)).not.toMatch(/счётчика|such text/);
  await search.fill('');
  await page.getByText('Most urgent first').click();
  await expect(page).toHaveURL(/order=urgent/);
  await expect(rows(page).filter({ hasText: 'Boiler house' })).toContainText(/Confirmation [23] days left/);
  await openReport(page, sent, 'Boiler house');
  await page.keyboard.press('r');
  await answerField(page).fill('Берём в работу.');
  await page.keyboard.press('Control+Enter');
  await confirmKeys(page);
  await internalSide(page).getByRole('button', { name: 'The decision was sent' }).click();
  await expect(internalSide(page)).toContainText('Result');
  await internalSide(page).getByRole('button', { name: 'The decision was not sent' }).click();
  await expect(internalSide(page)).toContainText('Decision');
});

test('a lock hides everything: by key, by time, with what was typed', async ({ system, context }) => {
  const sent = await system.sendYesterday({ fields: { deptName: 'Laboratory' } });
  const page = await openReports(system, context);
  await page.clock.install();
  await unlock(page, system.keyFile);
  await openReport(page, sent, 'Laboratory');
  const url = page.url();
  await page.keyboard.press('r');
  await answerField(page).fill('Проверяем пробы.');

  // Capital letters in a field are no command, and a movement keeps the key open.
  await page.keyboard.press('Shift+L');
  await expect(strip(page)).toBeVisible();
  await page.clock.fastForward('09:10');
  await expect(strip(page).getByRole('alert')).toContainText('Locks within a minute');
  await page.mouse.move(300, 300);
  await page.clock.runFor(1000);
  await expect(strip(page).getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward('10:01');
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  expect(page.url()).toBe(url);
  await expect(page.locator('main')).toContainText('What you were writing is still on this page');
  const shown = await page.content();
  for (const secret of [sent.text, 'Laboratory', 'Проверяем пробы']) expect(shown).not.toContain(secret);

  // The file is still there; only the passphrase is needed.
  await passphraseField(page).fill(passphrase);
  await page.keyboard.press('Enter');
  await expect(answerField(page)).toHaveValue('Проверяем пробы.L');
  await expect(reporterSide(page)).toContainText(sent.text);

  // The key stays open on other screens. By hand it asks first.
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Shift+L');
  const question = page.getByRole('dialog', { name: 'Discard unfinished texts?', includeHidden: true });
  await question.getByRole('button', { name: 'Keep writing' }).click();
  // While it closes, it is hidden, and keys belong to it.
  await expect(question).toHaveCount(0);
  await expect(strip(page)).toBeVisible();
  await page.keyboard.press('Shift+L');
  await question.getByRole('button', { name: 'Discard and continue' }).click();
  await expect(strip(page)).toHaveCount(0);
  await page.goto(url);
  await unlock(page, system.keyFile);
  await expect(reporterSide(page)).toContainText(sent.text);
  await expect(answerField(page)).toHaveCount(0);
});

test('a lock stops what has begun: a question, a file, a key that is being opened', { tag: fullRun }, async ({
  system,
  context,
}) => {
  const sent = await system.sendYesterday({
    fields: { deptName: 'Packing' },
    files: [{ name: 'смена.pdf', content: '%PDF-1.7\n1' }],
  });
  const page = await openReports(system, context);
  const answers: string[] = [];
  page.on('request', (made) => made.url().endsWith('/answer') && answers.push(made.url()));
  await page.clock.install();
  await unlock(page, system.keyFile);
  await openReport(page, sent, 'Packing');
  await page.keyboard.press('r');
  await expect(answerField(page)).toHaveAttribute('spellcheck', 'false');
  await expect(page.locator('form[autocomplete="off"]').filter({ has: answerField(page) })).toHaveCount(1);
  await answerField(page).fill('Thank you.');
  await sendButton(page).click();
  const question = page.getByRole('dialog');
  await expect(question.getByRole('button', { name: 'Send anyway' })).toBeVisible();
  await page.clock.fastForward('10:01');
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(answers).toEqual([]);

  // The file arrives after the lock.
  await passphraseField(page).fill(passphrase);
  await page.keyboard.press('Enter');
  await expect(answerField(page)).toHaveValue('Thank you.');
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const { promise: isLocked, resolve: release } = Promise.withResolvers<void>();
  const { promise: hasArrived, resolve: arrived } = Promise.withResolvers<void>();
  await page.route(/\/files\/0$/, async (route) => {
    await isLocked;
    // The request was aborted.
    await route.continue().catch(() => undefined);
    arrived();
  });
  await Promise.all([
    page.waitForRequest(/\/files\/0$/),
    page.getByRole('button', { name: /^Open and save: .+\.pdf$/ }).click(),
  ]);
  await page.clock.fastForward('10:01');
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  release();
  await hasArrived;
  await page.unroute(/\/files\/0$/);
  await expect(page.locator('body')).not.toContainText('смена');

  // Another tab signs out while the key is derived.
  await passphraseField(page).fill(passphrase);
  await page.keyboard.press('Enter');
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'console-account', newValue: null })));
  const openButton = page.getByRole('button', { name: 'Open in this browser' });
  await expect(openButton).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText('What you were writing');

  // A lock by hand forgets the key file, too.
  await unlock(page, system.keyFile);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.keyboard.press('Shift+L');
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect(openButton).toBeDisabled();
  expect(downloads).toEqual([]);
});

test('an answer is sent once if its report is opened again meanwhile, and a lock by hand keeps none', {
  tag: fullRun,
}, async ({ system, context }) => {
  const sent = await system.sendYesterday({ fields: { deptName: 'Loading dock' } });
  const page = await openReports(system, context);
  await unlock(page, system.keyFile);
  await openReport(page, sent, 'Loading dock');
  await page.keyboard.press('r');
  await answerField(page).fill('Спасибо, проверяем.');
  const { promise: isOpenedAgain, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/answer$/, async (route) => {
    await isOpenedAgain;
    await route.continue();
  });
  await sendButton(page).click();
  await Promise.all([page.waitForRequest(/\/answer$/), confirmKeys(page)]);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await openReport(page, sent, 'Loading dock');
  await expect(answerField(page)).toHaveValue('Спасибо, проверяем.');
  release();
  await expect(page.getByText('The answer was sent')).toBeVisible();
  await expect(answerField(page)).toHaveValue('');
  await expect(reporterSide(page).getByRole('article')).toHaveCount(2);
  await page.unroute(/\/answer$/);

  const { promise: isLocked, resolve: releaseLocked } = Promise.withResolvers<void>();
  await page.route(/\/answer$/, async (route) => {
    await isLocked;
    await route.abort();
  });
  await answerField(page).fill('Когда это было?');
  await Promise.all([page.waitForRequest(/\/answer$/), sendButton(page).click()]);
  await strip(page).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  releaseLocked();
  await expect(page.getByText('An answer to a reporter was not sent')).toBeVisible();
  await expect(page.getByText('the draft is kept')).toHaveCount(0);
});

test('compares keys again after a change, and an answer is sent once', { tag: fullRun }, async ({
  system,
  context,
}) => {
  const sent = await system.sendYesterday({ fields: { deptName: 'Kiln' } });
  const page = await openReports(system, context);
  await unlock(page, system.keyFile);
  await openReport(page, sent, 'Kiln');
  await page.keyboard.press('r');
  await answerField(page).fill('Спасибо.');
  await page.keyboard.press('Control+Enter');
  await confirmKeys(page);
  await expect(page.getByText('The answer was sent')).toBeVisible();

  const secondKey = await system.makeKey('Li Na');
  await page.keyboard.press('r');
  await answerField(page).fill('Когда это было?');
  await sendButton(page).click();
  // The server has refused it: it was not sealed to the new key.
  await expect(page.getByText('the registered keys have changed meanwhile')).toBeVisible();
  await expect(answerField(page)).toHaveValue('Когда это было?');
  await page.route(/\/answer$/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'The answer will be sealed to these keys' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'not compared' })).toHaveCount(1);
  await confirmKeys(page);
  // It arrived, but the response did not. Sent again it is the same answer.
  await expect(page.getByText('The connection to the server failed')).toBeVisible();
  await page.unroute(/\/answer$/);
  await sendButton(page).click();
  // The message of the first answer may still be shown.
  await expect(page.getByText('The answer was sent').last()).toBeVisible();
  await expect(reporterSide(page).getByRole('article')).toHaveCount(3);

  // Whose key is no longer registered can read what was sealed to it, and not answer.
  const later = await system.sendYesterday({ fields: { deptName: 'Cooling' } });
  await system.removeKey('Li Na');
  await page.goto(`${system.url}/console/inbox/reports`);
  await unlock(page, secondKey);
  await openReport(page, later, 'Cooling');
  await expect(reporterSide(page)).toContainText('Your key is not registered');
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(rows(page).filter({ hasText: 'Cooling' })).toBeFocused();
  await rows(page).filter({ hasText: 'Not sealed to your key' }).first().click();
  await expect(page.getByRole('heading', { name: 'Not sealed to your key' })).toBeVisible();
});

test('opens, closes and reopens a report on a phone', { tag: fullRun }, async ({ system, context }) => {
  const sent = await system.sendYesterday({ locale: 'en', fields: { deptName: 'Canteen' } });
  const page = await openReports(system, context, 390);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await unlock(page, system.keyFile);
  await openReport(page, sent, 'Canteen');
  await expect(internalSide(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Only we see this' }).click();
  await expect(internalSide(page)).toContainText('Цю, диспетчер');
  expect(await sidewaysOverflow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(internalSide(page)).toContainText('Closed');
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(internalSide(page)).toContainText('In progress');
});

for (const [language, appearance] of [
  ['en', 'light'],
  ['cn', 'dark'],
  ['ru', 'light'],
] as const)
  test(`axe finds nothing locked, in the list and in a report, ${language} ${appearance}`, { tag: fullRun }, async ({
    system,
    context,
  }) => {
    const { text } = await system.sendYesterday({ files: [{ name: 'scan.pdf', content: '%PDF-1.7\n1' }] });
    for (const width of [390, 768, 1440]) {
      const keys = await openConsole(system.officer, context, '/inbox/reports/keys', { language, appearance, width });
      await keys.locator('main li code').first().waitFor();
      expect(await violations(keys, []), `keys, ${width}`).toEqual([]);
      expect(await sidewaysOverflow(keys), `keys, ${width}`).toEqual([]);
      await keys.close();
      const page = await openConsole(system.officer, context, '/inbox/reports', { language, appearance, width });
      await page.locator('main form').waitFor();
      expect(await violations(page, []), `locked, ${width}`).toEqual([]);
      await keyField(page).setInputFiles(system.keyFile);
      expect(await sidewaysOverflow(page), `locked, ${width}`).toEqual([]);
      await page.locator('main input[type="password"]').fill(passphrase);
      await page.keyboard.press('Enter');
      await expect(rows(page).first()).toBeVisible();
      await expect(page.locator('main progress')).toHaveCount(0);
      expect(await violations(page, []), `list, ${width}`).toEqual([]);
      expect(await sidewaysOverflow(page), `list, ${width}`).toEqual([]);
      await rows(page).filter({ hasText: 'Склад в Инкоу' }).last().click();
      await expect(page.locator('main article').first()).toContainText(text.slice(0, 4));
      await page.keyboard.press('r');
      await expect(page.locator('main textarea[lang]')).toBeFocused();
      expect(await violations(page, []), `report, ${width}`).toEqual([]);
      expect(await sidewaysOverflow(page), `report, ${width}`).toEqual([]);
      await page.close();
    }
  });

test('a sign-out asks before an answer is lost, and the way back shows nothing', { tag: fullRun }, async ({
  system,
  browser,
  context,
}) => {
  const sent = await system.sendYesterday({ fields: { deptName: 'Rail yard' } });
  // Other tests go on with the session of the officer.
  const signedIn = await signInByHand(system, browser, { role: 'supervisionOfficer', hasSecondFactor: true });
  const own = { ...system.officer, state: await signedIn.storageState() };
  await signedIn.close();
  const page = await openConsole(own, context, '/inbox/reports', { width: 1440 });
  await unlock(page, system.keyFile);
  await openReport(page, sent, 'Rail yard');
  await page.keyboard.press('r');
  await answerField(page).fill('Ещё вопрос.');
  const signOut = async () => {
    await page.getByTitle('Menu of my account').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  const question = page.getByRole('dialog', { name: 'Discard unfinished texts?' });
  await signOut();
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(question).toBeHidden();
  await expect(reporterSide(page)).toContainText(sent.text);
  await signOut();
  await question.getByRole('button', { name: 'Discard and continue' }).click();
  await expect(page.getByLabel('Account')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Account')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(sent.text);
});
