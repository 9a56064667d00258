/** The SQL of lists: the state of each language is computed from the rows, never stored. */
import type { LanguageState, StateFilter } from 'contract/console/content-items.ts';
import {
  type ContentKind,
  type ContentKindDefinition,
  contentKindNames,
  contentKinds,
} from 'contract/console/content-kinds.ts';
import { byLocale, defaultLocale, type Locale } from 'contract/locales.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { containsWords, type TitleSearch } from './title-search.ts';

export type ListFilter = {
  kinds: readonly ContentKind[];
  group?: string | undefined;
  state?: StateFilter | undefined;
  locale?: Locale | undefined;
  search?: TitleSearch | undefined;
};

export type ListOrder = {
  sort: 'updated' | 'title' | 'date' | 'position' | 'waiting';
  descending: boolean;
  locale: Locale;
};

type Page = { page: number; size: number };

export type StateCounts = Record<StateFilter | 'all', number>;

const records = contentKindNames.filter((name) => contentKinds[name].lifecycle === 'record');

/** A record without any text, such as numbers, has nothing to translate: its languages are what Chinese is. */
const withoutTexts = sql`i.written_in = '{}' and i.kind = any (${records}::text[])`;

/**
 * The languages of items with what staff see of them. Must agree with `shownLanguage` in items/shown-language.ts. Lists count tens of
 * thousands of rows, so hashes are compared only where the revision differs.
 */
export const states = sql`
  select l.kind, l.id, l.locale,
    case when l.state <> 'unpublished' then l.state
      when ${withoutTexts} then (select case c.state when 'unpublished' then 'draft' else c.state end
        from content_language as c where c.kind = l.kind and c.id = l.id and c.locale = ${defaultLocale})
      when l.locale = any (i.written_in) then 'draft' else 'missing' end as state,
    l.stale_since is not null as stale,
    -- A live language may have a later version that is scheduled, or an end.
    l.go_live_at is not null or l.withdraw_at is not null as scheduled,
    l.state in ('live', 'scheduled') and i.version <> coalesce(l.scheduled_revision, l.live_revision)
      and i.digests ->> l.locale <> coalesce(l.scheduled_digest, l.live_digest) as newer,
    l.stale_since
  from content_language as l join content_item as i using (kind, id)`;

const definitions: Readonly<Record<ContentKind, ContentKindDefinition>> = contentKinds;

/** The number of an item of the kinds that have one: `BY-CPC-0101`. */
export const code = sql`case i.kind ${sql.join(
  contentKindNames.flatMap((kind) => {
    const field = definitions[kind].code;
    return field === undefined ? [] : [sql`when ${sql.lit(kind)} then i.draft ->> ${sql.lit(field)}`];
  }),
  sql` `,
)} end`;

/** The condition on `content_item as i`. */
export function itemsOf({ kinds, group, search }: Omit<ListFilter, 'state' | 'locale'>): RawBuilder<unknown> {
  const conditions = [
    sql`i.kind = any (${[...kinds]}::text[])`,
    ...(group === undefined ? [] : [sql`i.group_value = ${group}`]),
    ...(search === undefined ? [] : [containsWords(search)]),
  ];
  return sql.join(conditions, sql` and `);
}

/** A condition on a row of `states`. */
const conditionOf: Record<StateFilter, RawBuilder<unknown>> = {
  missing: sql`s.state = 'missing'`,
  draft: sql`s.state = 'draft'`,
  scheduled: sql`s.scheduled`,
  live: sql`s.state = 'live'`,
  withdrawn: sql`s.state = 'withdrawn'`,
  stale: sql`s.stale`,
  newerDraft: sql`s.newer`,
  work: sql`(s.stale or s.newer or s.state in ('missing', 'draft'))`,
};

const counted = Object.entries(conditionOf);

function inLocale(locale: Locale | undefined): RawBuilder<unknown> {
  return locale === undefined ? sql`true` : sql`s.locale = ${locale}`;
}

/** For each item, whether any of its languages has each state. */
function itemStates(locale: Locale | undefined): RawBuilder<unknown> {
  const each = counted.map(([name, condition]) => sql`bool_or(${condition}) as ${sql.ref(`has_${name}`)}`);
  return sql`select ${sql.join(each)} from states as s where ${inLocale(locale)} group by s.kind, s.id`;
}

const itemSums = sql.join(
  counted.map(([name]) => sql`count(*) filter (where ${sql.ref(`has_${name}`)}) as ${sql.ref(name)}`),
);

/** How many items each filter lists. */
export async function countStates(
  db: Database,
  { locale, ...filter }: Omit<ListFilter, 'state'>,
): Promise<StateCounts> {
  const { rows } = await sql<CountRow>`
    with states as (${states} where ${itemsOf(filter)}), items as (${itemStates(locale)})
    select count(*) as "all", ${itemSums} from items`.execute(db);
  return numbersOf(rows[0]);
}

type CountRow = Record<StateFilter | 'all', string>;

function numbersOf(counts: CountRow | undefined): StateCounts {
  const number = (name: StateFilter | 'all') => Number(counts?.[name] ?? 0);
  return {
    all: number('all'),
    missing: number('missing'),
    draft: number('draft'),
    scheduled: number('scheduled'),
    live: number('live'),
    withdrawn: number('withdrawn'),
    stale: number('stale'),
    newerDraft: number('newerDraft'),
    work: number('work'),
  };
}

export async function countGroups(db: Database, filter: Omit<ListFilter, 'state' | 'locale' | 'group'>) {
  const { rows } = await sql<{ group: string; count: string }>`
    select i.group_value as group, count(*) as count from content_item as i
    where ${itemsOf(filter)} and i.group_value is not null group by i.group_value`.execute(db);
  return Object.fromEntries(rows.map(({ group, count }) => [group, Number(count)]));
}

