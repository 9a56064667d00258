import { type Locale, locales } from './locales.ts';
import { canonicalLocale, plainAddress } from './paths.ts';

/**
 * The canonical address of a page and its address in each language, for search engines. Addresses
 * have no host.
 */
export type Alternates = { canonical: string; alternates: { hreflang: string; address: string }[] };

/**
 * `languages` are the languages that the page is written in. A page that has no Chinese text is
 * canonical in the first of them.
 */
export function alternatesOf(path: string, languages: readonly Locale[], locale: Locale): Alternates {
  const fallback = languages.includes(canonicalLocale) ? canonicalLocale : (languages[0] ?? canonicalLocale);
  const inLanguages = languages.map((of) => ({ hreflang: locales[of].tag, address: plainAddress(of, path) }));
  return {
    canonical: plainAddress(languages.includes(locale) ? locale : fallback, path),
    alternates: [...inLanguages, { hreflang: 'x-default', address: plainAddress(fallback, path) }],
  };
}
