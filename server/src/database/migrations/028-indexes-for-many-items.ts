import { type Kysely, sql } from 'kysely';

const locales = ['cn', 'en', 'ru'];

const schema = [
  // Blocks writes of content during the migration, but no searches.
  sql`lock table search_entry, search_text in share mode`,

  // One table instead of two, partitioned by language. With both forms of a body a row is so long that
  // PostgreSQL stores its long values apart (TOAST). Tens of thousands of rows are then read in a few
  // milliseconds.
  sql`create table search_entry_028 (
    kind text not null check (kind in ('product', 'news', 'job', 'page')), key text not null, locale text not null,
    shown boolean not null, newest timestamptz, position integer not null, place jsonb not null, title_folded text not null,
    title_lexemes tsvector, title text not null, body_folded text not null, body text not null, body_lexemes tsvector)
    partition by list (locale)`,
  ...['place', 'title_folded', 'title_lexemes'].map(
    (column) => sql`alter table search_entry_028 alter ${sql.ref(column)} set storage main`,
  ),
  ...locales.map(
    (locale) => sql`create table ${sql.ref(`search_entry_${locale}`)} partition of search_entry_028
      for values in (${sql.lit(locale)}) with (toast_tuple_target = 512)`,
  ),
  sql`insert into search_entry_028 select kind, key, locale, shown, newest, position, place, title_folded, title_lexemes,
    title, body_folded, body, body_lexemes from search_entry join search_text using (kind, key, locale)`,

  // The terms of an entry: every suffix of its words, and its stems after a blank and a letter for title or
  // body. A query for prefixes of suffixes finds any part of a word. Without blanks between words (Chinese)
  // there are nearly as many suffixes as characters, so they are short. A tsvector holds 1 MB, so the end of a
  // longer text is omitted. An index is built with an empty search path, so the function sets its own. It takes
  // a millisecond: its declared cost keeps it out of plans that would compute it for each row.
  sql`create function search_terms(title text, body text, locale text) returns tsvector language plpgsql immutable cost 10000
    set search_path from current as
  $$ begin
    return array_to_tsvector(
      array(select case when ascii(suffix) < 11904 then suffix else left(suffix, 4) end
        from (select distinct left(word, 2000) as word from string_to_table(title || ' ' || body, ' ') as word) as words,
          lateral (select substr(word, start, 40) as suffix from generate_series(1, length(word)) as start) as suffixes)
      || array(select ' t' || stem from unnest(tsvector_to_array(search_lexemes(title, locale))) as stem)
      || array(select ' b' || stem from unnest(tsvector_to_array(search_lexemes(body, locale))) as stem));
    exception when program_limit_exceeded then return search_terms(title, left(body, length(body) / 2), locale);
  end $$`,
  ...locales.flatMap((locale) => [
    sql`create index ${sql.ref(`search_terms_${locale}`)} on ${sql.ref(`search_entry_${locale}`)}
      using gin (search_terms(title_folded, body_folded, locale)) with (fastupdate = off) where kind <> 'page'`,
    // Otherwise ANALYZE would compute the function for thousands of rows.
    sql`alter index ${sql.ref(`search_terms_${locale}`)} alter column 1 set statistics 0`,
  ]),

  sql`drop table search_text, search_entry`,
  sql`alter table search_entry_028 rename to search_entry`,
  sql`alter table search_entry add primary key (kind, locale, key)`,
  // For running servers of the previous version.
  sql`create view search_text as select kind, key, locale, title, body, body_lexemes from search_entry`,
  sql`create or replace function search_put(text, text, boolean, timestamptz, integer, jsonb, title jsonb, said jsonb)
    returns void language plpgsql as
  $$ declare lang text; line text; body text; begin
    foreach lang in array array['cn', 'en', 'ru'] loop
      line := search_line(search_texts(title, lang));
      body := search_line(search_texts(said, lang));
      insert into search_entry values ($1, $2, lang, $3, $4, $5, $6, search_folded(line), search_lexemes(line, lang), line,
        search_folded(body), body, search_lexemes(body, lang));
    end loop;
  end $$`,

  sql`create index news_item_top on news_item (pinned desc, published_at desc, id desc) where published`,
  sql`create index news_item_newest on news_item (content_type, published_at desc, id desc) where published`,
  sql`create index product_listed on product (position, id) where published`,
  sql`create index product_by_kind on product (about_type, position, id) where published`,
];

/** Indexes for fast searches and lists with tens of thousands of items. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of schema) await part.execute(db);
}
