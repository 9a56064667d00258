/** The verification of the audit log: its progress, its breaks, and their acknowledgement. */
import { expect, type Page } from '@playwright/test';
import type pg from 'pg';
import { openDatabase } from '../fixtures/console-database.ts';
import { type Administrator, api, openConsole, test } from '../fixtures/console-server.ts';
import { violations } from '../page-checks/accessibility.ts';

test.describe.configure({ mode: 'serial' });

/** Runs `work` with a connection to the database of the console's server. */
async function onDatabase({ dataDir }: Administrator, work: (database: pg.Client) => Promise<void>): Promise<void> {
  const database = await openDatabase(dataDir);
  try {
    await work(database);
  } finally {
    await database.end();
  }
}

const chainOf = (page: Page) => page.getByRole('region', { name: 'Hash chain' });
const verifyOn = (page: Page) => chainOf(page).getByRole('button', { name: 'Verify now' }).click();
const saysIntact = (page: Page) => page.getByText(/^Verified: \d+ entries are intact$/);

test('a verification goes on without the tab that has started it, once for all', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/audit');
  await verifyOn(page);
  await expect(saysIntact(page)).toBeVisible();
  await expect(chainOf(page)).toContainText(/Hash chain intactverified .+ entries\d+:[0-9a-f]{8}…/);

  const other = await openConsole(administrator, context, '/audit');
  await expect(chainOf(other)).toContainText('Hash chain intact');
  await onDatabase(administrator, async (database) => {
    // Its end waits until it can write into the log.
    await database.query('select pg_advisory_lock(330001)');
    await verifyOn(page);
    const progress = chainOf(page).getByRole('progressbar', { name: 'Verifying…' });
    await expect(progress).toBeVisible();
    await page.reload();
    await expect(progress).toBeVisible();
    await expect(chainOf(page)).toContainText(/Verified up to entry \d+ of \d+/);
    await verifyOn(other);
    await expect(chainOf(other).getByRole('progressbar')).toBeVisible();
  });
  await expect(saysIntact(other)).toBeVisible();
  for (const tab of [page, other]) await expect(chainOf(tab)).toContainText('Hash chain intact');
  const { totalElements } = await api(page, 'audit/entries?action=audit.verify');
  expect(totalElements).toBe(2);
});

test('breaks are shown one by one, lead to their place, and go when the entries are put back', async ({
  administrator,
  context,
}) => {
  const page = await openConsole(administrator, context, '/audit');
  await expect(page.getByRole('table', { name: 'Audit log' })).toBeVisible();
  const broken = (id: number) => page.getByRole('alert').filter({ hasText: `The audit log is broken at entry ${id}` });
  await onDatabase(administrator, async (database) => {
    await database.query('create temp table removed as select * from audit.audit_entry where id = 4');
    await database.query('delete from audit.audit_entry where id = 4');
    await database.query(`update audit.audit_entry set object_id = object_id || 'x' where id = 2`);
    try {
      await verifyOn(page);
      await expect(page.getByText('The log is broken: see above the list')).toBeVisible();
      await expect(broken(2)).toContainText('Break 1 of 2');
      await expect(broken(2)).toContainText('Somebody has changed entry 2');
      await page.getByRole('button', { name: 'Next break' }).click();
      await expect(broken(4)).toContainText('Entry 4 is missing');
      await expect(broken(4)).toContainText(/Before the breakEntry number 3.*After the breakEntry number 5/);

      expect(await violations(page, [])).toEqual([]);

      // The break lies below the visible part.
      await page.setViewportSize({ width: 1280, height: 400 });
      await broken(4).getByRole('link', { name: 'Show it in the list' }).click();
      const band = page.getByRole('row').filter({ hasText: 'The hash chain is broken here: entry 4' });
      await expect(band).toBeInViewport();
      await expect(band.locator('strong')).toBeFocused();

      await page.goto(`${administrator.url}/console/`);
      await expect(
        page.getByText('Its hash chain is broken. Open “Audit log” to see where, and what to do.'),
      ).toBeVisible();
    } finally {
      await database.query('insert into audit.audit_entry select * from removed');
      await database.query('update audit.audit_entry set object_id = left(object_id, -1) where id = 2');
    }
  });
  await page.goto(`${administrator.url}/console/audit`);
  await expect(broken(2)).toBeVisible();
  await verifyOn(page);
  await expect(saysIntact(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a break is acknowledged with a reason, which the log keeps', async ({ administrator, context }) => {
  const page = await openConsole(administrator, context, '/audit');
  await expect(page.getByRole('table', { name: 'Audit log' })).toBeVisible();
  const reason = 'Sample: the disk failed, incident report 14';
  await onDatabase(administrator, async (database) => {
    await database.query(`update audit.audit_entry set object_id = object_id || 'x' where id = 3`);
    try {
      await verifyOn(page);
      const alert = page.getByRole('alert').filter({ hasText: 'The audit log is broken at entry 3' });
      await alert.getByRole('button', { name: 'Acknowledge…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Acknowledge this break?' });
      const acknowledge = dialog.getByRole('button', { name: 'Acknowledge' });
      await expect(acknowledge).toBeDisabled();
      await dialog.getByLabel('What happened, and who found out').fill(reason);
      await expect(acknowledge).toBeEnabled();
      expect(await violations(page, [])).toEqual([]);
      await acknowledge.click();
      await expect(dialog).toBeHidden();
      await expect(alert).toHaveCount(0);
      await expect(chainOf(page)).toContainText('No new breaks of the hash chain');
      await chainOf(page).getByRole('link', { name: 'Acknowledged breaks (1)' }).click();
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.getByRole('button', { name: 'Details' }).click();
      await expect(page.getByRole('definition').filter({ hasText: reason })).toBeVisible();
    } finally {
      // The entry of the acknowledgement is then about nothing.
      await database.query('update audit.audit_entry set object_id = left(object_id, -1) where id = 3');
    }
  });
  await verifyOn(page);
  await expect(page.getByText('Verified: there are no new breaks')).toBeVisible();
});
