import { type Locale, locales } from './locales.ts';
import { canonicalLocale, plainAddress } from './paths.ts';

/** For search engines: where a page is at home, and where it stands in each language. Addresses without their host. */
export type Alternates = { canonical: string; alternates: { hreflang: string; address: string }[] };

/** Of a page that is there in these languages; one that is only there in others has its home among them. */
export function alternatesOf(path: string, languages: readonly Locale[], locale: Locale): Alternates {
  const fallback = languages.includes(canonicalLocale) ? canonicalLocale : (languages[0] ?? canonicalLocale);
  const inLanguages = languages.map((of) => ({ hreflang: locales[of].tag, address: plainAddress(of, path) }));
  return {
    canonical: plainAddress(languages.includes(locale) ? locale : fallback, path),
    alternates: [...inLanguages, { hreflang: 'x-default', address: plainAddress(fallback, path) }],
  };
}
