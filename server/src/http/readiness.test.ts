import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import { addReportKey } from '../submissions/report-keys/store.ts';
import { readinessChecks } from './readiness-checks.ts';
import { createReadiness, type Readiness } from './readiness.ts';

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

/** The reason of each check: undefined if it passes. */
const reasonsIn = ({ checks }: Readiness) => Object.fromEntries(checks.map(({ name, why }) => [name, why]));

/** Waits until these checks have these reasons: results are cached for a second. The check of the space always fails. */
async function expectReasons(reasons: Record<string, string | undefined>): Promise<void> {
  const latest = async () => {
    const { status, result } = await readiness();
    return { status, ...reasonsIn(result) };
  };
  await expect.poll(latest, { interval: 100 }).toMatchObject({ status: 503, ...reasons });
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
    'audit',
  ]);
  expect(reasonsIn(result)).toMatchObject({
    space: 'the free disk space is below the reserve: uploads are rejected',
    content: undefined,
    backup: 'no backup has been made yet',
    audit: 'the audit log has not been verified yet',
  });
  expect(JSON.stringify(result)).not.toMatch(/[/\\@]|\d\.\d/);

  const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
  await addReportKey(db, site.context.secret, { name: 'Officer', recipient, role: 'officer' });
  const rewrittenOn = beijingTimestamp(new Date()).slice(0, 10);
  await db.updateTable('installation').set({ rewrittenOn, lastBackupAt: sql<Date>`now()` }).execute();
  await expectReasons({ keys: undefined, timers: undefined, backup: undefined });

  await db
    .updateTable('installation')
    .set({ rewrittenOn: '2020-02-29', lastBackupAt: sql<Date>`timestamptz '2020-02-28 20:00Z'` })
    .execute();
  await db.deleteFrom('setting').execute();
  rmSync(path.join(dataDir, 'files'), { recursive: true, force: true });
  writeFileSync(path.join(dataDir, 'files'), '');
  await expectReasons({
    timers: 'the nightly job last ran on 2020-02-29',
    backup: 'the last backup was made on 2020-02-29',
    content: 'the store is empty: no page can be shown',
    files: 'fails',
  });
});

it('responds to /healthz while the database does not respond, and reports it in /readyz', async () => {
  const { db } = site.context;
  await db.transaction().execute(async (transaction) => {
    await sql`lock table installation in access exclusive mode`.execute(transaction);
    await expectReasons({ timers: 'does not respond' });
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});

it('says that the audit log is broken or was not verified for two nights, but responds with 200', async () => {
  const { db } = site.context;
  const passing = async () => undefined;
  const [audit] = readinessChecks({ ...site.context, receivesChanges: () => true }, async () => true).filter(
    ({ name }) => name === 'audit',
  );
  const result = () => createReadiness([{ name: 'store', check: passing }, ...(audit ? [audit] : [])])();
  const verified = (at: Date, brokenId: string | null = null) =>
    db.updateTable('auditVerification').set({ at, brokenId }).execute();
  await verified(new Date());
  expect(await result()).toEqual({
    ready: true,
    checks: [
      { name: 'store', ok: true },
      { name: 'audit', ok: true },
    ],
  });
  await verified(new Date(), '7');
  const why = 'the audit log is broken at entry 7';
  expect(await result()).toMatchObject({ ready: true, checks: [{ ok: true }, { ok: false, why }] });
  await verified(new Date(Date.now() - 24 * 3_600_000));
  expect(await result()).toMatchObject({ checks: [{ ok: true }, { ok: true }] });
  await verified(new Date('2020-02-28T20:00Z'));
  const old = 'the audit log was last verified on 2020-02-29';
  expect(await result()).toMatchObject({ ready: true, checks: [{ ok: true }, { ok: false, why: old }] });
});
