import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { type RunningSite, runSite } from '../../../test/running-site.ts';
import { message } from '../../../test/sample-submissions.ts';
import { submitAsNew, uploadFile } from '../../../test/visitor.ts';
import { superuser } from '../../database/embedded/roles.ts';
import { withSharedNamesLock } from '../../database/stored-names-lock.ts';
import type { FileStore } from '../../files/file-store.ts';
import { openStream } from '../../uploads/sealed-upload.ts';
import { sweepUploads } from '../../uploads/sweep.ts';
import { addReportKey } from '../report-keys/store.ts';
import { insertReportNote } from '../reports/report-notes.ts';
import { copyReportFiles } from './copy-report-files.ts';
import { scrubPhysicalOrder } from './scrub-physical-order.ts';

let site: RunningSite;
/** Reads table files, which the application's role may not. */
let server: pg.Client;
let connection: pg.ClientConfig;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  const recipient = await identityToRecipient(await generateX25519Identity());
  await addReportKey(site.context.db, site.context.secret, { name: 'officer', role: 'officer', recipient });
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(site.context.db);
  const database = rows[0]?.name ?? '';
  const store = inject('store');
  connection =
    'socketFolder' in store
      ? { host: store.socketFolder, user: superuser, database }
      : { connectionString: new URL(`/${database}`, store.serverUrl).href };
  server = new pg.Client(connection);
  await server.connect();
});
beforeEach(async () => {
  const { db } = site.context;
  for (const table of ['submission', 'report', 'upload'] as const) await db.deleteFrom(table).execute();
  rmSync(path.join(site.context.dataDir, 'files'), { recursive: true, force: true });
  await sql`update installation set rewritten_on = null`.execute(db);
});
afterAll(async () => {
  await server.end();
  await site.close();
});

const report = { sayType: '1', reporterItems: ['2'], deptName: '一部', ifShow: 1, remark: '线索' };

async function submit(fields: object): Promise<string> {
  const { status, body } = await submitAsNew(site.url, fields);
  expect(status).toBe(200);
  return body.receipt ?? '';
}
const submitReport = async () => submit({ ...report, fileNos: [await uploadFile(site.url, 'a.pdf')] });
const write = (receipt: string, text: string) =>
  site.gateway('/cn/site/submission/entry', { receipt, text, idempotencyKey: randomBytes(16).toString('hex') });
/** Large enough to be stored apart from its row. */
const addNote = (submissionId: string) =>
  insertReportNote(site.context.db, site.context.secret, {
    id: randomUUID(),
    submissionId,
    position: 0,
    sealed: randomBytes(4000),
  });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** A row's position, and the id of the transaction that wrote it. */
type Row = { id: string; position: string; writer: string };

/** The rows of a table in physical order. */
async function rowsInPhysicalOrder(
  table: 'submission' | 'report' | 'report_entry' | 'report_note' | 'report_file',
): Promise<Row[]> {
  const submissionId = table === 'submission' || table === 'report' ? sql.ref('id') : sql.ref('submissionId');
  const { rows } = await sql<Row>`select ${submissionId} as id, ctid::text as position, xmin::text as writer
    from ${sql.table(table)} order by ctid`.execute(site.context.db);
  return rows;
}

/** The name of a table's TOAST table. */
async function toastTableOf(table: string): Promise<string> {
  const { rows } = await server.query<{ name: string }>(
    'select reltoastrelid::regclass::text as name from pg_class where oid = $1::regclass',
    [table],
  );
  return rows[0]?.name ?? '';
}

/** The ids of a table's TOAST values. */
async function toastIds(table: string): Promise<string[]> {
  const { rows } = await server.query<{ id: string }>(
    `select distinct chunk_id::text as id from ${await toastTableOf(table)}`,
  );
  return rows.map(({ id }) => id);
}

async function isOnDisk(table: string, bytes: Buffer): Promise<boolean> {
  await server.query('checkpoint');
  const { rows } = await server.query<{ found: boolean }>(
    `select bool_or(position($1::bytea in pg_read_binary_file(pg_relation_filepath(name::regclass))) > 0) as found
     from unnest($2::text[]) as name`,
    [bytes, [table, await toastTableOf(table)]],
  );
  return rows[0]?.found ?? false;
}

