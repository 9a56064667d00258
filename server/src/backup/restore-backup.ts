import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { UsageError } from '../command-line/usage-error.ts';
import type { Config } from '../config/config.ts';
import { readSecret } from '../config/secrets.ts';
import { runningEmbedded, startEmbedded } from '../database/embedded.ts';
import { markKeysAsLost, type LostKeys } from '../database/installation-keys.ts';
import {
  type ConnectionOptions,
  type Database,
  databaseFromClient,
  migrate,
  migrationNames,
  openDatabase,
} from '../database/open.ts';
import { isRestoreUnfinished, markUnfinishedRestore, unmarkUnfinishedRestore } from '../database/unfinished-restore.ts';
import { FileMissing, type FileStore } from '../files/file-store.ts';
import { addMissingMacs, markRowMacsAdded, renewRowMacs } from '../submissions/sealing/add-row-macs.ts';
import { hashed, readArchive, textOf, verifyArchive } from './archive.ts';
import { isEmptyDatabase, readTables, setSequence } from './catalogue.ts';
import { lostKeys, rejectOtherKeys } from './fingerprints.ts';
import { connectForCopy } from './make-backup.ts';
import { type ArchivedTable, type Manifest, manifestName } from './manifest.ts';
import { copyIn, copyOut, writeRows } from './rows.ts';
import { openStores, type Stores, storedFileOf } from './stores.ts';

type Archive = { file: string; identity: string };

/**
 * Restores an archive into an empty installation and compares the result with it. All rows are in
 * one transaction, which ends last. An interrupted restore leaves the database empty, and the data
 * folder is marked unfinished.
 */
export async function restoreBackup(
  config: Config,
  archive: Archive,
  { withoutKeys }: { withoutKeys: boolean },
): Promise<Manifest> {
  const manifest = await verifyArchive(archive.file, archive.identity);
  if (!migrationNames.includes(manifest.migration))
    throw new UsageError(
      `${archive.file} was made by a newer version (${manifest.migration}): restore it with that version`,
    );
  if (!withoutKeys) rejectOtherKeys(config, manifest.fingerprints);
  await using database = await openDatabaseServer(config);
  const stores = await openStores(config);
  const client = await connectForCopy(database.connection);
  try {
    await rejectUsedInstallation(config, client);
    markUnfinishedRestore(config.dataDir);
    const lost = lostKeys(config, manifest.fingerprints);
    await load(client, archive, manifest, stores, (transaction) => updateKeys(transaction, config, manifest, lost));
    markRowMacsAdded(config.dataDir);
    unmarkUnfinishedRestore(config.dataDir);
  } finally {
    await client.end();
  }
  return manifest;
}

async function openDatabaseServer({
  dataDir,
  databaseUrl,
}: Config): Promise<AsyncDisposable & { connection: ConnectionOptions }> {
  if (databaseUrl === undefined && (await runningEmbedded(dataDir)) !== undefined)
    throw new UsageError(`A server is running on ${dataDir}: a backup can be restored only into an empty installation`);
  const embedded = databaseUrl === undefined ? await startEmbedded(dataDir) : undefined;
  const connection = embedded ? { socketFolder: embedded.socketFolder } : { databaseUrl: databaseUrl ?? '' };
  const stop = async () => embedded?.stop();
  try {
    // Rejects a PostgreSQL version that is too old.
    await (await openDatabase(connection)).destroy();
  } catch (error) {
    await stop();
    throw error;
  }
  return { connection, [Symbol.asyncDispose]: stop };
}

