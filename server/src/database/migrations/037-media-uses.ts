import { type Kysely, sql } from 'kysely';

/**
 * The uses in a body: fields named `picture`, lists of picture names, and addresses in texts. The text of JSON has a
 * blank after a colon.
 */
const usesIn = `
  select 'picture' as media, coalesce(matched[1], matched[2]) as name
    from regexp_matches(body::text, '"picture": "([a-z0-9-]+)"|/pictures/library/([a-z0-9-]+)', 'g') as matched
  union
  select 'picture', listed #>> '{}' from jsonb_path_query(body, '$.pictures[*] ? (@.type() == "string")') as listed
  union
  select 'document', matched[1] from regexp_matches(body::text, '/files/([A-Za-z0-9_-]{22})/', 'g') as matched`;

/** What an item shows or will show: its draft, and what is live, withdrawn or scheduled beside it. */
const bodies = `
  select kind, id, draft as body from content_item
  union all
  select revision.kind, revision.id, revision.body from content_revision as revision join content_language as language
    on language.kind = revision.kind and language.id = revision.id
    and revision.number in (language.live_revision, language.scheduled_revision)`;

/**
 * Where pictures and documents are used, written by triggers in the transaction of each save and publication. So it is
 * also right while a server of the previous version saves.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`lock table content_item in share row exclusive mode`.execute(db);
  await sql`create table media_use (
    kind text not null, id text not null, media text not null check (media in ('picture', 'document')),
    name text not null, primary key (kind, id, media, name),
    foreign key (kind, id) references content_item on delete cascade)`.execute(db);
  await sql`insert into media_use select distinct kind, id, media, name
    from (${sql.raw(bodies)}) as shown, lateral (${sql.raw(usesIn)}) as uses`.execute(db);
  await sql`create index media_use_by_name on media_use (media, name)`.execute(db);

  await sql`create function media_uses_of_new() returns trigger language plpgsql as ${sql.raw(`$$ begin
    insert into media_use select new.kind, new.id, media, name
      from (select new.draft as body) as shown, lateral (${usesIn}) as uses;
    return null;
  end $$`)}`.execute(db);
  // The first revision of a new item is its draft, and thousands of items may be new together.
  await sql`create trigger media_uses_of_new after insert on content_item
    for each row execute function media_uses_of_new()`.execute(db);

  await sql`create function media_uses_changed() returns trigger language plpgsql as ${sql.raw(`$$ begin
    delete from media_use where kind = new.kind and id = new.id;
    insert into media_use select distinct kind, id, media, name
      from (select * from (${bodies}) as every where kind = new.kind and id = new.id) as shown, lateral (${usesIn}) as uses;
    return null;
  end $$`)}`.execute(db);
  await sql`create trigger media_uses_changed after update of draft on content_item
    for each row execute function media_uses_changed()`.execute(db);
  await sql`create trigger media_uses_changed after update of live_revision, scheduled_revision on content_language
    for each row when (new.live_revision is distinct from old.live_revision
      or new.scheduled_revision is distinct from old.scheduled_revision)
    execute function media_uses_changed()`.execute(db);
}
