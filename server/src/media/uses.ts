import { libraryUrl } from 'contract/picture.ts';
import type { PictureUse } from 'contract/console/media.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/**
 * All places that show pictures, one row for each place and picture. Texts are searched for the
 * library's addresses, JSON for its fields named `picture`.
 */
const uses = sql<PictureUse & { picture: string }>`
  select picture, 'news' as kind, id::text, title ->> 'cn' as title from news_item
  union all select in_text[1], 'news', id::text, title ->> 'cn' from news_item,
    regexp_matches(content::text, ${`${libraryUrl('')}([a-z0-9-]+)`}, 'g') as in_text
  union all select picture, 'product', item_no, name ->> 'cn' from product
  union all select product_picture.picture, 'product', item_no, name ->> 'cn'
    from product_picture join product on product.id = product_id
  union all select picture, 'banner', id::text, main_title ->> 'cn' from banner
  union all select picture, 'albumPicture', id::text, name ->> 'cn' from album_picture
  union all select picture, 'companyText', id::text, summary ->> 'cn' from company_text where picture is not null
  union all select picture, 'cultureTab', id::text, name ->> 'cn' from culture_tab
  union all select picture, 'partner', id::text, name ->> 'cn' from partner
  union all select picture, 'honouredEmployee', id::text, name ->> 'cn' from honoured_employee where picture is not null
  union all select picture, 'composedPage', name, title ->> 'cn' from composed_page where picture is not null
  union all select in_section[1], 'composedPage', name, title ->> 'cn' from composed_page,
    regexp_matches(sections::text, '"picture": "([a-z0-9-]+)"', 'g') as in_section
  union all select in_setting[1], 'setting', name, name from setting,
    regexp_matches(value::text, '"picture": "([a-z0-9-]+)"', 'g') as in_setting`;

/** The places that show a picture, each once. */
export async function findUses(db: Database, picture: string): Promise<PictureUse[]> {
  const found = await sql<PictureUse>`
    select distinct kind, id, title from (${uses}) as uses where picture = ${picture} order by kind, title, id`.execute(
    db,
  );
  return found.rows;
}

/** The number of places that show each picture, as a table expression `(name, uses)`. */
export const useCounts = sql<{ name: string; uses: number }>`(
  select picture as name, count(distinct (kind, id))::int as uses from (${uses}) as uses group by picture)`;
