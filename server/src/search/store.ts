import type { Locale } from 'contract/locales.ts';
import type { ResultKind } from 'contract/search.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { textSearchConfigurations } from '../database/text-search.ts';
import { type Concept, figurePatterns, type Term, textsOf } from './concepts.ts';
import { folded } from './folded.ts';
import { matchEnd, matchStart } from './highlights.ts';
import { indexQueryOf } from './index-query.ts';
import { searchablePages } from './searchable-pages.ts';

/** Excerpts come only from this much of the text. */
const maxBodyLength = 20_000;

/** Only this many matches are ranked by phrase; the others by title and date. */
const maxRanked = 500;

type SearchQuery = {
  locale: Locale;
  phrase: string;
  concepts: readonly Concept[];
  limit: number;
  /** The placeholders of facts in texts of pages. */
  placeholders: readonly { placeholder: string; text: string }[];
};

export type FoundEntry = {
  kind: ResultKind;
  key: string;
  place: { externalUrl?: string | null; itemNo?: string; aboutType?: number; postType?: number; postNo?: string };
  title: string;
  body: string;
  /** The name of a product's picture; null for everything else. */
  picture: string | null;
  /** Of news; null for everything else. */
  publishedAt: Date | null;
  /** The same with markers around words that have a stem of the query; null in a language without stems. */
  titleHighlighted: string | null;
  bodyHighlighted: string | null;
  total: string;
};

/** The words without stop words such as “of” and «и»; all words if each is a stop word. */
export async function readTerms(db: Database, locale: Locale, words: readonly string[]): Promise<readonly Term[]> {
  const { name, hasStems } = textSearchConfigurations[locale];
  if (!hasStems) return words.map((text) => ({ text, stems: [] }));
  const { rows } = await sql<Term>`
    select word as text, tsvector_to_array(to_tsvector(${name}::regconfig, word)) as stems
    from unnest(${[...words]}::text[]) with ordinality as term (word, ordinal) order by ordinal`.execute(db);
  const meaningful = rows.filter(({ stems }) => stems.length > 0);
  return meaningful.length === 0 ? rows : meaningful;
}

/** The best entries of each kind that contain every concept by its terms or their stems, with the total of each kind. */
export async function findEntries(db: Database, query: SearchQuery): Promise<FoundEntry[]> {
  const [items, pages] = await Promise.all([findItems(db, query), findPages(db, query)]);
  return [...items, ...pages];
}

/** There may be tens of thousands of items, so an index finds them without reading their texts. */
async function findItems(db: Database, { locale, phrase, concepts, limit }: SearchQuery): Promise<FoundEntry[]> {
  const columns = { title: sql`title_folded`, body: sql`body_folded` };
  const { inTitle, containsPhrase, highlighted } = conditionsOf({ locale, concepts, phrase }, columns);
  const patterns = figurePatterns(concepts);
  const containsFigures =
    patterns.length === 0 ? sql`true` : sql`(${allOf(patterns.map((pattern) => sql`body_folded ~ ${pattern}`))})`;

  const { rows } = await sql<FoundEntry>`
    with matched as materialized (
      select kind, key, newest, position, ${inTitle} as in_title from search_entry
      where locale = ${sql.lit(locale)} and kind <> 'page' and shown and (kind <> 'news' or newest <= now())
        and search_terms(title_folded, body_folded, locale) @@ ${indexQueryOf(concepts)}::tsquery
    ), best as (
      select listed.* from (select kind as of_kind, count(*) as total from matched group by kind) as totals, lateral (
        select kind, key, total, in_title from matched where kind = of_kind
        order by in_title desc, newest desc nulls last, position, key limit ${concepts.length === 1 ? limit : maxRanked}
      ) as listed
    ), ranked as (
      select kind, key, total, place, newest, title, body, row_number() over (
        partition by kind order by in_title desc, ${containsFigures} desc, ${containsPhrase} desc, newest desc nulls last, position, key) as rank
      from best join search_entry using (kind, key) where locale = ${sql.lit(locale)}
    ), shown as (
      select kind, key, place, newest, total, rank, title, left(body, ${maxBodyLength}) as body from ranked where rank <= ${limit}
    )
    select kind, key, place, total, title, body, ${highlighted('title')} as title_highlighted, ${highlighted('body')} as body_highlighted,
      (select picture from product where shown.kind = 'product' and item_no = shown.place ->> 'itemNo') as picture,
      case kind when 'news' then newest end as published_at
    from shown order by kind, rank
  `.execute(db);
  return rows;
}

