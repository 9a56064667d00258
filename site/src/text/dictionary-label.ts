import type { DictionaryEntry } from 'contract/dictionaries.ts';
import type { Locale } from 'contract/locales.ts';

/** An entry has a label in each language, under the wire's field names. */
export function dictionaryLabel(locale: Locale, { dictLabel, cssClass, remark }: DictionaryEntry): string {
  return { cn: dictLabel, en: cssClass, ru: remark }[locale];
}
