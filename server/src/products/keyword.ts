import { foldCase } from 'contract/fold-case.ts';
import type { Locale } from 'contract/locales.ts';
import { type RawBuilder, sql } from 'kysely';
import { textSearchConfigurations } from '../database/text-search.ts';

/** The keyword of a product search and the visitor's language. */
export type Keyword = { text: string; locale: Locale };

/**
 * Matches products that have every word of the keyword: in the item number, in the name in the visitor's
 * language, Chinese or English, or in the shown introduction. Any part of a word matches, and so does another
 * form of the word. Case, ё and full-width letters make no difference.
 */
export function foundBy({ text, locale }: Keyword): RawBuilder<boolean> {
  const searched = sql.ref(`product.keyword_text_${locale}`);
  const conditions = wordsOf(text).map(
    (word) => sql<boolean>`(strpos(${searched}, ${word}) > 0 or ${isFormOf(word, locale)})`,
  );
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The other forms of a word have its stem. Item numbers and what has other characters must be found as written. */
function isFormOf(word: string, locale: Locale): RawBuilder<boolean> {
  const { name, hasStems } = textSearchConfigurations[locale];
  if (!hasStems || !/^[\p{L}-]+$/u.test(word)) return sql<boolean>`false`;
  return sql<boolean>`${sql.ref(`product.keyword_stems_${locale}`)} @@ phraseto_tsquery(${name}::regconfig, ${word})`;
}

/** The words of a keyword, folded like the columns of migration 031. */
export function wordsOf(text: string): string[] {
  return foldCase(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
}
