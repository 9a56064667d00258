import type { DictionaryEntry } from 'contract/dictionaries.ts';
import type { Locale } from 'contract/locales.ts';

/** An entry carries its label in all three languages, under the wire's own names. */
export function dictionaryLabel(locale: Locale, { dictLabel, cssClass, remark }: DictionaryEntry): string {
  return { cn: dictLabel, en: cssClass, ru: remark }[locale];
}