it('removes every order, transaction id and TOAST id that reveals when a report arrived', async () => {
  const { db } = site.context;
  const receipts: string[] = [];
  for (let number = 0; number < 4; number += 1) {
    await submit({ ...message, remark: `询价${number}` });
    receipts.push(await submitReport());
  }
  await submit({ ...message, remark: '询价' });
  for (const [number, receipt] of receipts.entries()) await write(receipt, `补充${number}`);
  const before = await db.selectFrom('report').selectAll().orderBy('id').execute();
  for (const { id } of before) await addNote(id);
  const notes = await db.selectFrom('reportNote').selectAll().orderBy('submissionId').execute();
  const [idsBefore, files] = [await toastIds('report'), await db.selectFrom('reportFile').selectAll().execute()];
  const messages = await rowsInPhysicalOrder('submission');
  expect(new Set((await rowsInPhysicalOrder('report')).map(({ writer }) => writer)).size).toBe(4);

  await scrubPhysicalOrder(site.context, inDays(1));
  // Tables without reports are not rewritten.
  expect(await rowsInPhysicalOrder('submission')).toEqual(messages);
  const rows = await rowsInPhysicalOrder('report');
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
  const parts = [
    ...rows,
    ...(await rowsInPhysicalOrder('report_entry')),
    ...(await rowsInPhysicalOrder('report_note')),
    ...(await rowsInPhysicalOrder('report_file')),
  ];
  expect([parts.length, new Set(parts.map(({ writer }) => writer)).size]).toEqual([16, 1]);
  for (const table of ['report_entry', 'report_note', 'report_file'] as const)
    expect((await rowsInPhysicalOrder(table)).map(({ id }) => id)).toEqual(ids);
  const idsAfter = await toastIds('report');
  expect([idsBefore.length, idsAfter.length, idsAfter.filter((id) => idsBefore.includes(id))]).toEqual([8, 8, []]);

  expect(await db.selectFrom('report').selectAll().orderBy('id').execute()).toEqual(before);
  expect(await db.selectFrom('reportNote').selectAll().orderBy('submissionId').execute()).toEqual(notes);
  const described = (all: typeof files) => all.map(({ submissionId, description }) => ({ submissionId, description }));
  const filesAfter = await db.selectFrom('reportFile').selectAll().execute();
  expect(new Set(described(filesAfter))).toEqual(new Set(described(files)));
});

it('removes a withdrawn report and its upload from the files of the tables', async () => {
  const { db } = site.context;
  await submitReport();
  const receipt = await submitReport();
  await write(receipt, '补充');
  const { sealed } = await db
    .selectFrom('report')
    .select('sealed')
    .orderBy(sql`ctid`, 'desc')
    .executeTakeFirstOrThrow();
  const entry = await db.selectFrom('reportEntry').select('sealed').executeTakeFirstOrThrow();
  const { id } = await db.selectFrom('report').select('id').orderBy(sql`ctid`, 'desc').executeTakeFirstOrThrow();
  await addNote(id);
  const note = await db.selectFrom('reportNote').select('sealed').executeTakeFirstOrThrow();
  const file = await db.selectFrom('reportFile').selectAll().orderBy(sql`ctid`, 'desc').executeTakeFirstOrThrow();
  // TOAST values are stored in chunks.
  const slice = (bytes: Buffer) => bytes.subarray(1000, 1200);
  const samples: [string, Buffer][] = [
    ['report', slice(sealed)],
    ['report_entry', slice(entry.sealed)],
    ['report_note', slice(note.sealed)],
    ['report_file', Buffer.from(file.storedName)],
    ['upload', Buffer.from(file.storedName)],
  ];
  const found = async () => {
    const results: boolean[] = [];
    // One after another: a connection runs one query at a time.
    for (const [table, bytes] of samples) results.push(await isOnDisk(table, bytes));
    return results;
  };
  expect((await site.gateway('/cn/site/submission/withdrawal', { receipt })).status).toBe(200);
  expect(await found()).toEqual([true, true, true, true, true]);
  await scrubPhysicalOrder(site.context, inDays(1));
  expect(await found()).toEqual([false, false, false, false, false]);
});

it('runs once a day, in one instance at a time', async () => {
  await submitReport();
  const writer = async () => (await rowsInPhysicalOrder('report'))[0]?.writer;
  await Promise.all([scrubPhysicalOrder(site.context, inDays(1)), scrubPhysicalOrder(site.context, inDays(1))]);
  const first = await writer();
  await scrubPhysicalOrder(site.context, inDays(1));
  expect(await writer()).toBe(first);
  await scrubPhysicalOrder(site.context, inDays(2));
  expect(await writer()).not.toBe(first);
});

it('fails while an open snapshot needs deleted rows, and removes them in the next run', async () => {
  const { db } = site.context;
  const receipt = await submitReport();
  const { sealed } = await db.selectFrom('report').select('sealed').executeTakeFirstOrThrow();
  const sample = sealed.subarray(1000, 1200);
  await server.query('begin isolation level repeatable read; select 1');
  await site.gateway('/cn/site/submission/withdrawal', { receipt });
  await expect(scrubPhysicalOrder(site.context, inDays(1), 500)).rejects.toThrow('An older transaction is still open');
  await server.query('commit');
  await scrubPhysicalOrder(site.context, inDays(1));
  expect(await isOnDisk('report', sample)).toBe(false);
});

