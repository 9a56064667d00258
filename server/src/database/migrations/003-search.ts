import { type Kysely, sql } from 'kysely';

/**
 * Searchable pages that are not composed pages: their keys, source tables and titles, and the query for their
 * texts.
 */
const otherPages = [
  {
    key: 'company',
    source: 'company_text',
    title: { cn: '集团介绍', en: 'About the group', ru: 'О\u00A0группе' },
    texts: 'select jsonb_agg(jsonb_build_array(summary, content, signature) order by id) from company_text',
  },
  {
    key: 'history',
    source: 'history_entry',
    title: { cn: '发展历程', en: 'History', ru: 'История' },
    texts: `select jsonb_agg(jsonb_build_array(jsonb_build_object('cn', year::text), content) order by year, id)
      from history_entry`,
  },
  {
    key: 'culture',
    source: 'culture_tab',
    title: { cn: '企业文化', en: 'Culture', ru: 'Культура' },
    texts: 'select jsonb_agg(jsonb_build_array(name, title, content) order by position, id) from culture_tab',
  },
  {
    key: 'contact',
    source: 'setting',
    title: { cn: '联系我们', en: 'Contact', ru: 'Контакты' },
    texts: `select jsonb_build_array(value -> 'address', jsonb_build_object('cn', value #> '{phones,switchboard}'),
      jsonb_build_object('cn', value -> 'mail'), value -> 'hours', value -> 'desks') from setting where name = 'contact'`,
  },
];

/** The values of a search entry for each row of a table, except its key. */
const rows = [
  {
    kind: 'news',
    table: 'news_item',
    put: `new.published, new.published_at, 0, jsonb_build_object('externalUrl', new.external_url), new.title,
      jsonb_build_array(new.summary, jsonb_build_object('body', new.content))`,
  },
  {
    kind: 'product',
    table: 'product',
    put: `new.published, null, new.position, jsonb_build_object('itemNo', new.item_no, 'aboutType', new.about_type),
      new.name, jsonb_build_array(jsonb_build_object('cn', new.item_no), new.introduction, jsonb_build_object('body', new.attributes))`,
  },
  {
    kind: 'job',
    table: 'job_post',
    put: `new.open, new.created_at, new.position, jsonb_build_object('postType', new.post_type, 'postNo', new.post_no),
      new.name,
      jsonb_build_array(jsonb_build_object('cn', new.post_no), new.work_area, new.main_work, new.base_demand)`,
  },
];

const schema = [
  // Case, width, composition and typographic characters make no difference. A database with locale "C" lowers
  // ASCII only.
  sql`create function search_folded(said text) returns text language sql immutable parallel safe as
  $$ select translate(lower(normalize(said, NFKC) collate "und-x-icu"),
    'ё\u2010\u2011\u2012\u2013\u2014\u2212\u2019\u00AD\u200B', 'е------''') $$`,

  sql`create function search_plain(html text) returns text language plpgsql immutable parallel safe as
  $$ declare number text; code integer; begin
    html := regexp_replace(html, '<script.*?</script>', ' ', 'gi');
    html := regexp_replace(html, '<style.*?</style>', ' ', 'gi');
    html := regexp_replace(html, '<!--.*?-->', ' ', 'g');
    html := regexp_replace(html, '</?(a|b|em|i|span|strong|sub|sup|u)(\\s[^>]*)?>', '', 'gi');
    html := regexp_replace(html, '</?[a-z][^>]*>', ' ', 'gi');
    for number in select distinct sign[1] from regexp_matches(html, '&#(x[0-9a-f]{1,6}|[0-9]{1,7});', 'gi') as sign loop
      code := case when number ~* '^x' then ('x' || lpad(substr(number, 2), 8, '0'))::bit(32)::integer else number::integer end;
      html := replace(html, '&#' || number || ';',
        case when code between 32 and 55295 or code between 57344 and 1114111 then chr(code) else ' ' end);
    end loop;
    html := replace(replace(replace(replace(html, '&nbsp;', '\u00A0'), '&quot;', '"'), '&apos;', ''''), '&shy;', '');
    return replace(replace(replace(html, '&lt;', '<'), '&gt;', '>'), '&amp;', '&');
  end $$`,

  // Every localized text in a value, in the language or else in Chinese. A body is rich text. A fact stays a
  // placeholder, which each search replaces. Descriptions of pictures and addresses of links are not part of
  // the page's text.
  sql`create function search_texts(part jsonb, lang text) returns text language plpgsql immutable parallel safe as
  $$ begin
    if jsonb_typeof(part) = 'array' then
      return (select string_agg(search_texts(item, lang), ' · ' order by place)
        from jsonb_array_elements(part) with ordinality as listed (item, place));
    elsif jsonb_typeof(part) <> 'object' then return null;
    elsif part ? 'cn' then return nullif(case when part ->> lang ~ '\\S' then part ->> lang else part ->> 'cn' end, '');
    end if;
    return (select string_agg(
        case key when 'body' then search_plain(search_texts(value, lang))
          when 'fact' then '{' || (value #>> '{}') || '}' else search_texts(value, lang) end,
        ' · ' order by key in ('title', 'heading', 'time', 'value', 'fact') desc, key in ('lead', 'unit', 'name') desc, key)
      from jsonb_each(part) where key not in ('description', 'captions', 'link'));
  end $$`,

  // The text on one line, without the two characters that mark a hit.
  sql`create function search_line(said text) returns text language sql immutable parallel safe as
  $$ select btrim(regexp_replace(
    translate(normalize(coalesce(said, ''), NFC), '\uE000\uE001', ''), E'[ \\t\\r\\n]+', ' ', 'g')) $$`,

  // A longer text is cut: it cannot be converted to lexemes, and saving it would fail.
  sql`create function search_lexemes(said text, locale text) returns tsvector language sql immutable parallel safe as
  $$ select to_tsvector(case locale when 'en' then 'pg_catalog.english'::regconfig when 'ru' then 'pg_catalog.russian' end,
    left(search_folded(regexp_replace(said, '\\{[a-zA-Z.]+\\}', ' ', 'g')), 100000)) $$`,

  // Every query reads the folded texts of all entries. They are stored uncompressed in the row if they fit,
  // which makes a query four times as fast. Texts that only hits need are in another table.
  sql`create table search_entry (
    kind text not null check (kind in ('product', 'news', 'job', 'page')), key text not null,
    locale text not null check (locale in ('cn', 'en', 'ru')), shown boolean not null, newest timestamptz,
    position integer not null, place jsonb not null, title_folded text not null, title_lexemes tsvector, body_folded text not null,
    primary key (kind, locale, key)) with (toast_tuple_target = 8160)`,
  sql`alter table search_entry alter body_folded set storage external`,
  sql`create table search_text (
    kind text not null, key text not null, locale text not null, title text not null, body text not null, body_lexemes tsvector,
    primary key (kind, locale, key), foreign key (kind, locale, key) references search_entry on delete cascade)`,
  sql`create index search_text_by_lexeme on search_text using gin (body_lexemes) with (fastupdate = off)`,

  sql`create function search_put(text, text, boolean, timestamptz, integer, jsonb, title jsonb, said jsonb)
    returns void language plpgsql as
  $$ declare lang text; line text; body text; begin
    foreach lang in array array['cn', 'en', 'ru'] loop
      line := search_line(search_texts(title, lang));
      body := search_line(search_texts(said, lang));
      insert into search_entry values ($1, $2, lang, $3, $4, $5, $6,
        search_folded(line), search_lexemes(line, lang), search_folded(body));
      insert into search_text values ($1, $2, lang, line, body, search_lexemes(body, lang));
    end loop;
  end $$`,

  // A composed page with its tables of typical values.
  sql`create function search_put_page(page text) returns void language sql as
  $$ delete from search_entry where kind = 'page' and key = page;
    select search_put('page', name, true, null, 1, '{}', title, jsonb_build_array(lead, sections, (
      select jsonb_agg(jsonb_build_array(t.title, t.note, (
        select jsonb_agg(jsonb_build_array(jsonb_build_object('cn', grade -> 'grade'), grade -> 'purpose', grade -> 'region'))
        from jsonb_array_elements(t.grades) as grade)) order by t.position, t.id)
      from typical_value_table as t where t.coke = case page when 'petroleumCoke' then 'gpc' when 'calcinedCoke' then 'cpc' end)))
    from composed_page where name = page $$`,
];

