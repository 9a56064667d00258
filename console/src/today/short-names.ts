import { type Locale, locales } from 'contract/locales.ts';

/** Languages in few letters: 中文 EN RU. */
export function shortNames(names: readonly Locale[]): string {
  return names.map((name) => locales[name].shortName).join(' ');
}