it('retries after its lock timeout while a table is in use', async () => {
  await submitReport();
  const writer = async () => (await rowsInPhysicalOrder('report'))[0]?.writer;
  const first = await writer();
  const waits = async () => {
    const waiting = `select from pg_locks where relation = 'report'::regclass and not granted`;
    return (await server.query(waiting)).rowCount;
  };
  await server.query('begin; lock table report in share mode');
  const done = scrubPhysicalOrder(site.context, inDays(1));
  for (const count of [1, 0]) await vi.waitFor(async () => expect(await waits()).toBe(count), 10_000);
  await server.query('commit');
  await done;
  expect(await writer()).not.toBe(first);
});

it('renames no file while another session holds the shared names lock', async () => {
  const { db } = site.context;
  await submitReport();
  const names = () => db.selectFrom('reportFile').select('storedName').execute();
  const before = await names();
  await withSharedNamesLock(db, () => scrubPhysicalOrder(site.context, inDays(1)));
  expect(await names()).toEqual(before);
  await scrubPhysicalOrder(site.context, inDays(1));
  expect(await names()).not.toEqual(before);
});

it('does not wait for a vacuum of another table', async () => {
  await submitReport();
  const { writer = '' } = (await rowsInPhysicalOrder('report'))[0] ?? {};
  // An automatic analysis of the table would be one more reader.
  await server.query(`drop table if exists large; create table large with (autovacuum_enabled = false)
    as select generate_series(1, 100000) as n; delete from large`);
  const vacuum = new pg.Client(connection);
  await vacuum.connect();
  await vacuum.query('set vacuum_cost_delay = 100; set vacuum_cost_limit = 1');
  const { rows } = await vacuum.query<{ pid: number }>('select pg_backend_pid() as pid');
  const cancelled = expect(vacuum.query('vacuum large')).rejects.toThrow('canceling statement');
  const runningVacuum = 'select count(*)::integer as count from pg_stat_progress_vacuum where pid = $1';
  await vi.waitFor(async () =>
    expect((await server.query(runningVacuum, [rows[0]?.pid])).rows).toEqual([{ count: 1 }]),
  );
  // Long enough for short transactions, but not for the vacuum.
  await scrubPhysicalOrder(site.context, inDays(1), 3000);
  expect((await server.query(runningVacuum, [rows[0]?.pid])).rows).toEqual([{ count: 1 }]);
  await server.query('select pg_cancel_backend($1)', [rows[0]?.pid]);
  await cancelled;
  await vacuum.end();
  expect((await rowsInPhysicalOrder('report'))[0]?.writer).not.toBe(writer);
});

it('overwrites the statistics that show when a table or an index was last used for a report', async () => {
  const { db } = site.context;
  const { rows: start } = await server.query<{ now: Date }>('select now()');
  const since = start[0]?.now ?? new Date();
  await submitReport();
  await write(await submitReport(), '补充');
  // PostgreSQL publishes a connection's statistics when it is idle, unless it is asked to.
  const flushed = () =>
    Promise.all(Array.from({ length: 10 }, () => sql`select pg_stat_force_next_flush()`.execute(db)));
  await flushed();
  const { rows: clock } = await server.query<{ now: Date; version: number }>(
    `select now(), current_setting('server_version_num')::integer as version`,
  );
  const { now = new Date(), version = 0 } = clock[0] ?? {};
  // Versions before 16 have none.
  if (version < 160_000) return;
  /** When the tables and indexes of reports were last read. */
  const olderUses = async () => {
    await flushed();
    const { rows } = await server.query<{ name: string; used: Date | null }>(
      `with tables as (select oid from pg_class where relname in ('report', 'report_entry', 'report_note', 'report_file', 'upload')
         union all select reltoastrelid from pg_class where relname in ('report', 'report_entry', 'report_note', 'report_file'))
       select indexrelname as name, last_idx_scan as used from pg_stat_all_indexes where relid in (select oid from tables)
       union all select relname, last_seq_scan from pg_stat_all_tables where relid in (select oid from tables)`,
    );
    return rows.filter(({ used }) => used !== null && used > since && used < now).map(({ name }) => name);
  };
  expect(await olderUses()).toContain('report_key_hash_content_hash_key');
  await scrubPhysicalOrder(site.context, inDays(1));
  expect(await olderUses()).toEqual([]);
});

