import { type Kysely, sql } from 'kysely';

/**
 * The uses in a body: fields named `picture` and `film`, lists of picture names, and addresses in texts. The text of
 * JSON has a blank after a colon.
 */
const usesIn = `
  select 'picture' as media, coalesce(matched[1], matched[2]) as name
    from regexp_matches(body::text, '"picture": "([a-z0-9-]+)"|/pictures/library/([a-z0-9-]+)', 'g') as matched
  union
  select 'picture', listed #>> '{}' from jsonb_path_query(body, '$.pictures[*] ? (@.type() == "string")') as listed
  union
  select 'film', matched[1] from regexp_matches(body::text, '"film": "([a-z0-9-]+)"', 'g') as matched
  union
  select 'document', matched[1] from regexp_matches(body::text, '/files/([A-Za-z0-9_-]{22})/', 'g') as matched`;

/** What an item shows or will show: its draft, and what is live, withdrawn or scheduled beside it. */
const bodies = `
  select kind, id, draft as body from content_item
  union all
  select revision.kind, revision.id, revision.body from content_revision as revision join content_language as language
    on language.kind = revision.kind and language.id = revision.id
    and revision.number in (language.live_revision, language.scheduled_revision)`;

/** Films that staff upload, with posters and captions. Where films are used is written like the uses of pictures. */
export async function up(db: Kysely<never>): Promise<void> {
  // Every stored file of a film, also those that no film uses any more. It has no column `stored_name`, because a
  // backup would miss the files of uploads that are still running.
  await sql`create table film_file (
    name text primary key check (name ~ '^[0-9a-f]{32}$'),
    hash text check (hash ~ '^[0-9a-f]{20}$'), type text check (type in ('mp4', 'webm')), bytes integer,
    stored_at timestamptz not null default now())`.execute(db);
  await sql`create index film_file_by_hash on film_file (hash)`.execute(db);
  // A film of the demonstration has no stored file; its files come with the program.
  await sql`alter table film add column stored_name text, add column type text, add column poster text,
    add constraint film_is_stored check ((stored_name is null) = (type is null))`.execute(db);
  await sql`create index film_by_poster on film (poster)`.execute(db);
  await sql`create table film_captions (
    film text not null references film on delete cascade, locale text not null,
    hash text not null check (hash ~ '^[0-9a-f]{20}$'), content text not null,
    primary key (film, locale))`.execute(db);
  await sql`create index film_captions_by_hash on film_captions (hash)`.execute(db);
  await sql`create trigger content_changed after insert or update or delete or truncate on film_captions
    for each statement execute function content_changed()`.execute(db);

  await sql`lock table content_item in share row exclusive mode`.execute(db);
  await sql`alter table media_use drop constraint media_use_media_check,
    add constraint media_use_media_check check (media in ('picture', 'document', 'film'))`.execute(db);
  await sql`insert into media_use select distinct kind, id, media, name
    from (${sql.raw(bodies)}) as shown, lateral (${sql.raw(usesIn)}) as uses on conflict do nothing`.execute(db);
  await sql`create or replace function media_uses_of_new() returns trigger language plpgsql as ${sql.raw(`$$ begin
    insert into media_use select new.kind, new.id, media, name
      from (select new.draft as body) as shown, lateral (${usesIn}) as uses;
    return null;
  end $$`)}`.execute(db);
  await sql`create or replace function media_uses_changed() returns trigger language plpgsql as ${sql.raw(`$$ begin
    delete from media_use where kind = new.kind and id = new.id;
    insert into media_use select distinct kind, id, media, name
      from (select * from (${bodies}) as every where kind = new.kind and id = new.id) as shown, lateral (${usesIn}) as uses;
    return null;
  end $$`)}`.execute(db);
}