/** There are few pages, and facts must be inserted into their texts before the search. */
async function findPages(
  db: Database,
  { locale, phrase, concepts, limit, placeholders }: SearchQuery,
): Promise<FoundEntry[]> {
  const columns = { title: sql`title_resolved`, body: sql`body_resolved` };
  const { inTitle, inText, containsPhrase, highlighted } = conditionsOf({ locale, concepts, phrase }, columns);
  const withFacts = (source: RawBuilder<string>, transform = (text: string) => text) =>
    placeholders.reduce(
      (result, { placeholder, text }) => sql<string>`replace(${result}, ${transform(placeholder)}, ${transform(text)})`,
      source,
    );
  const { rows } = await sql<FoundEntry>`
    with entry as materialized (
      select *, ${withFacts(sql`title_folded`, folded)} as title_resolved, ${withFacts(sql`body_folded`, folded)} as body_resolved
      from search_entry where kind = 'page' and locale = ${locale} and shown and key = any(${[...searchablePages.keys()]}::text[])
    ), shown as (
      select kind, key, place, count(*) over () as total, ${withFacts(sql`title`)} as title,
        ${withFacts(sql`left(body, ${maxBodyLength})`)} as body, row_number() over (
          order by (${inTitle}) desc, ${containsPhrase} desc, newest desc nulls last, position, key) as rank
      from entry where ${inText}
      order by rank limit ${limit}
    )
    select kind, key, place, total, title, body, ${highlighted('title')} as title_highlighted, ${highlighted('body')} as body_highlighted,
      null as picture, null as published_at
    from shown order by rank
  `.execute(db);
  return rows;
}

/** Whether a text contains a concept, from whether it contains one term. */
function anyAlternative(contains: (term: Term) => RawBuilder<unknown>): (concept: Concept) => RawBuilder<unknown> {
  return ({ alternatives }) =>
    sql`(${sql.join(
      alternatives.map((terms) => sql`(${sql.join(terms.map(contains), sql` and `)})`),
      sql` or `,
    )})`;
}

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(conditions, sql` and `);
}

type Columns = { title: RawBuilder<unknown>; body: RawBuilder<unknown> };

/** The parts of a search statement. Items are searched as they are stored, pages with their facts inserted. */
function conditionsOf(
  { locale, concepts, phrase }: Pick<SearchQuery, 'locale' | 'concepts' | 'phrase'>,
  { title, body }: Columns,
) {
  const { name, hasStems } = textSearchConfigurations[locale];
  const configuration = sql`${name}::regconfig`;
  const stemQuery = (term: string) => sql`plainto_tsquery(${configuration}, ${term})`;
  const isPartOf = (column: RawBuilder<unknown>, { text, formsOnly }: Term) =>
    formsOnly === true ? sql`false` : sql`strpos(${column}, ${text}) > 0`;
  const titleHas = (term: Term) =>
    sql`(${isPartOf(title, term)} or coalesce(title_lexemes @@ ${stemQuery(term.text)}, false))`;
  const bodyHas = (term: Term) =>
    sql`(${isPartOf(body, term)} or coalesce(body_lexemes @@ ${stemQuery(term.text)}, false))`;
  const phraseQuery = sql`phraseto_tsquery(${configuration}, ${phrase})`;
  const anyStemQuery = sql`(select string_agg(stem::text, ' | ')::tsquery from unnest(${textsOf(concepts)}::text[]) as term,
    lateral (select plainto_tsquery(${configuration}, term) as stem) as stems where numnode(stem) > 0)`;
  const highlightOptions = `HighlightAll=true, StartSel=${matchStart}, StopSel=${matchEnd}`;
  return {
    inTitle: allOf(concepts.map(anyAlternative(titleHas))),
    inText: allOf(concepts.map(anyAlternative((term) => sql`(${titleHas(term)} or ${bodyHas(term)})`))),
    // With a single word there is no phrase to rank by.
    containsPhrase:
      concepts.length === 1
        ? sql`true`
        : sql`(strpos(${title}, ${phrase}) > 0 or strpos(${body}, ${phrase}) > 0
          or coalesce(title_lexemes @@ ${phraseQuery} or body_lexemes @@ ${phraseQuery}, false))`,
    /** A text with markers around words that have a stem of the query; null in a language without stems. */
    highlighted: (text: 'title' | 'body') =>
      hasStems
        ? sql`ts_headline(${configuration}, lower(translate(${sql.ref(text)}, 'ёЁ<>', 'ее  ') collate "und-x-icu"), ${anyStemQuery}, ${highlightOptions})`
        : sql`null`,
  };
}
