import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { chooseLanguage } from '../text/language-choice.ts';
import { useLocale } from '../text/use-language.ts';

/** Chooses the language of the console. Each language is named in itself, in full or by its short name. */
export function LanguageButtons({ name }: { name: 'ownName' | 'shortName' }) {
  const current = useLocale();
  const titleOf = (locale: Locale) => (name === 'shortName' ? locales[locale].ownName : undefined);
  return localeNames.map((locale) => (
    <button
      key={locale}
      type="button"
      lang={locales[locale].tag}
      title={titleOf(locale)}
      aria-pressed={locale === current}
      onClick={() => void chooseLanguage(locale)}
    >
      {locales[locale][name]}
    </button>
  ));
}