/** Triggers update the search entries in the transaction that changes content, whoever makes the change. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of schema) await part.execute(db);

  for (const { kind, table, put } of rows) {
    await createTrigger(db, table, `search_${kind}`, 'insert or update or delete', 'row', [
      `if tg_op <> 'INSERT' then delete from search_entry where kind = '${kind}' and key = old.id::text; end if;`,
      `if tg_op <> 'DELETE' then perform search_put('${kind}', new.id::text, ${put}); end if;`,
    ]);
    await createTrigger(db, table, `search_no_${kind}`, 'truncate', 'statement', [
      `delete from search_entry where kind = '${kind}';`,
    ]);
    await sql`update ${sql.table(table)} set id = id`.execute(db);
  }

  await createTrigger(db, 'composed_page', 'search_page', 'insert or update or delete', 'row', [
    "if tg_op <> 'INSERT' then perform search_put_page(old.name); end if;",
    "if tg_op <> 'DELETE' then perform search_put_page(new.name); end if;",
  ]);
  await createTrigger(db, 'composed_page', 'search_no_page', 'truncate', 'statement', [
    "delete from search_entry where kind = 'page' and position = 1;",
  ]);
  await createTrigger(
    db,
    'typical_value_table',
    'search_values',
    'insert or update or delete or truncate',
    'statement',
    ["perform search_put_page('petroleumCoke'); perform search_put_page('calcinedCoke');"],
  );
  await sql`update composed_page set name = name`.execute(db);

  for (const { key, source, title, texts } of otherPages) {
    const put = [
      `delete from search_entry where kind = 'page' and key = '${key}';`,
      `perform search_put('page', '${key}', true, null, 0, '{}', '${JSON.stringify(title)}', (${texts}));`,
    ];
    await createTrigger(db, source, `search_${key}`, 'insert or update or delete or truncate', 'statement', put);
    await sql`update ${sql.table(source)} set ${sql.ref(source === 'setting' ? 'name' : 'id')} = ${sql.ref(source === 'setting' ? 'name' : 'id')}`.execute(
      db,
    );
  }
}

async function createTrigger(
  db: Kysely<never>,
  table: string,
  name: string,
  events: string,
  each: 'row' | 'statement',
  statements: readonly string[],
): Promise<void> {
  const body = `$$ begin ${statements.join(' ')} return null; end $$`;
  await sql`create function ${sql.ref(name)}() returns trigger language plpgsql as ${sql.raw(body)}`.execute(db);
  await sql`create trigger ${sql.ref(name)} after ${sql.raw(events)} on ${sql.table(table)}
    for each ${sql.raw(each)} execute function ${sql.ref(name)}()`.execute(db);
}
