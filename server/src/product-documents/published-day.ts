import type { ContentKind } from 'contract/console/content-kinds.ts';
import { beijingDay } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';

/** The day on which the newest live revision of these items was made; undefined for items that staff did not edit. */
export async function publishedDay(
  db: Database,
  kind: ContentKind,
  ids: readonly string[],
): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const { newest } = await db
    .selectFrom('contentLanguage')
    .innerJoin('contentRevision', (join) =>
      join
        .onRef('contentRevision.kind', '=', 'contentLanguage.kind')
        .onRef('contentRevision.id', '=', 'contentLanguage.id')
        .onRef('contentRevision.number', '=', 'contentLanguage.liveRevision'),
    )
    .select(({ fn }) => fn.max('contentRevision.madeAt').as('newest'))
    .where('contentLanguage.kind', '=', kind)
    .where('contentLanguage.id', 'in', ids)
    .where('contentLanguage.state', '=', 'live')
    .executeTakeFirstOrThrow();
  return newest === null ? undefined : beijingDay(newest);
}
