import type { Locale } from 'contract/locales.ts';
import type { catalogue } from './cn/catalogue.ts';
import type { PageTextFiles } from './page-texts.ts';

/** The Chinese texts are the type of the other two. */
export type Catalogue = typeof catalogue;

/** Each language is a chunk of its own, which names the files of its own words: no page carries the names of all three. */
export const loadLanguage: Record<Locale, () => Promise<{ catalogue: Catalogue; pageTextFiles: PageTextFiles }>> = {
  cn: () => import('./cn/catalogue.ts'),
  en: () => import('./en/catalogue.ts'),
  ru: () => import('./ru/catalogue.ts'),
};
