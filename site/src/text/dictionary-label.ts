import type { DictionaryEntry } from 'contract/dictionaries.ts';
import type { Locale } from 'contract/locales.ts';

/** An entry has a label in each language, under the wire's field names. */
export function dictionaryLabel(locale: Locale, { dictLabel, cssClass, remark }: DictionaryEntry): string {
  return { cn: dictLabel, en: cssClass, ru: remark }[locale];
}

/** The options of a field whose values are the entries; undefined until they have loaded. */
export function dictionaryOptions(
  locale: Locale,
  entries: readonly DictionaryEntry[] | undefined,
): { value: string; label: string }[] | undefined {
  return entries?.map((entry) => ({ value: entry.dictValue, label: dictionaryLabel(locale, entry) }));
}
