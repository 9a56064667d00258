import { getAuditVerification } from 'contract/console/audit-verification.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { asSuperuser } from '../../test/as-superuser.ts';
import { databaseUrlOf } from '../../test/run-command.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { type Browser, signedIn } from '../../test/staff.ts';
import { createBackgroundVerification } from '../audit/background-verification.ts';
import { recordAudit } from '../audit/record.ts';
import { lockUntilCommit } from '../database/advisory-locks.ts';

/** A busy machine takes long. */
const waiting = { timeout: 60_000, interval: 50 };

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
const state = async (breakIndex = 0) =>
  z.parse(getAuditVerification.output, (await auditor.get(`audit/verification?breakIndex=${breakIndex}`)).body).data;
/** The state after the run that is under way. */
const ended = () =>
  vi.waitUntil(async () => {
    const { running, ...rest } = await state();
    return running === null && rest;
  }, waiting);
const verify = async () => {
  expect((await auditor.post('audit/verify')).body).toMatchObject({ code: 200 });
  return ended();
};
const acknowledge = (foundHash: string | null | undefined, reason = '恢复过备份') =>
  auditor.post('audit/acknowledge', { foundHash, reason });
const newest = async () => Object((await auditor.get('audit/entries?size=1')).body.content?.[0]);

it('has no result before the first verification', async () => {
  expect(await state()).toEqual({ last: null, running: null, failedAt: null, acknowledgements: 0 });
});

it('verifies at once, and records who did', async () => {
  await verify();
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
  expect((await verify()).last?.broken).toMatchObject({ count: 1, index: 0 });
  await asSuperuser(databaseUrl, `delete from audit.audit_entry where action = 'audit.verify' and id <> 6`);
  const { last } = await state();
  expect(last?.broken).toMatchObject({ id, kind });
  expect([last?.broken?.before?.id, last?.broken?.after?.id]).toEqual([before, after]);
  expect(last?.broken?.newerEntries).toBe(newerEntries);
});

it('shows each of several breaks', async () => {
  await asSuperuser(
    databaseUrl,
    `update audit.audit_entry set object_id = 'x' where id = 2`,
    'delete from audit.audit_entry where id = 4',
  );
  await verify();
  expect((await state(0)).last?.broken).toMatchObject({ id: 2, kind: 'changed', index: 0, count: 2 });
  expect((await state(1)).last?.broken).toMatchObject({ id: 4, kind: 'missing', index: 1, before: { id: 3 } });
  // Somebody has put one back meanwhile.
  expect((await state(7)).last?.broken).toMatchObject({ id: 4, index: 1 });
  expect((await auditor.get('audit/verification?breakIndex=20')).status).toBe(422);
  expect(await newest()).toMatchObject({ action: 'audit.verify', details: { brokenAt: 2, breaks: 2, entries: 4 } });
});

it('responds before the end, and starts no second one', async () => {
  const { db, maintenance } = site.context;
  await db.transaction().execute(async (transaction) => {
    // Its end waits until it can record who has started it.
    await lockUntilCommit(transaction, 'auditLog');
    expect((await auditor.post('audit/verify')).body.code).toBe(200);
    expect((await auditor.post('audit/verify')).body.code).toBe(200);
    // As another server does.
    await createBackgroundVerification(maintenance).start(async () => expect.unreachable());
    expect(await state()).toMatchObject({ last: null, running: { total: 5 } });
    expect((await acknowledge('x')).body.error).toBe('stateConflict');
  });
  expect(await ended()).toMatchObject({ last: { entries: 5 }, failedAt: null });
  expect((await auditor.get('audit/entries?action=audit.verify')).body.totalElements).toBe(1);
});

