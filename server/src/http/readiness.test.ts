import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import { addReportKey } from '../submissions/report-keys/store.ts';
import type { Readiness } from './readiness.ts';

let site: RunningSite;
beforeAll(async () => {
  // More than any disk has.
  site = await runSite({ uploads: { reserveBytes: Number.MAX_SAFE_INTEGER } });
});
afterAll(() => site.close());

async function readiness(): Promise<{ status: number; result: Readiness }> {
  const response = await fetch(`${site.url}/readyz`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, result: JSON.parse(await response.text()) };
}

/** Repeats until a check has the expected result: results are cached for a second. */
async function until(name: string, why: string | undefined): Promise<number> {
  for (;;) {
    const { status, result } = await readiness();
    if (result.checks.find((check) => check.name === name)?.why === why) return status;
    await pause(100);
  }
}

it('reports the result of each check without a URL or a path', async () => {
  const { db, dataDir } = site.context;
  const { status, result } = await readiness();
  expect(status).toBe(503);
  expect(result.checks.map(({ name }) => name)).toEqual([
    'store',
    'changes',
    'content',
    'files',
    'space',
    'keys',
    'timers',
    'backup',
  ]);
  const space = result.checks.find(({ name }) => name === 'space');
  expect(space?.why).toBe('the free disk space is below the reserve: uploads are rejected');
  expect(JSON.stringify(result)).not.toMatch(/[/\\@]|\d\.\d/);

  const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
  await addReportKey(db, site.context.secret, { name: 'Officer', recipient, role: 'officer' });
  await until('keys', undefined);

  const today = beijingTimestamp(new Date()).slice(0, 10);
  await db.updateTable('installation').set({ rewrittenOn: today }).execute();
  await until('timers', undefined);
  await db.updateTable('installation').set({ rewrittenOn: '2020-02-29' }).execute();
  await until('timers', 'the nightly job last ran on 2020-02-29');

  await until('backup', 'no backup has been made yet');
  await db.updateTable('installation').set({ lastBackupAt: sql<Date>`now()` }).execute();
  await until('backup', undefined);
  await db.updateTable('installation').set({ lastBackupAt: sql<Date>`timestamptz '2020-02-28 20:00Z'` }).execute();
  await until('backup', 'the last backup was made on 2020-02-29');

  await until('content', undefined);
  await db.deleteFrom('setting').execute();
  await until('content', 'the store is empty: no page can be shown');

  rmSync(path.join(dataDir, 'files'), { recursive: true, force: true });
  writeFileSync(path.join(dataDir, 'files'), '');
  expect(await until('files', 'fails')).toBe(503);
});

it('responds to /healthz while the database does not respond, and reports it in /readyz', async () => {
  const { db } = site.context;
  await db.transaction().execute(async (transaction) => {
    await sql`lock table installation in access exclusive mode`.execute(transaction);
    expect(await until('timers', 'does not respond')).toBe(503);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});
