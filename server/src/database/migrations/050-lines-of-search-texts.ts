import { type Kysely, sql } from 'kysely';

const inline = 'a|b|em|i|span|strong|sub|sup|u';

const schema = [
  // Rich text as lines: an empty line between paragraphs, a tab between the cells of a row.
  sql`create or replace function search_plain(html text) returns text language plpgsql immutable parallel safe as
  $$ declare number text; code integer; begin
    html := regexp_replace(html, '<script.*?</script>', ' ', 'gi');
    html := regexp_replace(html, '<style.*?</style>', ' ', 'gi');
    html := regexp_replace(html, '<!--.*?-->', ' ', 'g');
    html := regexp_replace(html, E'[ \\t\\r\\n]+', ' ', 'g');
    html := regexp_replace(html, '</?(${sql.raw(inline)})(\\s[^>]*)?>', '', 'gi');
    html := regexp_replace(html, '(<(?:li|td|th)(?:\\s[^>]*)?>) ?<p>', '\\1', 'gi');
    html := regexp_replace(html, '</p> ?(?=</(?:li|td|th)>)', '', 'gi');
    html := regexp_replace(html, '</(?:li|tr|td|th)>|<img(?:\\s[^>]*)?>', ' ', 'gi');
    html := regexp_replace(html, '<(?:li|tr|br)(?:\\s[^>]*)?/?>', E'\\n', 'gi');
    html := regexp_replace(html, '<t[dh](?:\\s[^>]*)?>', E'\\t', 'gi');
    html := regexp_replace(html, '</?[a-z][^>]*>', E'\\n\\n', 'gi');
    for number in select distinct sign[1] from regexp_matches(html, '&#(x[0-9a-f]{1,6}|[0-9]{1,7});', 'gi') as sign loop
      code := case when number ~* '^x' then ('x' || lpad(substr(number, 2), 8, '0'))::bit(32)::integer else number::integer end;
      html := replace(html, '&#' || number || ';',
        case when code between 32 and 55295 or code between 57344 and 1114111 then chr(code) else ' ' end);
    end loop;
    html := replace(replace(replace(replace(html, '&nbsp;', '\u00A0'), '&quot;', '"'), '&apos;', ''''), '&shy;', '');
    return E'\\n\\n' || replace(replace(replace(html, '&lt;', '<'), '&gt;', '>'), '&amp;', '&') || E'\\n\\n';
  end $$`,

  // The text with its lines, without the two characters that mark a hit. Paragraphs need no separator.
  sql`create function search_lines(said text) returns text language sql immutable parallel safe as
  $$ select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    translate(normalize(coalesce(said, ''), NFC), '\uE000\uE001', ''),
    E'[ \\r]+', ' ', 'g'), E' ?\\t[ \\t]*', E'\\t', 'g'), E'[ \\t]*\\n[ \\t]*', E'\\n', 'g'),
    E'(?: ·)?\\n{2,}(?:·[ \\n]*)?', E'\\n\\n', 'g'), E' \\t\\n') $$`,

  // Excerpts are taken from the lines; what is searched stays on one line.
  sql`create or replace function search_put(text, text, boolean, timestamptz, integer, jsonb, title jsonb, said jsonb)
    returns void language plpgsql as
  $$ declare lang text; line text; body text; begin
    foreach lang in array array['cn', 'en', 'ru'] loop
      line := search_line(search_texts(title, lang));
      body := search_texts(said, lang);
      insert into search_entry values ($1, $2, lang, $3, $4, $5, $6, search_folded(line), search_lexemes(line, lang), line,
        search_folded(search_line(body)), search_lines(body), search_lexemes(search_line(body), lang));
    end loop;
  end $$`,
];

const sources = {
  news_item: 'id',
  product: 'id',
  job_post: 'id',
  composed_page: 'name',
  company_text: 'id',
  history_entry: 'id',
  culture_tab: 'id',
};

/** Excerpts of search results do not join the items of a list, or the cells of a table, with blanks. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of schema) await part.execute(db);
  for (const [table, column] of Object.entries(sources)) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)}`.execute(db);
  }
}
