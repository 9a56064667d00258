import type { PictureUse } from 'contract/console/media.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** The places that show a picture, each once. Triggers write the table (migration 037). */
export async function findUses(db: Database, picture: string): Promise<PictureUse[]> {
  const title = sql<string>`coalesce(titles ->> 'cn', '')`;
  return db
    .selectFrom('mediaUse')
    .innerJoin('contentItem', (join) =>
      join.onRef('contentItem.kind', '=', 'mediaUse.kind').onRef('contentItem.id', '=', 'mediaUse.id'),
    )
    .select(['mediaUse.kind', 'mediaUse.id', title.as('title')])
    .where('media', '=', 'picture')
    .where('name', '=', picture)
    .orderBy('mediaUse.kind')
    .orderBy(title)
    .orderBy('mediaUse.id')
    .execute();
}

function countUses(media: 'picture' | 'document') {
  return sql<{ name: string; uses: number }>`(
    select name, count(*)::int as uses from media_use where media = ${sql.lit(media)} group by name)`;
}

/** The number of places that show each picture, as a table expression `(name, uses)`. */
export const pictureUseCounts = countUses('picture');

/** The same for documents, by their ids. */
export const documentUseCounts = countUses('document');
