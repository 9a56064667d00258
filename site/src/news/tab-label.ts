import type { DictionaryEntry } from 'contract/dictionaries.ts';
import type { Locale } from 'contract/locales.ts';

/** A dictionary entry carries its label in all three languages, under the wire's own names. */
export function tabLabel({ dictLabel, cssClass, remark }: DictionaryEntry, locale: Locale): string {
  return { cn: dictLabel, en: cssClass, ru: remark }[locale];
}
