import type { Locale } from 'contract/locales.ts';
import type { Catalogue } from './cn/catalogue.ts';
import type { PageTextFiles } from './page-text-types.ts';

/**
 * Each language is a separate chunk that lists its own files, so that no page carries the names of all three languages.
 */
export const loadLanguage: Record<Locale, () => Promise<{ catalogue: Catalogue; pageTextFiles: PageTextFiles }>> = {
  cn: () => import('./cn/catalogue.ts'),
  en: () => import('./en/catalogue.ts'),
  ru: () => import('./ru/catalogue.ts'),
};
