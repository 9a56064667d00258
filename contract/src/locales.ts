/**
 * The site's languages. The key is used in URLs and on the wire; `tag` is the BCP 47 tag for
 * `lang`, `hreflang` and `Content-Language`.
 */
export const locales = {
  cn: { tag: 'zh-Hans', ownName: '中文', shortName: '中文' },
  en: { tag: 'en', ownName: 'English', shortName: 'EN' },
  ru: { tag: 'ru', ownName: 'Русский', shortName: 'RU' },
} as const;

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = 'cn';

/** For visitors who ask for a language that the site does not have. */
export const internationalLocale: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

export const localeNames: readonly Locale[] = Object.keys(locales).filter(isLocale);

/** A value for each language. A new language does not compile until it is here. */
export function byLocale<Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> {
  return { cn: valueOf('cn'), en: valueOf('en'), ru: valueOf('ru') };
}
