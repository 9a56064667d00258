/** Notices by e-mail, as somebody sets them up in “My account”. */
import { expect } from '@playwright/test';
import { openConsole, test } from '../fixtures/console-server.ts';
import { violations } from '../page-checks/accessibility.ts';
import { sidewaysOverflow } from '../page-checks/sideways-overflow.ts';

test.describe.configure({ mode: 'serial' });

test('chooses notices, tries the address, and reads why no mail arrives', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/account');
  const panel = page.locator('main section').filter({ hasText: 'Notices by e-mail' });
  const email = panel.getByLabel('E-mail address');
  const deadlines = panel.getByRole('checkbox', { name: /^Messages that are overdue/ });
  await panel.getByRole('button', { name: 'Send a test e-mail' }).click();
  await expect(panel.getByText('Please enter your e-mail address')).toBeVisible();
  await email.fill('desk@carbon');
  await deadlines.check();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Please enter a valid e-mail address')).toBeVisible();
  await email.fill('desk@carbon.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The notices are saved')).toBeVisible();
  await page.reload();
  await expect(email).toHaveValue('desk@carbon.example');
  await expect(deadlines).toBeChecked();
  await panel.getByRole('button', { name: 'Send a test e-mail' }).click();
  const alert = panel.getByRole('alert');
  await expect(alert).toContainText('The test e-mail was not sent.');
  await expect(alert).toContainText('The mail server cannot be reached.');
  expect(await violations(page, [])).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  // The frame collapses its navigation a moment later.
  await expect.poll(() => sidewaysOverflow(page)).toEqual([]);
});

test('shows on the first screen whom mails do not reach', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/');
  const since = '2026-11-24T01:02:00.000Z';
  const data = { totalAccounts: 2, failing: [{ name: 'Sample', failure: 'recipient', since }] };
  await page.route('**/console/notices/health', (route) => route.fulfill({ json: { code: 200, msg: '', data } }));
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: '2 accounts get no notices by e-mail' });
  await expect(alert).toContainText('Sample (since 11-24 09:02): The mail server rejects the recipient’s address.');
  await expect(alert).toContainText('and 1 other account');
});
