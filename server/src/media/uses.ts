import { libraryUrl } from 'contract/picture.ts';
import type { PictureUse } from 'contract/console/media.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** Every text that an item shows or will show: its draft, and what is live, withdrawn or scheduled beside it. */
const bodies = sql`
  select kind, id, titles ->> 'cn' as title, draft as body from content_item
  union all
  select distinct on (revision.kind, revision.id, number) revision.kind, revision.id, titles ->> 'cn', revision.body
  from content_language as language
    join content_item as item on item.kind = language.kind and item.id = language.id
    join content_revision as revision on revision.kind = item.kind and revision.id = item.id
      and number in (live_revision, scheduled_revision) and number <> version`;

/** One row for each place and picture: fields named `picture`, lists of names, and URLs in texts. */
const pictureUses = sql<PictureUse & { name: string }>`
  select coalesce(found[1], found[2]) as name, kind, id, title from (${bodies}) as shown,
    regexp_matches(body::text, ${`"picture": "([a-z0-9-]+)"|${libraryUrl('')}([a-z0-9-]+)`}, 'g') as found
  union all
  select listed #>> '{}', kind, id, title from (${bodies}) as shown,
    jsonb_path_query(body, '$.pictures[*] ? (@.type() == "string")') as listed`;

/** One row for each place and document that it links to. */
const documentUses = sql<PictureUse & { name: string }>`
  select found[1] as name, kind, id, title from (${bodies}) as shown,
    regexp_matches(body::text, '/files/([A-Za-z0-9_-]{22})/', 'g') as found`;

/** The places that show a picture, each once. */
export async function findUses(db: Database, picture: string): Promise<PictureUse[]> {
  const found = await sql<PictureUse>`
    select distinct kind, id, coalesce(title, '') as title from (${pictureUses}) as uses
    where name = ${picture} order by kind, title, id`.execute(db);
  return found.rows;
}

/** The number of places that show each picture, as a table expression `(name, uses)`. */
export const useCounts = sql<{ name: string; uses: number }>`(
  select name, count(distinct (kind, id))::int as uses from (${pictureUses}) as uses group by name)`;

/** The same for documents, by their ids. */
export const documentUseCounts = sql<{ name: string; uses: number }>`(
  select name, count(distinct (kind, id))::int as uses from (${documentUses}) as uses group by name)`;
