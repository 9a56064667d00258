import { defaultLocale, type Locale, localeNames } from 'contract/locales.ts';

/** A text as it is stored: Chinese always, the others where somebody has written them. */
export type Localized = { cn: string } & Partial<Record<Locale, string>>;

/** A text on its way out, with the language it is really in. */
export class GivenText {
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

/** The text in the language asked for, or the Chinese one, which says that it is Chinese (W17). */
export function give(localized: Localized, locale: Locale): GivenText {
  const text = localized[locale];
  return isWritten(text) ? new GivenText(text, locale) : new GivenText(localized.cn, defaultLocale);
}

/** The languages in which every one of these texts is written. */
export function writtenIn(texts: readonly Localized[]): Locale[] {
  return localeNames.filter((locale) => texts.every((text) => isWritten(text[locale])));
}
