import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { UsageError } from '../command-line/usage-error.ts';
import { FileMissingError, type FileStore } from '../files/file-store.ts';
import { hashed, readArchive, textOf } from './archive.ts';
import { readTables } from './catalogue.ts';
import { type ArchivedTable, type Manifest, manifestName } from './manifest.ts';
import { copyIn, copyOut, writeRows } from './rows.ts';
import { type Stores, storedFileOf } from './stores.ts';

export type Archive = { file: string; identity: string };

type Content = AsyncIterable<Uint8Array>;

/** Loads the rows of an archive into the empty tables, and restores its files. */
export async function loadEntries(
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
    if (error instanceof FileMissingError) return undefined;
    throw error;
  }
}

async function hashOf(content: Content): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

/** Copies every restored table and compares the number of rows and the hash. */
export async function compareRows(client: pg.Client, archived: readonly ArchivedTable[]): Promise<void> {
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