it('copies the files of reports to new names in random order, and leaves no other file', async () => {
  const { context } = site;
  const { db } = context;
  await submit({ sayType: '3', postNo: 'BY-HR-2601', fileNos: [await uploadFile(site.url, 'cv.pdf')] });
  const fileNos = [];
  for (let number = 0; number < 9; number += 1) fileNos.push(await uploadFile(site.url, `${number}.pdf`));
  for (const fileNo of fileNos) await submit({ ...report, fileNos: [fileNo] });
  const folder = path.join(context.dataDir, 'files');
  const storedFiles = () =>
    db.selectFrom('reportFile').select(['submissionId', 'storedName']).orderBy('submissionId').execute();
  const byTime = async () =>
    (await storedFiles())
      .map((row) => ({
        id: row.submissionId,
        at: statSync(path.join(folder, row.storedName), { bigint: true }).ctimeNs,
      }))
      .toSorted((a, b) => (a.at < b.at ? -1 : 1))
      .map(({ id }) => id);
  const [before, orderOfArrival] = [await storedFiles(), await byTime()];
  const start = BigInt(Date.now()) * 1_000_000n;
  const orders = new Set([orderOfArrival.join()]);
  for (const _copy of ['first', 'second']) {
    await copyReportFiles(db, context.files);
    orders.add((await byTime()).join());
    await db.updateTable('reportFile').set({ copied: false }).execute();
  }
  // Neither the order of arrival nor any other that repeats. Nine rows have 362,880 orders.
  expect(orders.size).toBe(3);
  await scrubPhysicalOrder(context, inDays(1));
  const after = await storedFiles();
  for (const [index, { storedName }] of after.entries()) {
    expect(before.map((row) => row.storedName)).not.toContain(storedName);
    const { ctimeNs } = statSync(path.join(folder, storedName), { bigint: true });
    expect(ctimeNs).toBeGreaterThan(start);
    expect(after[index]?.submissionId).toBe(before[index]?.submissionId);
  }
  const resumes = await db.selectFrom('submissionFile').select('storedName').execute();
  const expected = [...after, ...resumes].map(({ storedName }) => storedName);
  expect(readdirSync(folder).toSorted()).toEqual(expected.toSorted());
  expect(await db.selectFrom('upload').select('storedName').execute()).toEqual([]);
});

it('loses no file in a crash during a copy, and leaves none that is not swept', async () => {
  const { context } = site;
  const { db, files } = context;
  const fileNo = await uploadFile(site.url, 'a.pdf');
  await submit({ ...report, fileNos: [fileNo] });
  const folder = path.join(context.dataDir, 'files');
  const crash = new Error('simulated crash');
  const crashing: Record<string, FileStore> = {
    'while the copy is written': { ...files, put: () => Promise.reject(crash), remove: () => Promise.reject(crash) },
    'before the original is deleted': { ...files, remove: () => Promise.reject(crash) },
  };
  for (const [when, store] of Object.entries(crashing)) {
    await expect(scrubPhysicalOrder({ db, files: store }, inDays(1)), when).rejects.toThrow(crash.message);
    const { storedName } = await db.selectFrom('reportFile').select('storedName').executeTakeFirstOrThrow();
    expect(await textOf(Readable.from(await openStream(fileNo, await files.get(storedName)))), when).toBe(
      '%PDF-1.7\na.pdf',
    );
    await sweepUploads(db, files, inDays(2));
    expect(readdirSync(folder), when).toEqual([storedName]);
  }
});

it('leaves no file of a report that is withdrawn during the copy', async () => {
  const { context } = site;
  const receipt = await submitReport();
  const withdrawing: FileStore = {
    ...context.files,
    put: async (...copy) => {
      await context.files.put(...copy);
      expect((await site.gateway('/cn/site/submission/withdrawal', { receipt })).status).toBe(200);
    },
  };
  await scrubPhysicalOrder({ db: context.db, files: withdrawing }, inDays(1));
  expect(readdirSync(path.join(context.dataDir, 'files'))).toEqual([]);
});

// An external server has its own WAL settings.
it.runIf('socketFolder' in inject('store'))('removes earlier reports from the write-ahead log', async () => {
  const { db } = site.context;
  await submitReport();
  const { sealed } = await db.selectFrom('report').select('sealed').executeTakeFirstOrThrow();
  // A page header may split it.
  const samples = [1000, 1100, 1200].map((from) => sealed.subarray(from, from + 50));
  const isInLog = async () => {
    // Tests commit asynchronously; this commit waits for itself and all earlier ones.
    await server.query('begin; set local synchronous_commit = on');
    await server.query(`select pg_logical_emit_message(true, '', ''); commit`);
    const { rows } = await server.query<{ found: boolean }>(
      `select bool_or(position(sample in log) > 0) as found from unnest($1::bytea[]) as sample,
       (select pg_read_binary_file('pg_wal/' || name, 0, size, true) as log from pg_ls_waldir()) as segment`,
      [samples],
    );
    return rows[0]?.found;
  };
  expect(await isInLog()).toBe(true);
  await scrubPhysicalOrder(site.context, inDays(1));
  expect(await isInLog()).toBe(false);
});
