import type { Locale } from 'contract/locales.ts';
import type { catalogue } from './cn/catalogue.ts';

/** The Chinese texts are the type of the other two. */
export type Catalogue = typeof catalogue;

/** Each language is a chunk of its own. */
export const loadCatalogue: Record<Locale, () => Promise<Catalogue>> = {
  cn: async () => (await import('./cn/catalogue.ts')).catalogue,
  en: async () => (await import('./en/catalogue.ts')).catalogue,
  ru: async () => (await import('./ru/catalogue.ts')).catalogue,
};
