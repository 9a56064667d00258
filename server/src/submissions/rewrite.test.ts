import { randomBytes } from 'node:crypto';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { submitAsNew, uploadFile } from '../../test/visitor.ts';
import { superuser } from '../database/embedded.ts';
import { addReportKey } from './report-keys.ts';
import { rewriteDaily } from './rewrite.ts';

let site: RunningSite;
/** Reads the files of tables, which the application may not. */
let server: pg.Client;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const recipient = await identityToRecipient(await generateX25519Identity());
  await addReportKey(site.context.db, { name: 'officer', role: 'officer', recipient });
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(site.context.db);
  const database = rows[0]?.name ?? '';
  const store = inject('store');
  server = new pg.Client(
    'socketFolder' in store
      ? { host: store.socketFolder, user: superuser, database }
      : { connectionString: new URL(`/${database}`, store.serverUrl).href },
  );
  await server.connect();
});
beforeEach(async () => {
  const { db } = site.context;
  await db.deleteFrom('submission').execute();
  await sql`update installation set rewritten_on = null`.execute(db);
});
afterAll(async () => {
  await server.end();
  await site.close();
});

const message = {
  sayType: '2',
  reporterType: '1',
  reporter: '李雷',
  reporterMobile: '13800138000',
  email: 'li@carbon.example',
  remark: '询价',
};
const report = { sayType: '1', reporterItems: ['2'], deptName: '一部', ifShow: 1, remark: '线索' };

async function submit(fields: object): Promise<string> {
  const { status, body } = await submitAsNew(site.url, fields);
  expect(status).toBe(200);
  return body.receipt ?? '';
}
const submitReport = async () => submit({ ...report, fileNos: [await uploadFile(site.url, 'a.pdf')] });
const write = (receipt: string, text: string) =>
  site.gateway('/cn/site/submission/entry', { receipt, text, idempotencyKey: randomBytes(16).toString('hex') });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

type Row = { id: string; kind: string; place: string; writer: string };

/** The rows of a table in the order in which they lie on the disk. */
async function lying(table: 'submission' | 'submission_entry' | 'submission_file'): Promise<Row[]> {
  const own = table === 'submission' ? sql`t.id` : sql`t.submission_id`;
  const { rows } = await sql<Row>`select ${own} as id, s.kind, t.ctid::text as place, t.xmin::text as writer
    from ${sql.table(table)} t join submission s on s.id = ${own} order by t.ctid`.execute(site.context.db);
  return rows;
}

/** Where the long values of a table lie. */
async function longValuesOf(table: string): Promise<string> {
  const { rows } = await server.query<{ name: string }>(
    'select reltoastrelid::regclass::text as name from pg_class where oid = $1::regclass',
    [table],
  );
  return rows[0]?.name ?? '';
}

async function longValues(table: string): Promise<string[]> {
  const { rows } = await server.query<{ id: string }>(
    `select distinct chunk_id::text as id from ${await longValuesOf(table)}`,
  );
  return rows.map(({ id }) => id);
}

async function isOnDisk(table: string, bytes: Buffer): Promise<boolean> {
  await server.query('checkpoint');
  const { rows } = await server.query<{ found: boolean }>(
    `select bool_or(position($1::bytea in pg_read_binary_file(pg_relation_filepath(name::regclass))) > 0) as found
     from unnest($2::text[]) as name`,
    [bytes, [table, await longValuesOf(table)]],
  );
  return rows[0]?.found ?? false;
}

