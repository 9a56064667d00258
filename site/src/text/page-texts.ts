import type { Locale } from 'contract/locales.ts';
import { loadLanguage } from './catalogue.ts';
import type { blocks } from './cn/blocks.ts';
import type { company } from './cn/company.ts';
import type { contact } from './cn/contact.ts';
import type { forms } from './cn/forms.ts';
import type { home } from './cn/home.ts';
import type { jobs } from './cn/jobs.ts';
import type { messages } from './cn/messages.ts';
import type { news } from './cn/news.ts';
import type { pictures } from './cn/pictures.ts';
import type { privacy } from './cn/privacy.ts';
import type { products } from './cn/products.ts';
import type { reports } from './cn/reports.ts';
import type { resumes } from './cn/resumes.ts';
import type { search } from './cn/search.ts';
import type { submissions } from './cn/submissions.ts';
import type { supervision } from './cn/supervision.ts';
import type { traces } from './cn/traces.ts';
import type { typicalValues } from './cn/typical-values.ts';
import type { uploads } from './cn/uploads.ts';
import type { year20 } from './cn/year20.ts';

/** Words of one page or dialog, by feature. The Chinese files are the types of the other two. */
export type PageTexts = {
  blocks: typeof blocks;
  company: typeof company;
  contact: typeof contact;
  forms: typeof forms;
  home: typeof home;
  jobs: typeof jobs;
  messages: typeof messages;
  news: typeof news;
  pictures: typeof pictures;
  privacy: typeof privacy;
  products: typeof products;
  reports: typeof reports;
  resumes: typeof resumes;
  search: typeof search;
  submissions: typeof submissions;
  supervision: typeof supervision;
  traces: typeof traces;
  'typical-values': typeof typicalValues;
  uploads: typeof uploads;
  year20: typeof year20;
};

export type PageTextName = keyof PageTexts;

/** Gives the words of a feature in the visitor's language. */
export type PageTextOf = <Name extends PageTextName>(name: Name) => PageTexts[Name];

/**
 * A chunk for each, so that a page brings its own words only; each language names its own (catalogue.ts). A file exports
 * its words and nothing else, under whatever name: to pick them out there would cost every page a line for each file.
 */
export type PageTextFiles = { [Name in PageTextName]: () => Promise<Record<string, PageTexts[Name]>> };

const loaded: Record<Locale, Partial<PageTexts>> = { cn: {}, en: {}, ru: {} };

/** To be awaited by whoever brings a page or a dialog, before it is rendered. */
export async function loadPageText(locale: Locale, name: PageTextName): Promise<void> {
  const { pageTextFiles } = await loadLanguage[locale]();
  keep(locale, name, await pageTextFiles[name]());
}

function keep<Name extends PageTextName>(locale: Locale, name: Name, file: Record<string, PageTexts[Name]>): void {
  const texts: Partial<PageTexts> = loaded[locale];
  const [found] = Object.values(file);
  if (found !== undefined) texts[name] = found;
}

/** Throws when nobody has loaded it: the page's route or the dialog's opener must name it. */
export function pageText<Name extends PageTextName>(locale: Locale, name: Name): PageTexts[Name] {
  const text = loaded[locale][name];
  if (text === undefined) throw new Error(`the texts of “${name}” are not loaded in ${locale}`);
  return text;
}
