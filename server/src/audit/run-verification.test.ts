import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { asSuperuser } from '../../test/as-superuser.ts';
import { databaseUrlOf } from '../../test/run-command.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { lockUntilCommit } from '../database/advisory-locks.ts';
import { openDatabase } from '../database/open.ts';
import { recordAudit } from './record.ts';
import { runVerification, verifyNightly } from './run-verification.ts';
import { findRun, findVerification, recordStart, type StoredVerification } from './verification-store.ts';

let site: RunningSite;
let databaseUrl: string;
beforeAll(async () => {
  site = await runSite();
  databaseUrl = await databaseUrlOf(site.context.db);
});
afterAll(() => site.close());

const write = async (...ids: string[]) => {
  for (const id of ids)
    await recordAudit(site.context.db, { by: null, action: 'role.edit', object: { kind: 'role', id } });
};

const noVerification = {
  startedAt: null,
  checkedId: null,
  at: null,
  entries: 0,
  headId: null,
  hash: null,
  brokenId: null,
  brokenKind: null,
  brokenSince: null,
  brokenHash: null,
  breakCount: 0,
  laterBreaks: '[]',
  notedId: null,
  notedHash: null,
  failedAt: null,
};

beforeEach(async () => {
  for (const log of ['log', 'error'] as const) vi.spyOn(console, log).mockReturnValue(undefined);
  await asSuperuser(databaseUrl, 'truncate audit.audit_entry');
  await site.context.db.updateTable('auditVerification').set(noVerification).execute();
  await write('a', 'b', 'c', 'd', 'e');
});

const night = (day: number) => new Date(`2026-11-${day}T00:00:00+08:00`);

/** Verifies as in the night of that day of November, and returns what is stored and what the server's log says. */
async function verifyIn(day: number): Promise<StoredVerification & { logged: string[] }> {
  await verifyNightly(site.context.maintenance, night(day));
  const logged = [console.log, console.error].flatMap((log) => vi.mocked(log).mock.calls.map(([line]) => String(line)));
  for (const log of [console.log, console.error]) vi.mocked(log).mockClear();
  return { ...(await findVerification(site.context.db)), logged };
}

const intact = {
  brokenId: null,
  brokenKind: null,
  brokenSince: null,
  brokenHash: null,
  breakCount: 0,
  startedAt: null,
};

it('stores the last line of an intact log, which is in the server’s log too, once a day', async () => {
  const first = await verifyIn(20);
  expect(first).toMatchObject({ ...intact, at: night(20), entries: '5', notedId: '5', failedAt: null });
  expect(first.notedHash).toEqual(first.hash);
  expect(first.logged).toEqual([`The audit log is intact. Its head: 5:${first.hash?.toString('hex')}`]);
  await write('f');
  expect(await verifyIn(20)).toMatchObject({ entries: '5', logged: [] });
  expect(await verifyIn(21)).toMatchObject({ ...intact, at: night(21), entries: '6', notedId: '6' });
});

it('has no last line while the log is empty', async () => {
  await asSuperuser(databaseUrl, 'truncate audit.audit_entry');
  expect(await verifyIn(20)).toMatchObject({ ...intact, entries: '0', hash: null, notedId: null, logged: [] });
});

describe('a log that somebody has changed', () => {
  it('is broken since the first night, until the entry is put back', async () => {
    await verifyIn(20);
    await asSuperuser(databaseUrl, `update audit.audit_entry set object_id = 'x' where id = 3`);
    const found = await verifyIn(21);
    expect(found).toMatchObject({ entries: '5', brokenId: '3', brokenKind: 'changed', notedId: '5' });
    expect(found.logged).toEqual([
      'The audit log is broken at entry 3: it was changed after it was written. See docs/operations/incidents.md.',
    ]);
    expect(await verifyIn(22)).toMatchObject({ at: night(22), brokenId: '3', brokenSince: night(21) });
    await asSuperuser(databaseUrl, `update audit.audit_entry set object_id = 'x' where id = 2`);
    expect(await verifyIn(23)).toMatchObject({ brokenId: '2', brokenSince: night(23) });
    await asSuperuser(
      databaseUrl,
      `update audit.audit_entry set object_id = 'b' where id = 2`,
      `update audit.audit_entry set object_id = 'c' where id = 3`,
    );
    expect(await verifyIn(24)).toMatchObject({ ...intact, entries: '5' });
  });

  it('is broken where its end was cut off', async () => {
    await verifyIn(20);
    await asSuperuser(databaseUrl, 'delete from audit.audit_entry where id > 3');
    expect(await verifyIn(21)).toMatchObject({ entries: '3', brokenId: '4', brokenKind: 'cutOff', notedId: '5' });
    // What is written then has the old numbers. It is the same break.
    await write('f', 'g', 'h');
    expect(await verifyIn(22)).toMatchObject({ brokenId: '5', brokenKind: 'rewritten', brokenSince: night(21) });
  });

  it('is broken if all of it was written anew', async () => {
    await verifyIn(20);
    await asSuperuser(databaseUrl, 'truncate audit.audit_entry');
    await write('A', 'B', 'C', 'D', 'E', 'F');
    expect(await verifyIn(21)).toMatchObject({ entries: '6', brokenId: '5', brokenKind: 'rewritten' });
  });
});

