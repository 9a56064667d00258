import type { ContentKind } from 'contract/console/content-kinds.ts';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';

/** The tables that have one public row for each item, with the item's id as a number. */
type NumberedTable =
  | 'newsItem'
  | 'productCategory'
  | 'product'
  | 'banner'
  | 'albumPicture'
  | 'companyText'
  | 'historyEntry'
  | 'cultureTab'
  | 'partner'
  | 'honouredEmployee'
  | 'jobPost'
  | 'lotCertificate'
  | 'typicalValueTable'
  | 'dictionaryEntry';

/** The statements that every kind with such a table needs. */
export function publicTable<Name extends NumberedTable>(name: Name) {
  const table = sql.table(name);
  return {
    /** An id that no row of the table has had. */
    newId: (db: Database) => nextRowId(db, name),
    /** Inserts the row of an item, or replaces it. */
    saveRow: async (db: Database, id: string, row: Omit<Insertable<Tables[Name]>, 'id'>): Promise<void> => {
      const columns = Object.keys(row).map((column) => sql.ref(column));
      await sql`
        insert into ${table} (id, ${sql.join(columns)}) values (${Number(id)}, ${sql.join(Object.values(row))})
        on conflict (id) do update set
          (${sql.join(columns)}) = row(${sql.join(columns.map((column) => sql`excluded.${column}`))})`.execute(db);
    },
    removeRow: async (db: Database, id: string): Promise<void> => {
      await sql`delete from ${table} where id = ${Number(id)}`.execute(db);
    },
    /** Rows that have no item yet. */
    rowsWithoutItem: async (db: Database, kind: ContentKind): Promise<Selectable<Tables[Name]>[]> => {
      const { rows } = await sql<Selectable<Tables[Name]>>`
        select * from ${table} where ${withoutItem(kind, `${name}.id`)}`.execute(db);
      return rows;
    },
  };
}

/** An id that no row of a table has had, for a table whose ids are numbers. */
async function nextRowId(db: Database, table: string): Promise<string> {
  const columnName = table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence(${columnName}, 'id')) as id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`${table} has no sequence`);
  return row.id;
}

/** The condition for rows that have no item yet. */
export function withoutItem(kind: ContentKind, id: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from content_item as known where known.kind = ${kind} and known.id = ${sql.ref(id)}::text)`;
}
