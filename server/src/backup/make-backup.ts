import type { Readable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { UsageError } from '../command-line/usage-error.ts';
import { beijingDay } from '../database/beijing-time.ts';
import { type ConnectionOptions, clientConfig, databaseFromClient } from '../database/open.ts';
import { withSharedNamesLock } from '../database/stored-names-lock.ts';
import type { Tables } from '../database/tables.ts';
import { FileMissingError } from '../files/file-store.ts';
import { type AddEntry, chunksOf, writeArchive } from './archive.ts';
import {
  type BackupTable,
  deletedSince,
  lastMigration,
  readNamedFiles,
  readSequences,
  readTables,
} from './catalogue.ts';
import { type ArchivedTable, type Manifest, manifestName } from './manifest.ts';
import { copyOut, fixTextFormat, partsOf } from './rows.ts';
import { type Stores, storedFileOf } from './stores.ts';

export type BackupSource = {
  db: Kysely<Tables>;
  connection: ConnectionOptions;
  stores: Stores;
  fingerprints: Manifest['fingerprints'];
};

export type BackupOptions = { file: string; recipients: readonly string[]; allowMissing: boolean };

/**
 * Writes one archive of a database snapshot and of the files that its rows reference. The server
 * may keep running.
 */
export async function makeBackup(source: BackupSource, options: BackupOptions): Promise<Manifest> {
  const client = await connectForCopy(source.connection);
  try {
    let manifest: Manifest | undefined;
    // The lock uses the copying connection: connections of the pool are closed when idle, as they
    // are while files are copied.
    await withSharedNamesLock(databaseFromClient(client), () =>
      writeArchive(options.file, options.recipients, async (add) => {
        manifest = await fillArchive(client, source, options, add);
        await addText(add, manifestName, JSON.stringify(manifest, null, 2));
      }),
    );
    if (manifest === undefined) throw new Error('The archive has no manifest');
    await source.db.updateTable('installation').set({ lastBackupAt: sql<Date>`now()` }).execute();
    return manifest;
  } finally {
    await client.end();
  }
}

/** A connection whose statements have no timeout, for copying large tables. */
export async function connectForCopy(connection: ConnectionOptions): Promise<pg.Client> {
  const client = new pg.Client({ ...clientConfig(connection), query_timeout: 0 });
  // A lost connection fails the query that is running. Without a listener the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
  // Tables of the audit log's schema are found by their names alone, like all others.
  await client.query(`select set_config('search_path', quote_ident(current_schema()) || ', audit', false)`);
  await fixTextFormat(client);
  return client;
}

async function fillArchive(
  client: pg.Client,
  { stores, fingerprints }: BackupSource,
  { allowMissing }: BackupOptions,
  add: AddEntry,
): Promise<Manifest> {
  // Rows first, then the files that they reference: files that arrive later are in no row of the archive.
  await client.query('begin isolation level repeatable read read only');
  const tables = await readTables(client);
  const archived: ArchivedTable[] = [];
  for (const table of tables) archived.push(await addTable(client, table, add));
  const named = await readNamedFiles(client, tables);
  const migration = await lastMigration(client);
  const sequences = await readSequences(client);
  // An open snapshot would prevent vacuum from removing deleted rows.
  await client.query('commit');

  const absent: string[] = [];
  for (const entry of named) if (!(await addStoredFile(stores, entry, add))) absent.push(entry);
  const deletedMeanwhile = await deletedSince(client, tables, absent);
  const missing = absent.filter((name) => !deletedMeanwhile.includes(name));
  if (missing.length > 0 && !allowMissing)
    throw new UsageError(
      `The store has lost ${missing.length} files that its rows reference, for example ${missing[0]}: restore them, or make the backup without them (--allow-missing)`,
    );
  return {
    format: 'carbon-group-site backup 1',
    madeOn: beijingDay(new Date()),
    migration,
    tables: archived,
    sequences,
    files: named.length - absent.length,
    deletedMeanwhile,
    missing,
    fingerprints,
  };
}

async function addTable(client: pg.Client, table: BackupTable, add: AddEntry): Promise<ArchivedTable> {
  return copyOut(client, table, async (rows) => {
    let number = 0;
    for await (const part of partsOf(rows)) {
      number += 1;
      await add(`tables/${table.name}/${String(number).padStart(6, '0')}.copy`, part.length, chunksOf(part));
    }
  });
}

/** Returns false if the file does not exist. */
async function addStoredFile(stores: Stores, entry: string, add: AddEntry): Promise<boolean> {
  const { store, name } = storedFileOf(stores, entry);
  let size: number;
  let content: Readable;
  try {
    size = await store.size(name);
    content = await store.get(name);
  } catch (error) {
    if (error instanceof FileMissingError) return false;
    throw error;
  }
  await add(entry, size, content);
  return true;
}

async function addText(add: AddEntry, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(`${text}\n`);
  await add(name, bytes.length, chunksOf(bytes));
}
