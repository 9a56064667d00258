import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { beijingDay } from '../../database/beijing-time.ts';
import { removeOldWal } from '../../database/remove-old-wal.ts';
import { tryWithExclusiveNamesLock } from '../../database/stored-names-lock.ts';
import type { Tables } from '../../database/tables.ts';
import { codeOf } from '../../errors/error-code.ts';
import type { FileStore } from '../../files/file-store.ts';
import { copyReportFiles } from './copy-report-files.ts';

/**
 * The tables that reveal when a report arrived, and the index that defines their physical order.
 * The order reveals nothing beyond the rows.
 */
const orders = {
  report: 'report_pkey',
  report_entry: 'report_entry_submission_id_position_key',
  report_note: 'report_note_submission_id_position_key',
  report_file: 'report_file_pkey',
  upload: 'upload_received_at',
};

type Store = { db: Kysely<Tables>; files: FileStore };

/**
 * Runs once each Beijing day. File times, physical order, transaction ids and TOAST ids reveal when
 * a report arrived, or between which messages; withdrawn rows stay until vacuum. So all parts of
 * reports are rewritten in one transaction, and then the tables without dead rows. Throws if a table
 * is in use for longer than `timeoutMilliseconds`; the next run tries again.
 */
export async function scrubPhysicalOrder(
  { db, files }: Store,
  now = new Date(),
  timeoutMilliseconds = 60_000,
): Promise<void> {
  const today = beijingDay(now);
  await tryWithExclusiveNamesLock(db, async (session) => {
    const done = session.selectFrom('installation').select('single').where('rewrittenOn', '=', today);
    if ((await done.executeTakeFirst()) !== undefined) return;
    // Files that cannot be copied must not stop the rewrite of the tables.
    const failure: unknown = await copyReportFiles(session, files).then(
      () => undefined,
      (error: unknown) => error,
    );
    const end = performance.now() + timeoutMilliseconds;
    const writer = await untilUnlocked(end, () => rewriteReports(session));
    await untilNoOlderReaders(end, session, writer);
    for (const [table, order] of Object.entries(orders)) await untilUnlocked(end, () => cluster(session, table, order));
    await readEveryIndex(session);
    await removeOldWal(session);
    if (failure !== undefined) throw failure;
    await session.updateTable('installation').set({ rewrittenOn: today }).execute();
  });
}

/** A waiting lock blocks visitors: it is better that the job runs an hour later. */
const shortLockTimeout = sql`set local lock_timeout = '2s'`;

/** Retries while a table is in use; in between other transactions get their turn. */
async function untilUnlocked<Result>(end: number, work: () => Promise<Result>): Promise<Result> {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > end) throw error;
      await wait(1000);
    }
}

function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

/**
 * Rewrites every part of all reports and returns the transaction's id. The order of random ids
 * matters, and so does the new value: an unchanged TOAST value would keep its old id, and new ids
 * are sequential.
 */
function rewriteReports(session: Kysely<Tables>): Promise<string> {
  return session.transaction().execute(async (transaction) => {
    await shortLockTimeout.execute(transaction);
    await sql`lock table report, report_entry, report_note, report_file in exclusive mode`.execute(transaction);
    await sql`do $$ declare part record; begin
      for part in select id from report order by id loop
        update report set sealed = sealed || '', sealed_identity = sealed_identity || '' where id = part.id;
      end loop;
      for part in select id from report_entry order by id loop
        update report_entry set sealed = sealed || '' where id = part.id;
      end loop;
      for part in select id from report_note order by id loop
        update report_note set sealed = sealed || '' where id = part.id;
      end loop;
      for part in select stored_name from report_file order by stored_name loop
        update report_file set description = description || '' where stored_name = part.stored_name;
      end loop;
    end $$`.execute(transaction);
    const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::xid::text as id`.execute(transaction);
    return rows[0]?.id ?? '';
  });
}

/** A running backup still sees the old rows, and the rewritten table would keep them. */
async function untilNoOlderReaders(end: number, session: Kysely<Tables>, transaction: string): Promise<void> {
  while (await hasOlderReaders(session, transaction)) {
    if (performance.now() > end) throw new Error('An older transaction is still open');
    await wait(250);
  }
}

/** Whether a transaction still needs the old rows. Vacuum does not need them. */
async function hasOlderReaders(session: Kysely<Tables>, transaction: string): Promise<boolean> {
  const { rows } = await sql<{ older: boolean }>`select exists (select from pg_stat_activity
    where datname = current_database() and age(backend_xmin) >= age(${transaction}::xid)
      and pid not in (select pid from pg_stat_progress_vacuum)) as older`.execute(session);
  return rows[0]?.older === true;
}

function cluster(session: Kysely<Tables>, table: string, order: string): Promise<void> {
  return session.transaction().execute(async (transaction) => {
    await shortLockTimeout.execute(transaction);
    await sql`cluster ${sql.id(table)} using ${sql.id(order)}`.execute(transaction);
  });
}

/**
 * PostgreSQL 16 and later store when tables and indexes were last read, which could be the time of
 * the last report. So all of them are read now.
 */
function readEveryIndex(session: Kysely<Tables>): Promise<void> {
  return session.transaction().execute(async (transaction) => {
    await sql`do $$ declare index record; begin
      for index in select indrelid::regclass as own,
          (select string_agg(quote_ident(attname), ', ' order by ordinal) from unnest(indkey) with ordinality as k(key, ordinal)
            join pg_attribute on attrelid = indrelid and attnum = key) as columns
          from pg_index where indrelid in ('report'::regclass, 'report_entry'::regclass, 'report_note'::regclass,
            'report_file'::regclass, 'upload'::regclass) loop
        set local enable_seqscan = on; set local enable_indexonlyscan = off; set local enable_bitmapscan = off;
        execute format('select count(*) from %s', index.own);
        set local enable_seqscan = off; set local enable_indexonlyscan = on;
        execute format('select from %s order by %s limit 1', index.own, index.columns);
      end loop;
    end $$`.execute(transaction);
  });
}
