import { type Kysely, sql } from 'kysely';

/** Tables whose rows are shown in some languages only. */
const listed = ['news_item', 'product', 'banner', 'album_picture', 'history_entry', 'culture_tab', 'job_post'];

/** Search entries of a row, with the languages that its table names. */
const searched = [
  {
    kind: 'news',
    put: `new.published, new.published_at, 0, jsonb_build_object('externalUrl', new.external_url), new.title,
      jsonb_build_array(new.summary, jsonb_build_object('body', new.content))`,
  },
  {
    kind: 'product',
    put: `new.published, null, new.position, jsonb_build_object('itemNo', new.item_no, 'aboutType', new.about_type),
      new.name, jsonb_build_array(jsonb_build_object('cn', new.item_no), new.introduction, jsonb_build_object('body', new.attributes))`,
  },
  {
    kind: 'job',
    put: `new.open, new.created_at, new.position, jsonb_build_object('postType', new.post_type, 'postNo', new.post_no),
      new.name,
      jsonb_build_array(jsonb_build_object('cn', new.post_no), new.work_area, new.main_work, new.base_demand)`,
  },
];

const schema = [
  sql`create table content_item (
    kind text not null, id text not null, draft jsonb not null, version integer not null, titles jsonb not null,
    search_text text not null, group_value text, shown_date timestamptz, position integer, digests jsonb not null,
    source jsonb not null, written_in text[] not null, first_live_at timestamptz,
    created_at timestamptz not null default now(), updated_at timestamptz not null, updated_by integer,
    updated_by_name text, primary key (kind, id))`,
  sql`create index content_item_updated on content_item (kind, updated_at desc, id)`,

  sql`create table content_language (
    kind text not null, id text not null, locale text not null check (locale in ('cn', 'en', 'ru')),
    state text not null check (state in ('unpublished', 'scheduled', 'live', 'withdrawn')), since timestamptz,
    live_revision integer, live_digest text, scheduled_revision integer, scheduled_digest text, go_live_at timestamptz,
    withdraw_at timestamptz, checked_source jsonb not null, stale_source jsonb not null, stale_since timestamptz,
    primary key (kind, id, locale), foreign key (kind, id) references content_item on delete cascade,
    check (state not in ('live', 'withdrawn') or live_revision is not null),
    check ((go_live_at is null) = (scheduled_revision is null)), check (state <> 'scheduled' or go_live_at is not null),
    check (withdraw_at > go_live_at))`,
  sql`create index content_language_due on content_language (least(go_live_at, withdraw_at))
    where go_live_at is not null or withdraw_at is not null`,

  sql`create table content_revision (
    kind text not null, id text not null, number integer not null, body jsonb not null, made_at timestamptz not null,
    made_by integer, made_by_name text, reason text not null check (reason in ('save', 'restore', 'import')),
    made_live text[] not null, changed jsonb not null, primary key (kind, id, number),
    foreign key (kind, id) references content_item on delete cascade)`,

  ...listed.map(
    (table) => sql`alter table ${sql.table(table)} add column visible_in text[] not null default '{cn,en,ru}'`,
  ),

  // Counting stays possible from the index alone.
  sql`drop index news_item_listed`,
  sql`create index news_item_listed on news_item (content_type, pinned desc, published_at desc, id desc)
    include (visible_in) where published`,

  // An item is found only in the languages that it is listed in.
  ...searched.map(
    ({ kind, put }) => sql`create or replace function ${sql.ref(`search_${kind}`)}() returns trigger language plpgsql as
    ${sql.raw(`$$ begin
      if tg_op <> 'INSERT' then delete from search_entry where kind = '${kind}' and key = old.id::text; end if;
      if tg_op <> 'DELETE' then
        perform search_put('${kind}', new.id::text, ${put});
        if not new.visible_in @> '{cn,en,ru}' then
          update search_entry set shown = false
            where kind = '${kind}' and key = new.id::text and locale <> all (new.visible_in);
        end if;
      end if;
      return null;
    end $$`)}`,
  ),
];

/**
 * Drafts, revisions and the state of each language. The public tables stay what the site reads: what is published.
 * Rows that are there already get their items at the start (`server/src/publishing/changes/import.ts`).
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of schema) await part.execute(db);
}
