import { defaultLocale, type Locale, localeNames } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import { type RawBuilder, sql } from 'kysely';

/** A text in a response, with its actual language. */
export class LocalizedText {
  readonly text: string;
  readonly locale: Locale;
  constructor(text: string, locale: Locale) {
    this.text = text;
    this.locale = locale;
  }
}

function isWritten(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

/** The text in the requested language, or the Chinese text marked as Chinese (W17). */
export function pickLocale(localized: Localized, locale: Locale): LocalizedText {
  const text = localized[locale];
  return isWritten(text) ? new LocalizedText(text, locale) : new LocalizedText(localized.cn, defaultLocale);
}

/** The same text with each of its translations changed. */
export function mapLocalized(localized: Localized, change: (text: string, locale: Locale) => string): Localized {
  const changed: Localized = { cn: '' };
  for (const locale of localeNames) {
    const text = localized[locale];
    if (text !== undefined) changed[locale] = change(text, locale);
  }
  return changed;
}

/** The languages that all of these texts are written in. */
export function writtenIn(texts: readonly Localized[]): Locale[] {
  return localeNames.filter((locale) => texts.every((text) => isWritten(text[locale])));
}

/** Rows that are listed in the language. */
export function isVisibleIn(locale: Locale): RawBuilder<boolean> {
  return sql<boolean>`${locale} = any (visible_in)`;
}

/** The same as an SQL expression, so that the texts of many rows need not be read. */
export function writtenInColumns(columns: readonly string[]): RawBuilder<Locale[]> {
  const written = columns.map((column) => sql`${sql.ref(column)} ->> locale ~ '\\S'`);
  return sql`array(select locale from unnest(${[...localeNames]}::text[]) as locale where ${sql.join(written, sql` and `)})`;
}
