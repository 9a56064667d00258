/** The SQL of the first screen. */
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { publishingBounds } from 'contract/console/content-items.ts';
import { todayBounds, type UpcomingChange, type WaitingReason } from 'contract/console/today.ts';
import { defaultLocale, type Locale, localeNames } from 'contract/locales.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { states } from './list.ts';

type Titled = { kind: ContentKind; id: string; titles: Record<string, string> };

export type WaitingRow = Titled & {
  reason: WaitingReason;
  locales: Locale[];
  fields: string[];
  since: Date;
  updatedByName: string | null;
};

type WaitingFilter = {
  /** Kinds that the caller may translate, and those that the caller may edit or publish. */
  translatable: readonly ContentKind[];
  editable: readonly ContentKind[];
  /** Only items that this account changed last. */
  accountId: number | undefined;
};

/**
 * Items that the caller can do something about, each with its most urgent reason (`waitingReasons`). A missing
 * translation waits once the Chinese text is on the site.
 */
export async function findWaiting(
  db: Database,
  { translatable, editable, accountId }: WaitingFilter,
): Promise<{ rows: WaitingRow[]; total: number; stale: number }> {
  const translates = sql`s.kind = any (${[...translatable]}::text[])`;
  const edits = sql`s.kind = any (${[...editable]}::text[])`;
  const isChosen = accountId === undefined ? sql`true` : sql`i.updated_by = ${accountId}`;
  const order = sql`rank, since, kind, id`;
  const { rows } = await sql<WaitingRow & { total: string; stale: string }>`
    with states as (${states} where ${isChosen}),
    ranked as (
      select s.kind, s.id, s.locale, s.stale_since, case when s.stale and ${translates} then 1 when s.newer and ${edits} then 2
        when s.state = 'draft' and ${edits} then 3
        when s.state = 'missing' and ${translates} and source.state = 'live' then 4 end as rank
      from states as s join content_language as source
        on source.kind = s.kind and source.id = s.id and source.locale = ${defaultLocale}),
    most_urgent as (select *, min(rank) over (partition by kind, id) as first_rank from ranked),
    waiting as (
      select kind, id, rank, array_agg(locale) as locales, min(stale_since) as stale_since
      from most_urgent where rank = first_rank group by kind, id, rank),
    page as (
      select w.kind, w.id, w.rank, w.locales, i.titles, i.updated_by_name,
        case w.rank when 1 then w.stale_since when 4 then coalesce(i.first_live_at, i.created_at) else i.updated_at end as since,
        count(*) over () as total, count(*) filter (where w.rank = 1) over () as stale
      from waiting as w join content_item as i using (kind, id) order by ${order} limit ${todayBounds.waiting})
    select page.*, (array['stale', 'newerDraft', 'draft', 'missing'])[rank] as reason,
      case when rank = 1 then array(
        select distinct jsonb_object_keys(l.stale_source) as field from content_language as l
        where l.kind = page.kind and l.id = page.id and l.locale = any (page.locales) order by field) else '{}' end as fields
    from page order by ${order}`.execute(db);
  return { rows, total: Number(rows[0]?.total ?? 0), stale: Number(rows[0]?.stale ?? 0) };
}

export type UpcomingRow = Titled & { at: Date; change: UpcomingChange['change']; locales: Locale[]; missing: Locale[] };

/**
 * What goes live and is withdrawn by itself, next first. Languages that do so together are one change. What is overdue
 * stands before and does not count.
 */
export async function findUpcoming(db: Database, kinds: readonly ContentKind[], now: Date): Promise<UpcomingRow[]> {
  const until = new Date(now.getTime() + todayBounds.upcomingDays * 86_400_000);
  const overdueBefore = new Date(now.getTime() - publishingBounds.overdueMinutes * 60_000);
  const { rows } = await sql<UpcomingRow>`
    with changes as (
      select i.kind, i.id, i.titles, due.at, due.change, array_agg(l.locale) as locales,
        case when due.change = 'goLive' then array(
          select locale from unnest(${[...localeNames]}::text[]) as locale where locale <> all (i.written_in)) else '{}' end as missing,
        row_number() over (partition by due.at < ${overdueBefore} order by due.at, i.kind, i.id) as rank
      from content_item as i join content_language as l using (kind, id),
        lateral (values ('goLive', l.go_live_at), ('withdraw', l.withdraw_at)) as due (change, at)
      where i.kind = any (${[...kinds]}::text[]) and due.at < ${until}
      group by i.kind, i.id, due.at, due.change)
    select kind, id, titles, at, change, locales, missing from changes
    where rank <= ${todayBounds.upcoming} order by at, kind, id`.execute(db);
  return rows;
}

export type RecentRow = Titled & { updatedAt: Date; updatedByName: string | null };

/** The items that members of staff changed last. */
export async function findRecent(db: Database, kinds: readonly ContentKind[]): Promise<RecentRow[]> {
  return db
    .selectFrom('contentItem')
    .select(['kind', 'id', 'titles', 'updatedAt', 'updatedByName'])
    .where('kind', 'in', [...kinds])
    .where('updatedBy', 'is not', null)
    .orderBy('updatedAt', 'desc')
    .orderBy('kind')
    .orderBy('id')
    .limit(todayBounds.recent)
    .execute();
}
