import type { MediaUse } from 'contract/console/media.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { withFilledTitles } from '../publishing/items/filled-titles.ts';
import { titlesOf } from '../publishing/items/filled-titles.ts';

/** The items that show a picture or film, each once. Triggers write the table (migration 040). */
export async function findUses(db: Database, media: 'picture' | 'film', name: string): Promise<MediaUse[]> {
  const title = sql<string>`coalesce(titles ->> 'cn', '')`;
  const rows = await db
    .selectFrom('mediaUse')
    .innerJoin('contentItem', (join) =>
      join.onRef('contentItem.kind', '=', 'mediaUse.kind').onRef('contentItem.id', '=', 'mediaUse.id'),
    )
    .select(['mediaUse.kind', 'mediaUse.id', 'titles'])
    .where('media', '=', media)
    .where('name', '=', name)
    .orderBy('mediaUse.kind')
    .orderBy(title)
    .orderBy('mediaUse.id')
    .execute();
  const uses = rows.map(({ kind, id, titles }) => ({ kind, id, titles: titlesOf(titles) }));
  return (await withFilledTitles(db, uses)).map(({ kind, id, titles }) => ({ kind, id, title: titles.cn }));
}

/** The number of uses of each picture, as a table expression `(name, uses)`. A poster is a use as well. */
export const pictureUseCounts = sql<{ name: string; uses: number }>`(
  select name, count(*)::int as uses from (
    select name from media_use where media = 'picture'
    union all select poster from film where poster is not null) as used group by name)`;

function countUses(media: 'film' | 'document') {
  return sql<{ name: string; uses: number }>`(
    select name, count(*)::int as uses from media_use where media = ${sql.lit(media)} group by name)`;
}

/** The same for films. */
export const filmUseCounts = countUses('film');

/** The same for documents, by their ids. */
export const documentUseCounts = countUses('document');
