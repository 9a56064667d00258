import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { asSuperuser as runAsSuperuser } from '../../test/as-superuser.ts';
import { databaseUrlOf, runCommand } from '../../test/run-command.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { recordAudit } from './record.ts';
import { verifyAuditLog } from './verify.ts';

let site: RunningSite;
let databaseUrl: string;
beforeAll(async () => {
  site = await runSite();
  databaseUrl = await databaseUrlOf(site.context.db);
});
afterAll(() => site.close());

const asSuperuser = (...statements: string[]) => runAsSuperuser(databaseUrl, ...statements);
const asServer = (statement: string) => sql.raw(statement).execute(site.context.db);
const verify = (parameters: string[] = []) =>
  runCommand('audit:verify', parameters, { environment: { DATABASE_URL: databaseUrl } });

beforeEach(async () => {
  await asSuperuser('truncate audit.audit_entry');
  const { db } = site.context;
  for (const id of ['a', 'b', 'c', 'd', 'e'])
    await recordAudit(db, {
      by: { accountId: 5, name: '林样本' },
      action: 'role.edit',
      object: { kind: 'role', id, title: `角色 ${id}` },
      details: { version: 1.5, fields: ['×'], changes: { b: null } },
      addressBlock: '203.0.113.0/24',
    });
});

it('is intact as it was written, and its head can be noted', async () => {
  const { code, stdout } = await verify();
  const head = /: (5:[0-9a-f]{64})$/m.exec(stdout)?.[1] ?? '';
  expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('intact: 5 entries') });
  await recordAudit(site.context.db, { by: null, action: 'role.edit', object: { kind: 'role', id: 'f' } });
  expect(await verify(['--noted', head])).toMatchObject({ code: 0 });
});

describe('a change by somebody who may do everything', () => {
  it.each([
    [`update audit.audit_entry set at = at + interval '1 ms' where id = 3`, '3'],
    [`update audit.audit_entry set account_id = 6 where id = 3`, '3'],
    [`update audit.audit_entry set account_name = 'x' where id = 3`, '3'],
    [`update audit.audit_entry set action = 'role.create' where id = 3`, '3'],
    [`update audit.audit_entry set object_kind = 'x' where id = 3`, '3'],
    [`update audit.audit_entry set object_id = 'x' where id = 3`, '3'],
    [`update audit.audit_entry set object_title = null where id = 3`, '3'],
    [`update audit.audit_entry set details = '{}' where id = 3`, '3'],
    [`update audit.audit_entry set address_block = '' where id = 3`, '3'],
    [`update audit.audit_entry set hash = sha256('') where id = 3`, '3'],
    [`delete from audit.audit_entry where id = 3`, '3'],
    [`delete from audit.audit_entry where id = 1`, '1'],
  ])('breaks the chain: %s', async (statement, id) => {
    await asSuperuser(statement);
    expect((await verifyAuditLog(site.context.db)).breaks[0]).toMatchObject({ id });
  });

  it('breaks it too when an entry is written anew with a right hash', async () => {
    const { hash } = await site.context.db
      .selectFrom('audit.auditEntry')
      .select('hash')
      .where('id', '=', '2')
      .executeTakeFirstOrThrow();
    await asSuperuser(
      'delete from audit.audit_entry where id >= 2',
      `insert into audit.audit_entry values (2, now(), null, null, 'x', 'x', 'x', null, null, null, sha256(''), '\\x${hash.toString('hex')}')`,
    );
    expect(await verify()).toMatchObject({ code: 1, stderr: expect.stringContaining('entry 2') });
  });

  it('at the end of the log is found by a noted head', async () => {
    const head = /: (5:[0-9a-f]{64})$/m.exec((await verify()).stdout)?.[1] ?? '';
    await asSuperuser('delete from audit.audit_entry where id > 3');
    expect(await verify()).toMatchObject({ code: 0 });
    expect(await verify(['--noted', head])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('entry 4: the end of the log was cut off'),
    });
  });
});

it('is broken by an entry below the first, which the server’s role may insert', async () => {
  await asServer(`insert into audit.audit_entry select -1, at, account_id, account_name, action, object_kind, object_id,
    object_title, details, address_block, previous_hash, hash from audit.audit_entry where id = 1`);
  expect(await verifyAuditLog(site.context.db)).toMatchObject({
    breaks: [{ id: '1', kind: 'replaced' }],
    breakCount: 1,
    head: { id: '5' },
  });
});

