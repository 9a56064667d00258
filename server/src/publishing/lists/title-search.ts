/** The search in titles, numbers and ids: titles as the site shows them, some of which quote facts. */
import { foldCase } from 'contract/fold-case.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import type { Facts } from 'contract/settings.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { factPlaceholders } from '../../settings/facts.ts';
import { findFacts } from '../../settings/store.ts';
import { kindsThatQuoteFacts } from '../items/filled-titles.ts';

/** The words that are searched, and the text of a row of `content_item as i` in which they are searched. */
export type TitleSearch = { words: readonly string[]; searched: RawBuilder<string> };

/** The words of a search. Case, width and composition make no difference. */
function searchWords(text: string): string[] {
  return foldCase(text).split(/\s+/u).filter(Boolean);
}

/** Undefined if the text has no words. */
export async function searchOf(db: Database, text: string | undefined): Promise<TitleSearch | undefined> {
  const words = searchWords(text ?? '');
  return words.length === 0 ? undefined : { words, searched: searchedText(await findFacts(db)) };
}

/** The condition on `content_item as i`: every word must occur in a title, in the number or in the id. */
export function containsWords({ words, searched }: TitleSearch): RawBuilder<boolean> {
  return sql`${sql.join(
    words.map((word) => sql`position(${word} in ${searched}) > 0`),
    sql` and `,
  )}`;
}

/** Rows without a placeholder, nearly all, are searched as they are stored. */
function searchedText(facts: Facts | undefined): RawBuilder<string> {
  if (facts === undefined) return sql`i.search_text`;
  const titles = localeNames.map((locale) => filledTitle(facts, locale));
  return sql`case when position('{' in i.search_text) = 0 or i.kind <> all (${[...kindsThatQuoteFacts]}::text[])
    then i.search_text else concat_ws(E'\n', ${sql.join(titles)}, i.search_text) end`;
}

/** The title of a language with the facts that it quotes, in the form of `foldCase`. */
function filledTitle(facts: Facts, locale: Locale): RawBuilder<string> {
  let title = sql<string>`replace(lower(normalize(i.titles ->> ${locale}, nfkc) collate "und-x-icu"), 'ё', 'е')`;
  for (const { placeholder, text } of factPlaceholders(facts, locale))
    title = sql`replace(${title}, ${foldCase(placeholder)}, ${foldCase(text)})`;
  return title;
}
