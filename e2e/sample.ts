import { type Locale, localeNames } from 'contract/locales.ts';

/** The language that `npm test` takes for the case of this number: all three come up in turn. */
export function sampledLocale(index: number): Locale {
  return localeNames[index % localeNames.length] ?? 'cn';
}

/** For a case in one language: the languages that are not sampled are left to `npm run prove`. */
export function sampled(index: number, locale: Locale): { tag: string[] } {
  return { tag: locale === sampledLocale(index) ? [] : [prove] };
}

/** Marks what only `npm run prove` runs. */
export const prove = '@prove';
