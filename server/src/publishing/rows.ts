/** SQL that the features' projections share. */
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** An id that no row of the table has had, for a table whose ids are numbers. */
export async function nextRowId(db: Database, table: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`${table} has no sequence`);
  return row.id;
}

/** Rows that have no item yet. */
export function withoutItem(kind: ContentKind, id: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from content_item as known where known.kind = ${kind} and known.id = ${sql.ref(id)}::text)`;
}