it('leaves no order, no transaction and no id that tells when on its day a report came', async () => {
  const { db } = site.context;
  const receipts: string[] = [];
  for (let number = 0; number < 4; number += 1) {
    await submit({ ...message, remark: `询价${number}` });
    receipts.push(await submitReport());
  }
  await submit({ ...message, remark: '询价' });
  for (const [number, receipt] of receipts.entries()) await write(receipt, `补充${number}`);
  const before = await db.selectFrom('submission').selectAll().orderBy('id').execute();
  const [idsBefore, files] = [
    await longValues('submission'),
    await db.selectFrom('submissionFile').selectAll().execute(),
  ];
  expect(new Set((await lying('submission')).map(({ writer }) => writer)).size).toBe(9);

  await rewriteDaily(db, inDays(1));
  const rows = await lying('submission');
  expect(rows.map(({ kind }) => kind)).toEqual([...Array(4).fill('report'), ...Array(5).fill('message')]);
  const ids = rows.slice(0, 4).map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
  const parts = [...rows.slice(0, 4), ...(await lying('submission_entry')), ...(await lying('submission_file'))];
  expect([parts.length, new Set(parts.map(({ writer }) => writer)).size]).toEqual([12, 1]);
  for (const table of ['submission_entry', 'submission_file'] as const)
    expect((await lying(table)).map(({ id }) => id)).toEqual(ids);
  // A report's two parts are the only long values.
  const idsAfter = await longValues('submission');
  expect([idsBefore.length, idsAfter.length, idsAfter.filter((id) => idsBefore.includes(id))]).toEqual([8, 8, []]);

  expect(await db.selectFrom('submission').selectAll().orderBy('id').execute()).toEqual(before);
  expect(new Set(await db.selectFrom('submissionFile').selectAll().execute())).toEqual(new Set(files));
});

it('leaves nothing of a withdrawn report in the files of the tables, nor of the upload of its file', async () => {
  const { db } = site.context;
  await submitReport();
  const receipt = await submitReport();
  await write(receipt, '补充');
  const { sealed } = await db
    .selectFrom('submission')
    .select('sealed')
    .orderBy(sql`ctid`, 'desc')
    .executeTakeFirstOrThrow();
  const entry = await db.selectFrom('submissionEntry').select('sealed').executeTakeFirstOrThrow();
  const file = await db.selectFrom('submissionFile').selectAll().orderBy(sql`ctid`, 'desc').executeTakeFirstOrThrow();
  // Long values lie in pieces.
  const slice = (bytes: Buffer | null) => bytes?.subarray(1000, 1200) ?? Buffer.alloc(200);
  const traces: [string, Buffer][] = [
    ['submission', slice(sealed)],
    ['submission_entry', slice(entry.sealed)],
    ['submission_file', Buffer.from(file.storedName)],
    ['upload', Buffer.from(file.storedName)],
  ];
  const found = () => Promise.all(traces.map(([table, bytes]) => isOnDisk(table, bytes)));
  expect((await site.gateway('/cn/site/submission/withdrawal', { receipt })).status).toBe(200);
  expect(await found()).toEqual([true, true, true, true]);
  await rewriteDaily(db, inDays(1));
  expect(await found()).toEqual([false, false, false, false]);
});

it('is done once a day, by one instance at a time', async () => {
  const { db } = site.context;
  await submitReport();
  const writer = async () => (await lying('submission'))[0]?.writer;
  await Promise.all([rewriteDaily(db, inDays(1)), rewriteDaily(db, inDays(1))]);
  const first = await writer();
  await rewriteDaily(db, inDays(1));
  expect(await writer()).toBe(first);
  await rewriteDaily(db, inDays(2));
  expect(await writer()).not.toBe(first);
});

it('is tried again where a backup kept what is dead alive', async () => {
  const { db } = site.context;
  const receipt = await submitReport();
  const { sealed } = await db.selectFrom('submission').select('sealed').executeTakeFirstOrThrow();
  const trace = sealed?.subarray(1000, 1200) ?? Buffer.alloc(200);
  await server.query('begin isolation level repeatable read; select 1');
  await site.gateway('/cn/site/submission/withdrawal', { receipt });
  await expect(rewriteDaily(db, inDays(1))).rejects.toThrow('An older transaction is still open');
  await server.query('commit');
  await rewriteDaily(db, inDays(1));
  expect(await isOnDisk('submission', trace)).toBe(false);
});