async function rejectUsedInstallation({ dataDir, s3 }: Config, client: pg.Client): Promise<void> {
  if (!(await isEmptyDatabase(client)))
    throw new UsageError('The database is not empty: a backup can be restored only into an empty installation');
  // A bucket need not be empty; `restoreFile` compares its files. A bucket that outlived its
  // database can be used again.
  const folder = path.join(dataDir, 'files');
  if (s3 === undefined && !isRestoreUnfinished(dataDir) && existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${folder} is not empty: a backup can be restored only into an empty installation`);
}

type Content = AsyncIterable<Uint8Array>;

/**
 * Lets the server start without the lost keys. An archive without MACs gets them here: on a machine
 * with SECRET_KEY no later start adds them.
 */
async function updateKeys(
  db: Database,
  { dataDir, environmentKeys }: Config,
  { migration }: Manifest,
  lost: LostKeys,
): Promise<void> {
  await markKeysAsLost(db, lost);
  if (lost.secret) await renewRowMacs(db, readSecret(dataDir, environmentKeys.secret));
  else if (migration < firstWithMacs) await addMissingMacs(db, readSecret(dataDir, environmentKeys.secret));
}

const firstWithMacs = '018-row-macs';

async function load(
  client: pg.Client,
  archive: Archive,
  manifest: Manifest,
  stores: Stores,
  updateRestoredKeys: (transaction: Database) => Promise<void>,
): Promise<void> {
  await databaseFromClient(client)
    .transaction()
    .execute(async (transaction) => {
      await migrate(transaction, manifest.migration);
      await rejectOtherSchema(client, manifest.tables);
      // Triggers must be off before the tables are emptied: they would write search entries.
      await setTriggers(client, manifest.tables, 'disable');
      await emptyTables(client, manifest.tables);
      await loadEntries(client, archive, manifest, stores);
      // PostgreSQL cannot alter a table that has deferred checks pending.
      await client.query('set constraints all immediate');
      for (const sequence of manifest.sequences) await setSequence(client, sequence);
      await compareRows(client, manifest.tables);
      await setTriggers(client, manifest.tables, 'enable');
      await migrate(transaction);
      await updateRestoredKeys(transaction);
    });
}

async function rejectOtherSchema(client: pg.Client, archived: readonly ArchivedTable[]): Promise<void> {
  // The following steps empty and fill tables. These must be the tables that this transaction created.
  const { rows } = await client.query<{ own: boolean }>(`select xmin = pg_current_xact_id()::xid as own
    from pg_class where oid = 'kysely_migration'::regclass`);
  if (rows[0]?.own !== true) throw new UsageError('A server has started on this database during the restore: stop it');
  const signaturesOf = (tables: readonly Pick<ArchivedTable, 'name' | 'columns'>[]) =>
    tables.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`).toSorted();
  const [created, required] = [signaturesOf(await readTables(client)), signaturesOf(archived)];
  const differing = required.filter((table) => !created.includes(table));
  if (differing.length > 0 || created.length !== required.length)
    throw new UsageError(`The archive has tables that no migration creates: ${differing.join('; ')}`);
}

/** Deletes the rows that migrations wrote; the archive has them too. */
async function emptyTables(client: pg.Client, tables: readonly ArchivedTable[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => client.escapeIdentifier(name)).join(', ')}`);
}

/** Disables triggers during loading: the archive already has the rows that they wrote. */
async function setTriggers(
  client: pg.Client,
  tables: readonly ArchivedTable[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables)
    await client.query(`alter table ${client.escapeIdentifier(name)} ${state} trigger user`);
}

async function loadEntries(
  client: pg.Client,
  { file, identity }: Archive,
  manifest: Manifest,
  stores: Stores,
): Promise<void> {
  let table: { name: string; rows: Writable } | undefined;
  const endTable = async () => {
    table?.rows.end();
    if (table) await finished(table.rows);
    table = undefined;
  };
  let fileCount = 0;
  await readArchive(file, identity, async (name, content) => {
    const [, tableName] = /^tables\/(\w+)\/\d+\.copy$/.exec(name) ?? [];
    if (tableName !== undefined) {
      if (table?.name !== tableName) {
        await endTable();
        table = { name: tableName, rows: copyIn(client, archivedTable(manifest, tableName)) };
      }
      for await (const chunk of content) await writeRows(table.rows, chunk);
      return;
    }
    await endTable();
    if (name === manifestName) {
      await textOf(content);
      return;
    }
    fileCount += 1;
    await restoreFile(stores, name, content);
  });
  await endTable();
  if (fileCount !== manifest.files)
    throw new UsageError(`The archive has ${fileCount} files, but its manifest says ${manifest.files}`);
}

function archivedTable({ tables }: Manifest, name: string): ArchivedTable {
  const table = tables.find((one) => one.name === name);
  if (table === undefined) throw new UsageError(`The archive has rows of an unknown table ${name}`);
  return table;
}

/** Restores a file, then reads it back. */
async function restoreFile(stores: Stores, entry: string, content: Content): Promise<void> {
  const { store, name } = storedFileOf(stores, entry);
  const present = await hashOfStored(store, name);
  let archived: string;
  if (present === undefined) {
    // A killed restore may have left half of the file.
    await store.remove(name);
    const hash = createHash('sha256');
    await store.put(name, hashed(content, hash));
    archived = hash.digest('hex');
  } else archived = await hashOf(content);
  if (archived !== (present ?? (await hashOfStored(store, name))))
    throw new UsageError(`${entry} exists already, with another content than in the archive`);
}

async function hashOfStored(files: FileStore, name: string): Promise<string | undefined> {
  try {
    return await hashOf(await files.get(name));
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
}

async function hashOf(content: Content): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

/** Copies every table again and compares the number of rows and the hash. */
async function compareRows(client: pg.Client, archived: readonly ArchivedTable[]): Promise<void> {
  const restored = await readTables(client);
  for (const expected of archived) {
    const table = restored.find(({ name }) => name === expected.name);
    if (table === undefined) throw new Error(`The table ${expected.name} is missing`);
    const { rows, sha256 } = await copyOut(client, { ...table, columns: expected.columns }, async (content) => {
      for await (const _ of content);
    });
    // An operator can have altered a column's type; loading then converts its values without an error.
    if (rows !== expected.rows || sha256 !== expected.sha256)
      throw new UsageError(
        `The table ${expected.name} differs from the archive: it has ${rows} rows of ${expected.rows}, or other values. The database stays empty. A column of the original database may have had another type`,
      );
  }
}
