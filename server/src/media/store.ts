import { localeNames } from 'contract/locales.ts';
import { sql } from 'kysely';
import { containing } from '../database/like-pattern.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { Selectable } from 'kysely';
import { pictureUseCounts } from './uses.ts';

export type LibraryRow = Selectable<Tables['picture']> & { uses: number };

type LibraryPage = { text: string; onlyUnused: boolean; onlyUndescribed: boolean; page: number; size: number };

const undescribed = sql<boolean>`(${sql.join(
  localeNames.map((locale) => sql`coalesce(description ->> ${sql.lit(locale)}, '') !~ '\\S'`),
  sql` or `,
)})`;

function library(db: Database) {
  return db
    .selectFrom('picture')
    .leftJoin(pictureUseCounts.as('counted'), 'counted.name', 'picture.name')
    .selectAll('picture')
    .select(sql<number>`coalesce(uses, 0)`.as('uses'));
}

/** One page of the library, newest first, with the number of pictures of each filter. */
export async function listLibraryRows(db: Database, { text, onlyUnused, onlyUndescribed, page, size }: LibraryPage) {
  const pattern = containing(text.trim());
  const conditions = [sql`(name ilike ${pattern} or description::text ilike ${pattern})`];
  if (onlyUnused) conditions.push(sql`uses = 0`);
  if (onlyUndescribed) conditions.push(undescribed);
  const chosen = sql<boolean>`(${sql.join(conditions, sql` and `)})`;
  const { total, ...counts } = await db
    .selectFrom(library(db).as('library'))
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where uses = 0)::int`.as('unused'),
      sql<number>`count(*) filter (where ${undescribed})::int`.as('undescribed'),
      sql<number>`count(*) filter (where ${chosen})::int`.as('total'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom(library(db).as('library'))
    .selectAll()
    .where(chosen)
    .orderBy('createdAt', 'desc')
    .orderBy('name')
    .offset(page * size)
    .limit(size)
    .execute();
  return { rows, total, counts };
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
