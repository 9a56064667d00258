/** Screens and fields that no other test opens: axe in both themes, at two widths and in two scripts, and labels. */
import { expect } from '@playwright/test';
import { contentKindNames } from 'contract/console/content-kinds.ts';
import {
  fieldFaults,
  formPaths,
  prepare,
  type Prepared,
  screens,
  unnamedControls,
  variedKinds,
} from '../fixtures/console-screens.ts';
import { browserLog, openConsole, setPreferences, test } from '../fixtures/console-server.ts';
import { violations } from '../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../page-checks/sideways-overflow.ts';
import { fullRun } from '../test-data/sample.ts';

let prepared: Prepared;

test.beforeAll(async ({ administrator, browser }) => {
  const context = await browser.newContext();
  await context.addCookies(administrator.state.cookies);
  prepared = await prepare(administrator, context.request);
  await context.close();
});

for (const language of ['cn', 'ru'])
  for (const appearance of ['light', 'dark'])
    for (const width of [768, 1440]) {
      const name = `${language} ${appearance} ${width}`;
      test(`axe finds nothing in fields and details, ${name}`, { tag: fullRun }, async ({ administrator, context }) => {
        test.setTimeout(120_000);
        await context.addCookies(administrator.state.cookies);
        await setPreferences(context, { language, appearance });
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 900 });
        const log = browserLog(page);
        for (const [screen, open] of Object.entries(screens)) {
          await open(page, `${administrator.url}/console`, prepared);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          expect.soft(await violations(page, []), screen).toEqual([]);
          expect.soft(await sidewaysOverflow(page), screen).toEqual([]);
          expect.soft(log, screen).toEqual([]);
        }
      });
    }

for (const [title, kinds, tag] of [
  ['of varied kinds of content', variedKinds, []],
  ['of every kind of content', contentKindNames, [fullRun]],
] as const)
  test(`opens forms ${title}, each field with a name of its own`, { tag: [...tag] }, async ({
    administrator,
    context,
  }) => {
    test.setTimeout(180_000);
    await context.addCookies(administrator.state.cookies);
    await setPreferences(context, { language: 'cn' });
    const page = await context.newPage();
    const log = browserLog(page);
    page.on('dialog', (question) => void question.accept());
    for (const path of await formPaths(administrator, context.request, kinds)) {
      await page.goto(`${administrator.url}/console${path}`);
      await expect(page.locator('main h1')).toBeVisible();
      // The fields of a row are shown when it is open: a new one, or the first.
      const buttons = page.locator('main fieldset > button:not(.ant-dropdown-trigger)');
      for (const button of await buttons.all()) await button.click();
      const rows = page.locator('main fieldset > div > div > button[aria-expanded="false"]');
      if ((await buttons.count()) === 0 && (await rows.count()) > 0) await rows.first().click();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await unnamedControls(page), path).toEqual([]);
      expect.soft(await fieldFaults(page), path).toEqual([]);
      // The gateway rejects the preview of a form with an empty row.
      const unexpected = log.filter((message) => !message.startsWith('Failed to load resource'));
      expect.soft(unexpected, path).toEqual([]);
    }
  });

test('says what a certificate lacks, and shows it on the site when it is complete', { tag: fullRun }, async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/typical-values/certificates/item/new');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Name, 中文').fill('样本煅后焦');
  await page.keyboard.press('Control+s');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Lot number (12 digits)');
  await expect(alert).toContainText('Test results');

  await field('Transport, 中文').fill('海运');
  await field('Place of loading, 中文').fill('大连');
  await field('Destination, 中文').fill('示例港');
  await page.getByLabel('Lot number (12 digits)').fill('202611249901');
  await page.getByLabel('Quantity, t').fill('5000');
  await page.getByLabel('Issued (Beijing)').fill('2026-11-24 09:30');
  await page.keyboard.press('Enter');
  const measurements = page.getByRole('group', { name: 'Test results' });
  await measurements.getByRole('button', { name: 'Add' }).click();
  const rows = measurements.getByRole('group', { name: 'Property' });
  await rows.getByLabel('Property, 中文').fill('灰分');
  await measurements.getByLabel('Unit, 中文').fill('%');
  await measurements.getByLabel('Decimals').fill('2');
  await measurements.getByLabel('Maximum').fill('0.5');
  await measurements.getByLabel('Value').fill('0.31');
  await measurements.getByRole('group', { name: 'Test methods' }).getByRole('button', { name: 'Add' }).click();
  await measurements.getByRole('textbox', { name: 'Test methods' }).fill('ISO 8005');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved, and live on the site')).toBeVisible();
  await expect(alert).toHaveCount(0);
  const read = async () =>
    (await page.request.get(`${administrator.url}/gw-api/cn/site/certificates/202611249901`)).text();
  await expect.poll(read).toContain('样本煅后焦');
});
