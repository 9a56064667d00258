/** What the first screen says of the system, and of the messages that wait for whoever looks at it. */
import { expect, type Page, request } from '@playwright/test';
import { signInAs } from '../fixtures/console-accounts.ts';
import { openConsole, setPreferences, test } from '../fixtures/console-server.ts';
import { sendMessage } from '../page-objects/submission-page.ts';

const panel = (page: Page, name: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

test('an administrator reads each check with what to do, or that they could not be read', async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/');
  const health = panel(page, 'Health');
  await expect(health.getByRole('listitem').filter({ hasText: 'Database' })).toContainText('In order');
  const backup = health.getByRole('listitem').filter({ hasText: 'Backup' });
  await expect(backup).toContainText('Failing');
  await expect(backup).toContainText('Make one, and see why the timer did not.');

  await page.route(/\/console\/health$/, (route) => route.abort());
  await page.reload();
  await expect(health.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(/\/console\/health$/);
  await health.getByRole('button', { name: 'Try again' }).click();
  await expect(backup).toBeVisible();
});

test('the trade desk sees what is not assigned and opens it', async ({ administrator, browser }) => {
  const visitor = await request.newContext({ baseURL: administrator.url });
  const { remark } = await sendMessage(visitor, 'en');
  await visitor.dispose();
  const context = await signInAs(administrator, browser, 'tradeDesk');
  await setPreferences(context);
  const page = await context.newPage();
  // Without a solved challenge it is listed as suspicious only: as if it had one.
  await page.route(/\/console\/inbox\/message\?.*view=unassigned/, (route) =>
    route.continue({ url: route.request().url().replace('view=unassigned', 'view=suspicious') }),
  );
  await page.goto(`${administrator.url}/console/`);
  const items = page.getByRole('region', { name: 'Mine or unassigned, most urgent first' });
  await items
    .getByRole('link')
    .filter({ hasText: remark.slice(0, 20) })
    .first()
    .click();
  await expect(page.getByLabel('The visitor sees this')).toContainText(remark.slice(0, 20));
  await expect(panel(page, 'Health')).toHaveCount(0);
  await context.close();
});
