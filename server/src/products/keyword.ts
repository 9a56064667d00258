import type { Locale } from 'contract/locales.ts';
import { type RawBuilder, sql } from 'kysely';

/** What somebody looks for, and the language they read. */
export type Keyword = { text: string; locale: Locale };

/**
 * Holds for products that have every word of the keyword somewhere in their number, their name in the reader's language, in
 * Chinese or in English, or the introduction that the reader sees. Capitals do not matter, nor ё and full-width letters.
 */
export function foundBy({ text, locale }: Keyword): RawBuilder<boolean> {
  const words = sameLetters(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const each = words.map((word) => sql<boolean>`${searched(locale)} like ${`%${literally(word)}%`}`);
  return each.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(each, sql` and `)})`;
}

function searched(locale: Locale): RawBuilder<string> {
  return sql<string>`translate(lower(normalize(concat_ws(E'\\n', product.item_no, product.name ->> ${locale}, product.name ->> 'cn',
    product.name ->> 'en', coalesce(nullif(product.introduction ->> ${locale}, ''), product.introduction ->> 'cn')), nfkc)), 'ё', 'е')`;
}

function sameLetters(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
}

/** In a pattern these three stand for more than themselves. */
function literally(word: string): string {
  return word.replaceAll(/[\\%_]/g, '\\$&');
}
