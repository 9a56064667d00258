import { defaultLocale, isLocale, type Locale, localeNames } from 'contract/locales.ts';

/** How many languages stand side by side. */
export type ColumnCount = 1 | 2 | 3;

type ShownLanguages = {
  count: ColumnCount;
  /** The one of single columns and of previews. */
  language: Locale;
  /** The one beside the source. */
  translation: Locale;
};

/**
 * The languages that an editor opens with. One that nobody asked for is the reader's own, unless the item has no text in
 * it and has one in another.
 */
export function firstShown(
  requested: string | null,
  own: Locale,
  written: readonly Locale[],
  count: ColumnCount,
): ShownLanguages {
  const asked = isLocale(requested) ? requested : undefined;
  const readable = written.includes(own) || written.length === 0 ? own : (written[0] ?? own);
  return { count, language: asked ?? readable, translation: besideSource(asked ?? own, 'en') };
}

/** The languages after somebody has picked one. */
export function withLanguage(shown: ShownLanguages, language: Locale): ShownLanguages {
  return { ...shown, language, translation: besideSource(language, shown.translation) };
}

export function columnsOf({ count, language, translation }: ShownLanguages): readonly Locale[] {
  if (count === 3) return localeNames;
  return count === 1 ? [language] : [defaultLocale, translation];
}

function besideSource(locale: Locale, other: Locale): Locale {
  return locale === defaultLocale ? other : locale;
}
