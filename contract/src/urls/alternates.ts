import { type Locale, locales } from '../locales.ts';
import { canonicalLocale, localePath } from './paths.ts';

/** A page's canonical path and its path in each language, for search engines. */
export type Alternates = { canonical: string; alternates: { hreflang: string; path: string }[] };

/**
 * `languages` are the languages that the page is written in. A page that has no Chinese text is
 * canonical in the first of them.
 */
export function alternatesOf(path: string, languages: readonly Locale[], locale: Locale): Alternates {
  const fallback = languages.includes(canonicalLocale) ? canonicalLocale : (languages[0] ?? canonicalLocale);
  const inLanguages = languages.map((of) => ({ hreflang: locales[of].tag, path: localePath(of, path) }));
  return {
    canonical: localePath(languages.includes(locale) ? locale : fallback, path),
    alternates: [...inLanguages, { hreflang: 'x-default', path: localePath(fallback, path) }],
  };
}