describe('several breaks', () => {
  it('are all found, and listed up to a bound', async () => {
    await asSuperuser(
      `update audit.audit_entry set object_id = 'x' where id = 2`,
      'delete from audit.audit_entry where id = 4',
    );
    const breaks = [
      { id: '2', kind: 'changed' },
      { id: '4', kind: 'missing' },
    ];
    expect(await verifyAuditLog(site.context.db)).toMatchObject({
      entries: 4,
      head: { id: '5' },
      breaks,
      breakCount: 2,
    });
    expect(await verify()).toMatchObject({ code: 1, stderr: expect.stringContaining('entry 2: it was changed') });
    for (const id of Array.from({ length: 30 }, String))
      await recordAudit(site.context.db, { by: null, action: 'role.edit', object: { kind: 'role', id } });
    await asSuperuser(`update audit.audit_entry set object_id = 'x'`);
    const noted = { id: '99', hash: '' };
    const many = await verifyAuditLog(site.context.db, noted);
    expect(many).toMatchObject({ entries: 34, breakCount: 35 });
    expect(many.breaks).toHaveLength(20);
    // Whether the end is missing is told of every log.
    expect(many.breaks.at(-1)).toEqual({ id: '36', kind: 'cutOff' });
  });
});

describe('an acknowledgement in the log', () => {
  const acknowledge = async (foundHash: string | undefined) =>
    recordAudit(site.context.db, {
      by: null,
      action: 'audit.acknowledge',
      object: { kind: 'audit', id: '' },
      details: { reason: 'x', foundHash },
    });
  const verified = () => verifyAuditLog(site.context.db);
  beforeEach(async () => {
    await asSuperuser(
      `update audit.audit_entry set object_id = 'x' where id = 2`,
      'delete from audit.audit_entry where id = 4',
    );
    await acknowledge((await verified()).brokenHash);
  });

  it('is about all breaks before it as they were found', async () => {
    expect(await verified()).toMatchObject({ breakCount: 0, acknowledged: 2, brokenHash: undefined });
    expect((await verify()).stdout).toContain('Staff have acknowledged its breaks: 2.');
  });

  it.each([
    [`update audit.audit_entry set object_id = 'y' where id = 2`, 2],
    [`update audit.audit_entry set object_id = 'y' where id = 3`, 3],
    [`update audit.audit_entry set hash = sha256('') where id = 2`, 3],
    ['delete from audit.audit_entry where id = 3', 2],
    ['delete from audit.audit_entry where id = 1', 2],
    [`update audit.audit_entry set object_id = 'y' where id = 6`, 3],
  ])('is void after another change: %s', async (statement, breakCount) => {
    await asSuperuser(statement);
    expect(await verified()).toMatchObject({ breakCount, acknowledged: 0 });
  });

  it('is about no later break', async () => {
    await recordAudit(site.context.db, { by: null, action: 'role.edit', object: { kind: 'role', id: 'f' } });
    await asSuperuser(`update audit.audit_entry set object_id = 'y' where id = 7`);
    const { brokenHash, ...found } = await verified();
    expect(found).toMatchObject({ breaks: [{ id: '7', kind: 'changed' }], breakCount: 1, acknowledged: 2 });
    await acknowledge(brokenHash);
    expect(await verified()).toMatchObject({ breakCount: 0, acknowledged: 3 });
  });

  it('is none if it names another hash, or is not as it was written itself', async () => {
    await asSuperuser('delete from audit.audit_entry where id = 6');
    await acknowledge('x');
    expect(await verified()).toMatchObject({ breakCount: 2, acknowledged: 0 });
    const { brokenHash } = await verified();
    await asSuperuser(
      `update audit.audit_entry set details = '${JSON.stringify({ reason: 'x', foundHash: brokenHash })}' where id = 6`,
    );
    expect(await verified()).toMatchObject({ breakCount: 3, acknowledged: 0 });
  });
});

it('rejects a noted head that has another form', async () => {
  expect(await verify(['--noted', '5'])).toMatchObject({ code: 1, stderr: expect.stringContaining('ID:HASH') });
});

describe.runIf('socketFolder' in inject('store'))('the server’s own role', () => {
  it.each([
    `update audit.audit_entry set action = 'x'`,
    'delete from audit.audit_entry',
    'truncate audit.audit_entry',
    'drop table audit.audit_entry',
    'drop schema audit cascade',
    'alter table audit.audit_entry disable trigger user',
    'alter table audit.audit_entry rename to other',
    'alter table audit.audit_entry owner to current_user',
    'drop trigger append_only on audit.audit_entry',
    'create or replace function audit.reject_change() returns trigger language sql as $$ select null $$',
    'set role audit_owner',
    'grant audit_owner to current_user',
    'set session_replication_role = replica',
  ])('may not: %s', async (statement) => {
    await expect(asServer(statement)).rejects.toThrow(/permission denied|must be owner|append-only|must have/i);
    expect(await verifyAuditLog(site.context.db)).toMatchObject({ breakCount: 0, entries: 5 });
  });

  it('gets the same rights by the printed statements, which can be repeated', async () => {
    const { stdout } = await verify(['--owner-sql']);
    await asSuperuser(stdout);
    expect(stdout).toContain('grant select, insert on audit.audit_entry to "site"');
    await recordAudit(site.context.db, { by: null, action: 'role.edit', object: { kind: 'role', id: 'f' } });
  });
});
