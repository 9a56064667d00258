/**
 * Reads the tables of a backup from the database's catalogue, so that tables of later migrations
 * are included.
 */
import { pictureTypes, pictureWidths } from 'contract/media/picture.ts';
import type pg from 'pg';

export type BackupTable = {
  name: string;
  columns: string[];
  /** A sort order that is the same in every database and reveals nothing beyond the rows. */
  order: string[];
  /** The tables that its rows reference. */
  parents: string[];
};

/**
 * Excluded tables: the migrations' own, which a restore creates, unclaimed uploads, and sessions.
 * UNLOGGED tables, other schemas (pg-boss) and tables of extensions are excluded as well.
 */
const excluded = ['kysely_migration', 'kysely_migration_lock', 'upload', 'session'];

/** The schemas of the search path: the store's own and that of the audit log (`connectForCopy`). */
const inOurSchemas = `relnamespace in (select oid from pg_namespace where nspname = any (current_schemas(false)))`;

// Rows are not copied in physical order: it reveals between which messages, whose times are exact,
// a report arrived.
const tablesQuery = `
  select c.relname::text as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    array(select quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end
      from pg_index i, unnest(i.indkey) with ordinality as key (number, ordinal), pg_attribute a
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = key.number order by ordinal) as order,
    array(select parent.relname::text from pg_constraint f join pg_class parent on parent.oid = f.confrelid
      where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid) as parents
  from pg_class c
  where c.${inOurSchemas} and c.relkind = 'r' and c.relpersistence = 'p'
    and c.relname <> all ($1)
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C"`;

/** The tables of a backup; referenced tables come first. */
export async function readTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(tablesQuery, [excluded]);
  const sorted: BackupTable[] = [];
  const remaining = new Set(rows);
  while (remaining.size > 0) {
    const next = [...remaining].filter((table) => !table.parents.some((parent) => has(remaining, parent)));
    if (next.length === 0)
      throw new Error(`These tables reference each other: ${[...remaining].map(({ name }) => name).join(', ')}`);
    for (const table of next) {
      sorted.push(table);
      remaining.delete(table);
    }
  }
  return sorted;
}

function has(tables: Set<BackupTable>, name: string): boolean {
  return [...tables].some((table) => table.name === name);
}

/** Whether the schema has no tables. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(`select from pg_class c
    where c.${inOurSchemas} and c.relkind in ('r', 'p') and not exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e') limit 1`);
  return rowCount === 0;
}

export async function lastMigration(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name collate "C" desc limit 1',
  );
  return rows[0]?.name ?? '';
}

export type Sequence = { name: string; value: string; called: boolean };

export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`select relname::text as name from pg_class
    where ${inOurSchemas} and relkind = 'S' and relpersistence = 'p' order by relname collate "C"`);
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const state = await client.query<Sequence>(
      `select $1 as name, last_value::text as value, is_called as called from ${client.escapeIdentifier(name)}`,
      [name],
    );
    sequences.push(...state.rows);
  }
  return sequences;
}

export async function setSequence(client: pg.ClientBase, { name, value, called }: Sequence): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [client.escapeIdentifier(name), value, called]);
}

/** By convention a column `stored_name` holds the name of a file in the file store. */
const storedName = 'stored_name';

/** Kept for a day, and its row is older than its file: a file that is still arriving is not a lost one. */
const shortLived = 'temporary_export';

/** The archive names of all files that rows reference, sorted; their names are random. */
export async function readNamedFiles(client: pg.ClientBase, tables: readonly BackupTable[]): Promise<string[]> {
  const entries: string[] = [];
  for (const { name, columns } of tables) {
    if (!columns.includes(storedName) || name === shortLived) continue;
    const { rows } = await client.query<{ file: string }>(
      `select ${storedName} as file from ${client.escapeIdentifier(name)} where ${storedName} is not null`,
    );
    entries.push(...rows.map(({ file }) => `files/${file}`));
  }
  const { rows } = await client.query<{ hash: string; width: number }>(
    `select distinct hash, width from picture where source = 'upload'`,
  );
  for (const { hash, width } of rows)
    for (const size of pictureWidths(width))
      entries.push(...pictureTypes.map((type) => `pictures/${hash}/${size}.${type}`));
  return entries.toSorted();
}

/** Deletes the rows that reference the given files: the opposite of `readNamedFiles`. */
export async function deleteRowsNaming(client: pg.ClientBase, entries: readonly string[]): Promise<void> {
  const names = entries.map((entry) => entry.split('/')[1]);
  for (const { name, columns } of await readTables(client))
    if (columns.includes(storedName))
      await client.query(`delete from ${client.escapeIdentifier(name)} where ${storedName} = any ($1)`, [names]);
  await client.query(`delete from picture where source = 'upload' and hash = any ($1)`, [names]);
}

/** The given files that no row references any more. */
export async function deletedSince(
  client: pg.ClientBase,
  tables: readonly BackupTable[],
  entries: readonly string[],
): Promise<string[]> {
  const named = entries.length === 0 ? new Set() : new Set(await readNamedFiles(client, tables));
  return entries.filter((entry) => !named.has(entry));
}
