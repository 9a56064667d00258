import type { ContentKind } from 'contract/console/content-kinds.ts';
import { defaultLocale, type Locale } from 'contract/locales.ts';
import { sql } from 'kysely';
import { beijingDay } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';

/**
 * The day on which the newest text of these items in the language, or their newest shared figures, went live; undefined
 * if nothing of them is. The text that leads gives the figures, as in `leadingRevision` of `publishing/rules.ts`.
 */
export async function publishedDay(
  db: Database,
  kind: ContentKind,
  ids: readonly string[],
  locale: Locale,
): Promise<string | undefined> {
  const { rows } = await sql<{ newest: Date | null }>`
    select max(since) as newest from (
      select locale, since, row_number() over (
        partition by id order by locale = ${defaultLocale} desc, live_revision desc, since) = 1 as leads
      from content_language where kind = ${kind} and id = any (${[...ids]}::text[]) and state = 'live'
    ) as live where leads or locale = ${locale}`.execute(db);
  const newest = rows[0]?.newest ?? null;
  return newest === null ? undefined : beijingDay(newest);
}
