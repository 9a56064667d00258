import type { Locale } from 'contract/locales.ts';
import type { HitKind } from 'contract/search.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { folded } from './folded.ts';
import { hitBegins, hitEnds } from './pieces.ts';
import { pagePlaces } from './places.ts';

/** The store's own stemmers. Chinese has none: there every word is looked for as it stands. */
const dictionaries: Record<Locale, string> = {
  cn: 'pg_catalog.simple',
  en: 'pg_catalog.english',
  ru: 'pg_catalog.russian',
};

/** No excerpt is taken from beyond. */
const longestBody = 20_000;

type Asked = {
  kind: HitKind;
  locale: Locale;
  phrase: string;
  terms: readonly string[];
  limit: number;
  /** What stands for facts in the texts of pages. */
  tokens: readonly { token: string; text: string }[];
};

export type FoundEntry = {
  key: string;
  place: { externalUrl?: string | null; itemNo?: string; aboutType?: number; postType?: number; postNo?: string };
  title: string;
  body: string;
  /** The same with signs around the words that have a stem of the query; null in Chinese. */
  titleMarked: string | null;
  bodyMarked: string | null;
  total: string;
};

/** The words that say something by themselves: not “of”, «и»; all of them when none does. */
export async function sayingWords(db: Database, locale: Locale, words: readonly string[]): Promise<readonly string[]> {
  if (locale === 'cn' || words.length < 2) return words;
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...words]}::text[]) as word
    where numnode(plainto_tsquery(${dictionaries[locale]}::regconfig, word)) > 0`.execute(db);
  const saying = new Set(rows.map(({ word }) => word));
  return saying.size === 0 ? words : words.filter((word) => saying.has(word));
}

/** The best entries of a kind that have every term, as it stands or by its stem, with the number of all there are. */
export async function findEntries(db: Database, asked: Asked): Promise<FoundEntry[]> {
  const { kind, locale, phrase, terms, limit, tokens } = asked;
  const dictionary = sql`${dictionaries[locale]}::regconfig`;
  // Facts stand in pages only; elsewhere a brace is a brace, and filling in thousands of texts would cost.
  const filled = (text: RawBuilder<string>, written = (one: string) => one) =>
    kind === 'page'
      ? tokens.reduce((all, one) => sql<string>`replace(${all}, ${written(one.token)}, ${written(one.text)})`, text)
      : text;
  const stem = (term: string) => sql`plainto_tsquery(${dictionary}, ${term})`;
  const every = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);
  const inTitle = (term: string) =>
    sql`(strpos(title_said, ${term}) > 0 or coalesce(title_lexemes @@ ${stem(term)}, false))`;
  const inBody = (term: string) => sql`(strpos(body_said, ${term}) > 0 or key in (
    select key from search_text where kind = ${kind} and locale = ${locale} and body_lexemes @@ ${stem(term)}))`;
  // Of one word every form is as good as another.
  const phrased =
    terms.length === 1
      ? sql`true`
      : sql`(strpos(title_said, ${phrase}) > 0 or strpos(body_said, ${phrase}) > 0
          or coalesce(title_lexemes @@ phraseto_tsquery(${dictionary}, ${phrase}), false) or key in (
            select key from search_text where kind = ${kind} and locale = ${locale}
              and body_lexemes @@ phraseto_tsquery(${dictionary}, ${phrase})))`;
  const anyStem = sql`(select string_agg(stem::text, ' | ')::tsquery from unnest(${[...terms]}::text[]) as term,
    lateral (select plainto_tsquery(${dictionary}, term) as stem) as stems where numnode(stem) > 0)`;
  const marked = (text: string) => sql`case when locale <> 'cn' then ts_headline(${dictionary},
    lower(translate(${sql.ref(text)}, 'ёЁ<>', 'ее  ') collate "und-x-icu"), ${anyStem},
    ${`HighlightAll=true, StartSel=${hitBegins}, StopSel=${hitEnds}`}) end`;

  const { rows } = await sql<FoundEntry>`
    with entry as ${kind === 'page' ? sql`materialized` : sql`not materialized`} (
      select *, ${filled(sql`title_folded`, folded)} as title_said, ${filled(sql`body_folded`, folded)} as body_said
      from search_entry where kind = ${kind} and locale = ${locale} and shown and (kind <> 'news' or newest <= now())
        and (kind <> 'page' or key = any(${[...pagePlaces.keys()]}::text[]))
    ), best as (
      select kind, key, locale, place, count(*) over () as total, row_number() over (
        order by (${every(terms.map(inTitle))}) desc, ${phrased} desc, newest desc nulls last, position, key) as rank
      from entry where ${every(terms.map((term) => sql`(${inTitle(term)} or ${inBody(term)})`))}
      order by rank limit ${limit}
    ), shown as (
      select key, locale, place, total, rank, ${filled(sql`title`)} as title, ${filled(sql`left(body, ${longestBody})`)} as body
      from best join search_text using (kind, locale, key)
    )
    select key, place, total, title, body, ${marked('title')} as title_marked, ${marked('body')} as body_marked
    from shown order by rank
  `.execute(db);
  return rows;
}
