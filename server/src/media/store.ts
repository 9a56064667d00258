import { localeNames } from 'contract/locales.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { Selectable } from 'kysely';
import { useCounts } from './uses.ts';

export type LibraryRow = Selectable<Tables['picture']> & { uses: number };

type LibraryPage = { text: string; onlyUnused: boolean; onlyUndescribed: boolean; page: number; size: number };

const undescribed = sql<boolean>`(${sql.join(
  localeNames.map((locale) => sql`coalesce(description ->> ${sql.lit(locale)}, '') !~ '\\S'`),
  sql` or `,
)})`;

function library(db: Database) {
  return db
    .selectFrom('picture')
    .leftJoin(useCounts.as('counted'), 'counted.name', 'picture.name')
    .selectAll('picture')
    .select(sql<number>`coalesce(uses, 0)`.as('uses'));
}

/** One page of the library, newest first, with the number of pictures of each filter. */
export async function listLibraryRows(db: Database, { text, onlyUnused, onlyUndescribed, page, size }: LibraryPage) {
  let rows = db.selectFrom(library(db).as('library')).selectAll();
  if (text.trim() !== '') {
    const pattern = `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    rows = rows.where(sql<boolean>`(name ilike ${pattern} or description::text ilike ${pattern})`);
  }
  if (onlyUnused) rows = rows.where('uses', '=', 0);
  if (onlyUndescribed) rows = rows.where(undescribed);
  const counts = await db
    .selectFrom(library(db).as('library'))
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where uses = 0)::int`.as('unused'),
      sql<number>`count(*) filter (where ${undescribed})::int`.as('undescribed'),
    ])
    .executeTakeFirstOrThrow();
  const { total } = await rows.clearSelect().select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const found = await rows
    .orderBy('createdAt', 'desc')
    .orderBy('name')
    .offset(page * size)
    .limit(size)
    .execute();
  return { rows: found, total, counts };
}

export function findLibraryRow(db: Database, name: string): Promise<LibraryRow | undefined> {
  return library(db).where('picture.name', '=', name).executeTakeFirst();
}

export async function updatePicture(
  db: Database,
  name: string,
  { description, focus }: { description: object; focus: { x: number; y: number } },
): Promise<boolean> {
  const updated = await db
    .updateTable('picture')
    .set({ description: JSON.stringify(description), focusX: focus.x, focusY: focus.y })
    .where('name', '=', name)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

export async function deletePicture(db: Database, name: string): Promise<void> {
  await db.deleteFrom('picture').where('name', '=', name).execute();
}
