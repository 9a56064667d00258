import type { Locale } from 'contract/locales.ts';
import { useSyncExternalStore } from 'react';
import type { Catalogue } from './cn/catalogue.ts';
import { currentLanguage, onLanguageChange } from './language-choice.ts';

/** All texts in the current language: `const { news } = useTexts()`. */
export function useTexts(): Catalogue {
  return useSyncExternalStore(onLanguageChange, currentLanguage).texts;
}

export function useLocale(): Locale {
  return useSyncExternalStore(onLanguageChange, currentLanguage).locale;
}
