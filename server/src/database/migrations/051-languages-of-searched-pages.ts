import { type Kysely, sql } from 'kysely';

/** The texts of a page in one language, `lang`. */
const pages = [
  {
    key: 'history',
    source: 'history_entry',
    title: { cn: '发展历程', en: 'History', ru: 'История' },
    texts: `select jsonb_agg(jsonb_build_array(jsonb_build_object('cn', year::text), content) order by year, id)
      from history_entry where lang = any (visible_in)`,
  },
  {
    key: 'culture',
    source: 'culture_tab',
    title: { cn: '企业文化', en: 'Culture', ru: 'Культура' },
    texts: `select jsonb_agg(jsonb_build_array(name, title, content) order by position, id)
      from culture_tab where lang = any (visible_in)`,
  },
];

const schema = [
  sql`create function search_put_language(lang text, text, text, boolean, timestamptz, integer, jsonb, title jsonb, said jsonb)
    returns void language plpgsql as
  $$ declare line text := search_line(search_texts(title, lang)); body text := search_texts(said, lang); begin
    insert into search_entry values ($2, $3, lang, $4, $5, $6, $7, search_folded(line), search_lexemes(line, lang), line,
      search_folded(search_line(body)), search_lines(body), search_lexemes(search_line(body), lang));
  end $$`,
  sql`create or replace function search_put(text, text, boolean, timestamptz, integer, jsonb, title jsonb, said jsonb)
    returns void language sql as
  $$ select search_put_language(lang, $1, $2, $3, $4, $5, $6, title, said) from unnest(array['cn', 'en', 'ru']) as lang $$`,

  ...pages.map(
    ({
      key,
      title,
      texts,
    }) => sql`create or replace function ${sql.ref(`search_${key}`)}() returns trigger language plpgsql as
    ${sql.raw(`$$ declare lang text; begin
      delete from search_entry where kind = 'page' and key = '${key}';
      foreach lang in array array['cn', 'en', 'ru'] loop
        perform search_put_language(lang, 'page', '${key}', true, null, 0, '{}', '${JSON.stringify(title)}', (${texts}));
      end loop;
      return null;
    end $$`)}`,
  ),
];

/** Pages of several rows are found only by the texts of the rows that they show in the language. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of schema) await part.execute(db);
  for (const { source } of pages) await sql`update ${sql.table(source)} set id = id`.execute(db);
}
