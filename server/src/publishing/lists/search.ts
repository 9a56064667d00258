/** The search over the titles and numbers of all kinds. */
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { maxFoundItems } from 'contract/console/content-search.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { code, itemsOf } from './list.ts';
import type { TitleSearch } from './title-search.ts';

export type FoundRow = {
  kind: ContentKind;
  id: string;
  titles: Record<string, string>;
  code: string | null;
  groupValue: string | null;
};

/**
 * The best results: an item of this very title, number or id, then what begins with the text, then what changed last.
 */
export async function searchItems(
  db: Database,
  { kinds, search }: { kinds: readonly ContentKind[]; search: TitleSearch },
): Promise<{ rows: FoundRow[]; total: number }> {
  const whole = search.words.join(' ');
  const { rows } = await sql<FoundRow & { total: string }>`
    with found as (
      select i.kind, i.id, (${whole} = any (lines)) as is_named,
        (select bool_or(starts_with(line, ${whole})) from unnest(lines) as line) as begins,
        i.updated_at, count(*) over () as total
      from content_item as i, string_to_array(${search.searched}, E'\n') as lines where ${itemsOf({ kinds, search })}
      order by is_named desc, begins desc, i.updated_at desc, i.kind, i.id limit ${maxFoundItems})
    select f.kind, f.id, i.titles, ${code} as code, i.group_value, f.total
    from found as f join content_item as i using (kind, id)
    order by f.is_named desc, f.begins desc, f.updated_at desc, f.kind, f.id`.execute(db);
  return { rows: rows.map(({ total: _total, ...row }) => row), total: Number(rows[0]?.total ?? 0) };
}
