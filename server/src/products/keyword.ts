import type { Locale } from 'contract/locales.ts';
import { type RawBuilder, sql } from 'kysely';

/** The keyword of a product search and the visitor's language. */
export type Keyword = { text: string; locale: Locale };

/**
 * Matches products that have every word of the keyword: in the item number, in the name in the
 * visitor's language, Chinese or English, or in the shown introduction. Case, ё and full-width
 * letters make no difference.
 */
export function foundBy({ text, locale }: Keyword): RawBuilder<boolean> {
  const searched = sql.ref(`product.keyword_text_${locale}`);
  const conditions = wordsOf(text).map((word) => sql<boolean>`strpos(${searched}, ${word}) > 0`);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The words of a keyword, without what makes no difference. */
export function wordsOf(text: string): string[] {
  return normalize(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Normalizes like migration 031. */
function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
}