it('says that a verification has failed', async () => {
  await asSuperuser(databaseUrl, 'alter table audit_verification add constraint full_disk check (at is null)');
  expect(await verify()).toMatchObject({ last: null, failedAt: expect.any(String) });
  await asSuperuser(databaseUrl, 'alter table audit_verification drop constraint full_disk');
  const [[line, reason] = []] = vi.mocked(console.error).mock.calls;
  expect([line, reason]).toEqual(['The audit log could not be verified:', expect.stringContaining('full_disk')]);
  vi.mocked(console.error).mockClear();
  expect(await verify()).toMatchObject({ last: { entries: 5 }, failedAt: null });
});

describe('an acknowledgement', () => {
  it('needs the second factor, a reason and the breaks as they are now; the log has it for good', async () => {
    await asSuperuser(databaseUrl, `update audit.audit_entry set object_id = 'x' where id = 3`);
    const foundHash = (await verify()).last?.broken?.foundHash;
    await sql`update session set confirmed_at = null`.execute(site.context.db);
    expect((await acknowledge(foundHash)).body.error).toBe('confirmationRequired');
    await sql`update session set confirmed_at = now()`.execute(site.context.db);
    expect((await acknowledge('0'.repeat(64))).body.error).toBe('stateConflict');
    for (const reason of [' ', 'x'.repeat(501), 'a\nb'])
      expect((await acknowledge(foundHash, reason)).status).toBe(422);
    expect((await acknowledge(foundHash)).body.code).toBe(200);
    expect(await ended()).toMatchObject({ last: { broken: null, entries: 7 }, acknowledgements: 1 });
    const { content } = (await auditor.get('audit/entries?action=audit.acknowledge')).body;
    expect(Object(content?.[0])).toMatchObject({
      id: 7,
      by: { name: 'auditor1 (sample)' },
      details: { reason: '恢复过备份', brokenAt: 3, breaks: 1, foundHash },
    });
    expect((await acknowledge(foundHash)).body.error).toBe('stateConflict');
    expect((await verify()).last?.broken).toBeNull();
    expect(vi.mocked(console.log).mock.calls.at(-1)?.[0]).toContain('intact but for acknowledged breaks (1)');
  });

  it.each([
    ['that has not grown', []],
    ['that has grown over what was removed', ['f', 'g', 'h', 'i']],
  ])('accepts a cut end of a log %s', async (_which, since) => {
    await verify();
    await asSuperuser(databaseUrl, 'delete from audit.audit_entry where id > 3');
    await write(...since);
    const found = (await verify()).last?.broken;
    await write('j', 'k');
    expect((await verify()).last?.broken).toMatchObject({ since: found?.since, foundHash: found?.foundHash });
    await acknowledge(found?.foundHash);
    expect((await ended()).last?.broken).toBeNull();
    const { content } = (await auditor.get('audit/entries?action=audit.acknowledge')).body;
    expect(Object(content?.[0]).details).toMatchObject({ noted: expect.stringMatching(/^5:[0-9a-f]{64}$/) });
  });

  it('accepts a last entry that was replaced, followed by others', async () => {
    await verify();
    await asSuperuser(databaseUrl, 'delete from audit.audit_entry where id > 4');
    await write('E', 'f', 'g');
    const found = (await verify()).last?.broken;
    expect(found).toMatchObject({ id: 5, kind: 'rewritten' });
    await acknowledge(found?.foundHash);
    expect((await ended()).last?.broken).toBeNull();
  });

  it.each([
    ['another entry', `update audit.audit_entry set object_id = 'y' where id = 1`, { id: 1, count: 2 }],
    ['the end', 'delete from audit.audit_entry where id > 4', { id: 5, kind: 'rewritten' }],
  ])('accepts nothing that was done since: %s', async (_what, statement, now) => {
    await asSuperuser(databaseUrl, `update audit.audit_entry set object_id = 'x' where id = 3`);
    const found = (await verify()).last?.broken;
    await asSuperuser(databaseUrl, statement);
    await acknowledge(found?.foundHash);
    const { broken } = (await ended()).last ?? {};
    expect(broken).toMatchObject(now);
    expect(broken?.since).not.toBe(found?.since);
  });
});
