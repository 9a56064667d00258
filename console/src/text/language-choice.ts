import { defaultLocale, isLocale, type Locale } from 'contract/locales.ts';
import type { Catalogue } from './cn/catalogue.ts';
import { loadCatalogue } from './load-catalogue.ts';

/** The language that the console is shown in, with its texts. */
export type Language = { locale: Locale; texts: Catalogue };

const storageKey = 'console-language';

let current: Language | undefined;
const listeners = new Set<() => void>();

/** The language that was chosen last on this computer, otherwise Chinese. */
function storedLocale(): Locale {
  const stored = localStorage.getItem(storageKey);
  return isLocale(stored) ? stored : defaultLocale;
}

/** Loads the texts of the stored language. Called once, before anything is rendered. */
export async function loadStoredLanguage(): Promise<void> {
  await show(storedLocale());
}

export async function chooseLanguage(locale: Locale): Promise<void> {
  localStorage.setItem(storageKey, locale);
  await show(locale);
}

async function show(locale: Locale): Promise<void> {
  const { catalogue } = await loadCatalogue[locale]();
  current = { locale, texts: catalogue };
  for (const notify of listeners) notify();
}

/** The current language, also outside components. */
export function currentLanguage(): Language {
  if (current === undefined) throw new Error('The language is not loaded yet');
  return current;
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