/** The picture of an item; without one, all is null. */
type PictureRow = {
  pictureKind: 'raster' | 'drawing' | null;
  pictureHash: string | null;
  pictureWidth: number | null;
  focusX: number | null;
  focusY: number | null;
};

type ItemRow = PictureRow & {
  kind: ContentKind;
  id: string;
  titles: Record<string, string>;
  code: string | null;
  groupValue: string | null;
  position: number | null;
  shownDate: Date | null;
  firstLiveAt: Date | null;
  version: number;
  updatedAt: Date;
  updatedByName: string | null;
  source: Record<string, string>;
};

type LanguageListRow = {
  kind: ContentKind;
  id: string;
  locale: Locale;
  state: LanguageState;
  stale: boolean;
  newer: boolean;
  since: Date | null;
  goLiveAt: Date | null;
  withdrawAt: Date | null;
  checkedSource: Record<string, string>;
  staleSince: Date | null;
};

export type ListedItem = ItemRow & { languages: Record<Locale, LanguageListRow> };

function orderBy({ sort, descending, locale }: ListOrder): RawBuilder<unknown> {
  const direction = descending ? sql`desc nulls last` : sql`asc nulls first`;
  const title = sql`coalesce(nullif(i.titles ->> ${locale}, ''), i.titles ->> 'cn', '')`;
  const by: Record<ListOrder['sort'], RawBuilder<unknown>> = {
    updated: sql`i.updated_at ${direction}`,
    title: sql`${title} collate "und-x-icu" ${direction}`,
    date: sql`coalesce(i.shown_date, i.first_live_at, i.created_at) ${direction}`,
    position: sql`i.position ${direction}`,
    // What needs a person comes first, and of that what has waited longest.
    waiting: sql`(f.stale_since is null), f.stale_since, (not f.work), i.updated_at desc`,
  };
  return sql`${by[sort]}, i.kind, i.id`;
}

/** One page of items. */
export async function listItems(
  db: Database,
  { state, locale, ...filter }: ListFilter,
  order: ListOrder,
  { page, size }: Page,
): Promise<{ items: ListedItem[]; total: number }> {
  const matching = state === undefined ? sql`true` : sql`bool_or(${conditionOf[state]} and ${inLocale(locale)})`;
  const needsStates = state !== undefined || order.sort === 'waiting';
  const found = needsStates
    ? sql`states as (${states} where ${itemsOf(filter)}),
      found as (select s.kind, s.id, min(s.stale_since) filter (where s.stale) as stale_since,
        bool_or(${conditionOf.work}) as work from states as s group by s.kind, s.id having ${matching})`
    : sql`found as (select i.kind, i.id from content_item as i where ${itemsOf(filter)})`;
  const { rows } = await sql<ItemRow & { total: string }>`
    with ${found}, page as (
      select f.* from found as f join content_item as i using (kind, id)
      order by ${orderBy(order)} offset ${page * size} limit ${size})
    select i.kind, i.id, i.titles, ${code} as code, i.group_value, i.position, i.shown_date, i.first_live_at, i.version, i.updated_at,
      i.updated_by_name, i.source, (select count(*) from found) as total, picture.kind as picture_kind,
      picture.hash as picture_hash, picture.width as picture_width, picture.focus_x, picture.focus_y
    from page as f join content_item as i using (kind, id) left join picture on picture.name = i.draft ->> 'picture'
    order by ${orderBy(order)}`.execute(db);
  if (rows.length === 0) return { items: [], total: page === 0 ? 0 : await countFound(db, found) };
  const languages = await listLanguages(db, rows);
  const items = rows.map(({ total: _total, ...row }) => ({ ...row, languages: languagesOf(languages, row) }));
  return { items, total: Number(rows[0]?.total ?? 0) };
}

async function countFound(db: Database, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: string }>`with ${found} select count(*) as total from found`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

async function listLanguages(db: Database, items: readonly { kind: string; id: string }[]): Promise<LanguageListRow[]> {
  const keys = items.map(({ kind, id }) => sql`(${kind}, ${id})`);
  const { rows } = await sql<LanguageListRow>`
    with states as (${states} where (l.kind, l.id) in (${sql.join(keys)}))
    select s.*, l.since, l.go_live_at, l.withdraw_at, l.checked_source
    from states as s join content_language as l using (kind, id, locale)`.execute(db);
  return rows;
}

function languagesOf(rows: readonly LanguageListRow[], item: { kind: string; id: string }) {
  return byLocale((locale) => {
    const row = rows.find((found) => found.kind === item.kind && found.id === item.id && found.locale === locale);
    if (!row) throw new Error(`${item.kind} ${item.id} has no row for ${locale}`);
    return row;
  });
}

/** The same, and for each language by itself, from one look at all rows. */
export async function countStatesByLocale(
  db: Database,
  { locale, ...filter }: Omit<ListFilter, 'state' | 'group'>,
): Promise<{ counts: StateCounts; coverage: Record<Locale, StateCounts> }> {
  const rowSums = counted.map(([name, condition]) => sql`count(*) filter (where ${condition}) as ${sql.ref(name)}`);
  const { rows } = await sql<CountRow & { locale: Locale | null }>`
    with states as materialized (${states} where ${itemsOf(filter)}), items as (${itemStates(locale)})
    select null as locale, count(*) as "all", ${itemSums} from items
    union all select s.locale, count(*), ${sql.join(rowSums)} from states as s group by s.locale`.execute(db);
  const numbersFor = (of: Locale | null) => numbersOf(rows.find((row) => row.locale === of));
  return { counts: numbersFor(null), coverage: byLocale(numbersFor) };
}
