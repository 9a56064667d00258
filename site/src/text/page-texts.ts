import type { Locale } from 'contract/locales.ts';
import { singleExport } from '../pages/single-export.ts';
import { loadLanguage } from './catalogue.ts';
import type { PageTextName, PageTexts } from './page-text-types.ts';

const loaded: Record<Locale, Partial<PageTexts>> = { cn: {}, en: {}, ru: {} };

/** Await this before rendering a page or a dialog that uses the texts. */
export async function loadPageText(locale: Locale, name: PageTextName): Promise<void> {
  const { pageTextFiles } = await loadLanguage[locale]();
  store(locale, name, await pageTextFiles[name]());
}

function store<Name extends PageTextName>(locale: Locale, name: Name, file: Record<string, PageTexts[Name]>): void {
  const texts: Partial<PageTexts> = loaded[locale];
  texts[name] = singleExport(file);
}

/** Throws when the texts are not loaded: the page's route or the dialog's loader must list them. */
export function pageText<Name extends PageTextName>(locale: Locale, name: Name): PageTexts[Name] {
  const text = loaded[locale][name];
  if (text === undefined) throw new Error(`the texts of “${name}” are not loaded in ${locale}`);
  return text;
}
