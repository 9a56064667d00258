import { getAuditVerification } from 'contract/console/audit-verification.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { asSuperuser } from '../../test/as-superuser.ts';
import { databaseUrlOf } from '../../test/run-command.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { type Browser, signedIn } from '../../test/staff.ts';
import { recordAudit } from '../audit/record.ts';
import { lockUntilCommit } from '../database/advisory-locks.ts';

let site: RunningSite;
let auditor: Browser;
let databaseUrl: string;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  ({ browser: auditor } = await signedIn(site, 'auditor1', ['auditor']));
  databaseUrl = await databaseUrlOf(site.context.db);
});
beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await asSuperuser(databaseUrl, 'truncate audit.audit_entry');
  await sql`delete from audit_verification`.execute(site.context.db);
  await sql`insert into audit_verification default values`.execute(site.context.db);
  await write('a', 'b', 'c', 'd', 'e');
});
afterEach(() => {
  for (const [line] of vi.mocked(console.error).mock.calls)
    expect(line).toMatch(/^The audit log is broken at entry \d/);
  vi.mocked(console.error).mockClear();
});
afterAll(() => site.close());

const write = async (...ids: string[]) => {
  for (const id of ids)
    await recordAudit(site.context.db, {
      by: null,
      action: 'role.edit',
      object: { kind: 'role', id, title: `角色 ${id}` },
    });
};
const state = async () => z.parse(getAuditVerification.output, (await auditor.get('audit/verification')).body).data;
const verify = () => auditor.post('audit/verify');
const newest = async () => Object((await auditor.get('audit/entries?size=1')).body.content?.[0]);

it('has no result before the first verification', async () => {
  expect(await state()).toEqual({ last: null, isRunning: false, failedAt: null });
});

it('verifies at once, and records who did', async () => {
  expect((await verify()).body).toMatchObject({ code: 200, data: { isIntact: true, entries: 5 } });
  const { rows } = await sql<{ hash: string }>`
    select encode(hash, 'hex') as hash from audit.audit_entry where id = 5`.execute(site.context.db);
  const head = `5:${rows[0]?.hash}`;
  expect((await state()).last).toMatchObject({ entries: 5, head, broken: null });
  expect(vi.mocked(console.log).mock.calls).toEqual([[`The audit log is intact. Its head: ${head}`]]);
  expect(await newest()).toMatchObject({
    id: 6,
    action: 'audit.verify',
    by: { name: 'auditor1 (sample)' },
    details: { entries: 5 },
  });
});

it.each([
  ['changed', `update audit.audit_entry set object_id = 'x' where id = 3`, 3, 2, 3, 4],
  ['missing', 'delete from audit.audit_entry where id in (2, 3)', 2, 1, 4, 3],
  ['missing', 'delete from audit.audit_entry where id = 1', 1, undefined, 2, 5],
  ['replaced', `update audit.audit_entry set previous_hash = '' where id = 6`, 6, 5, 6, 1],
  ['cutOff', 'delete from audit.audit_entry where id > 2', 3, 2, undefined, 0],
  ['rewritten', `update audit_verification set noted_hash = ''`, 5, 5, 6, 1],
] as const)('shows where it is broken: %s, %s', async (kind, statement, id, before, after, newerEntries) => {
  await verify();
  await asSuperuser(databaseUrl, statement);
  expect((await verify()).body).toMatchObject({ data: { isIntact: false } });
  await asSuperuser(databaseUrl, `delete from audit.audit_entry where action = 'audit.verify' and id <> 6`);
  const { last } = await state();
  expect(last?.broken).toMatchObject({ id, kind });
  expect([last?.broken?.before?.id, last?.broken?.after?.id]).toEqual([before, after]);
  expect(last?.broken?.newerEntries).toBe(newerEntries);
});

it('verifies for one at a time, and says so to the others', async () => {
  await site.context.maintenance.transaction().execute(async (transaction) => {
    await lockUntilCommit(transaction, 'auditVerification');
    expect((await state()).isRunning).toBe(true);
    expect((await verify()).body.error).toBe('stateConflict');
  });
  expect(await state()).toMatchObject({ last: null, isRunning: false, failedAt: null });
});

it('accepts an older state that was restored, with the second factor, and goes on from there', async () => {
  await verify();
  await asSuperuser(databaseUrl, 'delete from audit.audit_entry where id > 3');
  await verify();
  const acknowledge = (id: number, kind: string) => auditor.post('audit/acknowledge', { id, kind });
  expect((await acknowledge(5, 'cutOff')).body.error).toBe('stateConflict');
  expect((await acknowledge(4, 'rewritten')).body.error).toBe('stateConflict');
  await sql`update session set confirmed_at = null`.execute(site.context.db);
  expect((await acknowledge(4, 'cutOff')).body.error).toBe('confirmationRequired');
  await sql`update session set confirmed_at = now()`.execute(site.context.db);
  expect((await acknowledge(4, 'cutOff')).body).toMatchObject({ code: 200, data: { isIntact: true } });
  expect(await newest()).toMatchObject({
    action: 'audit.acknowledge',
    by: { name: 'auditor1 (sample)' },
    details: { brokenAt: 4, noted: 5, entries: 4 },
  });
  expect((await acknowledge(4, 'cutOff')).body.error).toBe('stateConflict');
  await verify();
  expect((await state()).last?.broken).toBeNull();
});

it('does not accept with a break what somebody has done since it was found', async () => {
  await verify();
  await asSuperuser(databaseUrl, 'delete from audit.audit_entry where id > 3');
  await verify();
  await asSuperuser(databaseUrl, 'delete from audit.audit_entry where id > 2');
  const acknowledge = () => auditor.post('audit/acknowledge', { id: 4, kind: 'cutOff' });
  expect((await acknowledge()).body).toMatchObject({ data: { isIntact: false } });
  expect((await state()).last?.broken).toMatchObject({ id: 3, kind: 'cutOff' });
  expect(await newest()).toMatchObject({ action: 'audit.verify', details: { entries: 2, brokenAt: 3 } });
});

it('does not accept an entry that somebody has changed', async () => {
  await asSuperuser(databaseUrl, `update audit.audit_entry set object_id = 'x' where id = 3`);
  await verify();
  expect((await auditor.post('audit/acknowledge', { id: 3, kind: 'changed' })).status).toBe(422);
  expect((await auditor.post('audit/acknowledge', { id: 3, kind: 'cutOff' })).body.error).toBe('stateConflict');
});