it('is intact after a restore, which brings back the last line of that time', async () => {
  const { db } = site.context;
  await verifyIn(20);
  const { notedId, notedHash } = await findVerification(db);
  await write('f', 'g');
  await verifyIn(21);
  await asSuperuser(databaseUrl, 'delete from audit.audit_entry where id > 5');
  await db
    .updateTable('auditVerification')
    .set({ ...noVerification, at: night(20), notedId, notedHash })
    .execute();
  await write('h');
  expect(await verifyIn(22)).toMatchObject({ ...intact, entries: '6' });
});

it('runs once if two servers begin at the same time', async () => {
  const other = await openDatabase({ databaseUrl }, 'maintenance');
  await Promise.all([site.context.maintenance, other].map((db) => verifyNightly(db, night(20))));
  await other.destroy();
  expect(vi.mocked(console.log).mock.calls).toHaveLength(1);
  expect(await findVerification(site.context.db)).toMatchObject({ ...intact, entries: '5' });
});

it.runIf('socketFolder' in inject('store'))('says when it could not run, until it has run again', async () => {
  const { at } = await verifyIn(20);
  await asSuperuser(databaseUrl, 'revoke select on audit.audit_entry from site');
  await expect(verifyIn(21)).rejects.toThrow('permission denied');
  expect(await findVerification(site.context.db)).toMatchObject({ at, failedAt: expect.any(Date) });
  await asSuperuser(databaseUrl, 'grant select on audit.audit_entry to site');
  await write('f');
  // Also on a day that has a good one.
  expect(await verifyIn(20)).toMatchObject({ ...intact, entries: '6', failedAt: null });
});

it('has the result in the server’s log even if the database saves nothing', async () => {
  await asSuperuser(databaseUrl, 'alter table audit_verification add constraint full_disk check (at is null)');
  await expect(verifyIn(20)).rejects.toThrow('full_disk');
  await asSuperuser(databaseUrl, 'alter table audit_verification drop constraint full_disk');
  expect(vi.mocked(console.log).mock.calls).toEqual([[expect.stringMatching(/^The audit log is intact/)]]);
});

it('lets entries be written meanwhile, and shows that it runs and how far it is', async () => {
  const { maintenance, db } = site.context;
  await runVerification(maintenance, {
    onEnd: async () => {
      await write('f');
      expect(await findRun(db)).toEqual({ running: { checked: 5, total: 6 }, failedAt: null });
    },
  });
  expect(await findVerification(db)).toMatchObject({ entries: '5' });
  expect(await findRun(db)).toEqual({ running: null, failedAt: null });
});

it('has failed if its server was killed, and runs again in the next hour', async () => {
  const { db, maintenance } = site.context;
  await verifyIn(20);
  const killed = maintenance.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'auditVerification');
    await recordStart(db, night(20));
    expect(await findRun(db)).toMatchObject({ running: { total: 5 }, failedAt: null });
    const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(transaction);
    await asSuperuser(databaseUrl, `select pg_terminate_backend(${rows[0]?.id}, 10000)`);
  });
  await expect(killed).rejects.toThrow();
  expect(await findRun(db)).toEqual({ running: null, failedAt: night(20) });
  await write('f');
  expect(await verifyIn(20)).toMatchObject({ ...intact, entries: '6' });
  expect(await findRun(db)).toEqual({ running: null, failedAt: null });
});

it('ends with its server', async () => {
  const { maintenance, db } = site.context;
  const stopping = new AbortController();
  const onStart = () => stopping.abort();
  await expect(runVerification(maintenance, { onStart, signal: stopping.signal })).rejects.toThrow('aborted');
  expect(await findRun(db)).toEqual({ running: null, failedAt: expect.any(Date) });
});
