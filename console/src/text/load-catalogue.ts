import type { Locale } from 'contract/locales.ts';
import type { Catalogue } from './cn/catalogue.ts';

/** Each language is a file of its own, so that a browser loads only the one that is read. */
export const loadCatalogue: Record<Locale, () => Promise<{ catalogue: Catalogue }>> = {
  cn: () => import('./cn/catalogue.ts'),
  en: () => import('./en/catalogue.ts'),
  ru: () => import('./ru/catalogue.ts'),
};
