import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { UsageError } from '../command-line/usage-error.ts';
import type { Config } from '../config/config.ts';
import { readSecret } from '../config/secrets.ts';
import { runningEmbedded, startEmbedded } from '../database/embedded/embedded-server.ts';
import { markKeysAsLost, type LostKeys } from '../database/installation-keys.ts';
import {
  type ConnectionOptions,
  type Database,
  databaseFromClient,
  migrate,
  migrationNames,
  openDatabase,
} from '../database/open.ts';
import {
  isRestoreUnfinished,
  markUnfinishedRestore,
  unmarkUnfinishedRestore,
  wasCommitting,
} from '../database/unfinished-restore.ts';
import { removeContactHashes } from '../submissions/sealing/add-contact-hashes.ts';
import { addMissingMacs, markRowMacsAdded, renewRowMacs } from '../submissions/sealing/add-row-macs.ts';
import { verifyArchive } from './archive.ts';
import { deleteRowsNaming, isEmptyDatabase, readTables, setSequence } from './catalogue.ts';
import { deleteSubmissionsOf } from './deleted-meanwhile.ts';
import { lostKeys, rejectOtherKeys } from './fingerprints.ts';
import { connectForCopy } from './make-backup.ts';
import { type Archive, compareRows, loadEntries } from './load-archive.ts';
import type { ArchivedTable, Manifest } from './manifest.ts';
import { openStores, type Stores } from './stores.ts';

/**
 * Restores an archive into an empty installation and compares the result with it. All rows are in
 * one transaction, which ends last. An interrupted restore leaves the database empty, and the data
 * folder is marked unfinished. If it was interrupted after the commit, a second one only removes the mark.
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
    const { dataDir } = config;
    const committed = await transactionOf(client, manifest);
    if (committed === undefined || !wasCommitting(dataDir, committed)) {
      await rejectUsedInstallation(config, client);
      markUnfinishedRestore(dataDir);
      // Before the commit, after which nothing but the mark may be left to do.
      markRowMacsAdded(dataDir);
      const lost = lostKeys(config, manifest.fingerprints);
      await load(client, archive, manifest, stores, async (transaction) => {
        await updateKeys(transaction, config, manifest, lost);
        markUnfinishedRestore(dataDir, await transactionOf(client, manifest));
      });
    }
    unmarkUnfinishedRestore(dataDir);
  } finally {
    await client.end();
  }
  return manifest;
}

/** Identifies the archive and the transaction that created the tables; undefined if there are none. */
async function transactionOf(client: pg.Client, manifest: Manifest): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select xmin::text as id from pg_class where oid = to_regclass('kysely_migration')`,
  );
  const archive = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
  return rows[0] && `archive ${archive}, transaction ${rows[0].id}\n`;
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
    throw new UsageError(
      'The database is not empty. Rename it and create an empty one, or with the embedded store move DATA_DIR away (docs/operations/backup.md)',
    );
  // A bucket need not be empty; `restoreFile` compares its files. A bucket that outlived its
  // database can be used again.
  const folder = path.join(dataDir, 'files');
  if (s3 === undefined && !isRestoreUnfinished(dataDir) && existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${folder} is not empty: move DATA_DIR away (docs/operations/backup.md)`);
}

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
  if (lost.secret) {
    await renewRowMacs(db, readSecret(dataDir, environmentKeys.secret));
    await removeContactHashes(db);
  } else if (migration < firstWithMacs) await addMissingMacs(db, readSecret(dataDir, environmentKeys.secret));
}

const firstWithMacs = '018-row-macs';

async function load(
  client: pg.Client,
  archive: Archive,
  manifest: Manifest,
  stores: Stores,
  finish: (transaction: Database) => Promise<void>,
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
      await deleteOutdated(client, transaction, manifest, stores);
      await finish(transaction);
    });
}

/** Files that were deleted while the backup was made must not count as lost, and no old set-up link may work again. */
async function deleteOutdated(
  client: pg.Client,
  transaction: Database,
  { deletedMeanwhile }: Manifest,
  stores: Stores,
): Promise<void> {
  await deleteSubmissionsOf(transaction, stores, deletedMeanwhile);
  await deleteRowsNaming(client, deletedMeanwhile);
  // An archive has no sessions, but it has these links. They sign in, too.
  await transaction.deleteFrom('setUpLink').execute();
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
