import type { Locale } from 'contract/locales.ts';
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
import type { typicalValues } from './cn/typical-values.ts';
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
  'typical-values': typeof typicalValues;
  year20: typeof year20;
};

export type PageTextName = keyof PageTexts;

/** Those whose files are named by the code of a dialog or of a page that few open (dialog-texts.ts): every page would carry their names. */
type DialogTextName = 'reports' | 'resumes' | 'submissions';

export type RoutedTextName = Exclude<PageTextName, DialogTextName>;

/** Gives the words of a feature in the visitor's language. */
export type PageTextOf = <Name extends PageTextName>(name: Name) => PageTexts[Name];

type Files = { [Name in RoutedTextName]: () => Promise<PageTexts[Name]> };

/** A chunk for each, so that a page brings its own words only. */
const files: Record<Locale, Files> = {
  cn: {
    blocks: async () => (await import('./cn/blocks.ts')).blocks,
    company: async () => (await import('./cn/company.ts')).company,
    contact: async () => (await import('./cn/contact.ts')).contact,
    forms: async () => (await import('./cn/forms.ts')).forms,
    home: async () => (await import('./cn/home.ts')).home,
    jobs: async () => (await import('./cn/jobs.ts')).jobs,
    messages: async () => (await import('./cn/messages.ts')).messages,
    news: async () => (await import('./cn/news.ts')).news,
    pictures: async () => (await import('./cn/pictures.ts')).pictures,
    privacy: async () => (await import('./cn/privacy.ts')).privacy,
    products: async () => (await import('./cn/products.ts')).products,
    search: async () => (await import('./cn/search.ts')).search,
    supervision: async () => (await import('./cn/supervision.ts')).supervision,
    'typical-values': async () => (await import('./cn/typical-values.ts')).typicalValues,
    year20: async () => (await import('./cn/year20.ts')).year20,
  },
  en: {
    blocks: async () => (await import('./en/blocks.ts')).blocks,
    company: async () => (await import('./en/company.ts')).company,
    contact: async () => (await import('./en/contact.ts')).contact,
    forms: async () => (await import('./en/forms.ts')).forms,
    home: async () => (await import('./en/home.ts')).home,
    jobs: async () => (await import('./en/jobs.ts')).jobs,
    messages: async () => (await import('./en/messages.ts')).messages,
    news: async () => (await import('./en/news.ts')).news,
    pictures: async () => (await import('./en/pictures.ts')).pictures,
    privacy: async () => (await import('./en/privacy.ts')).privacy,
    products: async () => (await import('./en/products.ts')).products,
    search: async () => (await import('./en/search.ts')).search,
    supervision: async () => (await import('./en/supervision.ts')).supervision,
    'typical-values': async () => (await import('./en/typical-values.ts')).typicalValues,
    year20: async () => (await import('./en/year20.ts')).year20,
  },
  ru: {
    blocks: async () => (await import('./ru/blocks.ts')).blocks,
    company: async () => (await import('./ru/company.ts')).company,
    contact: async () => (await import('./ru/contact.ts')).contact,
    forms: async () => (await import('./ru/forms.ts')).forms,
    home: async () => (await import('./ru/home.ts')).home,
    jobs: async () => (await import('./ru/jobs.ts')).jobs,
    messages: async () => (await import('./ru/messages.ts')).messages,
    news: async () => (await import('./ru/news.ts')).news,
    pictures: async () => (await import('./ru/pictures.ts')).pictures,
    privacy: async () => (await import('./ru/privacy.ts')).privacy,
    products: async () => (await import('./ru/products.ts')).products,
    search: async () => (await import('./ru/search.ts')).search,
    supervision: async () => (await import('./ru/supervision.ts')).supervision,
    'typical-values': async () => (await import('./ru/typical-values.ts')).typicalValues,
    year20: async () => (await import('./ru/year20.ts')).year20,
  },
};

const loaded: Record<Locale, Partial<PageTexts>> = { cn: {}, en: {}, ru: {} };

/** To be awaited by whoever brings a page or a dialog, before it is rendered. */
export async function loadPageText(locale: Locale, name: RoutedTextName): Promise<void> {
  await load(locale, name);
}

async function load<Name extends RoutedTextName>(locale: Locale, name: Name): Promise<PageTexts[Name]> {
  const found = loaded[locale][name] ?? (await files[locale][name]());
  keepPageText(locale, name, found);
  return found;
}

export function keepPageText<Name extends PageTextName>(locale: Locale, name: Name, text: PageTexts[Name]): void {
  const words: Partial<PageTexts> = loaded[locale];
  words[name] = text;
}

/** Throws when nobody has loaded it: the page's route or the dialog's opener must name it. */
export function pageText<Name extends PageTextName>(locale: Locale, name: Name): PageTexts[Name] {
  const text = loaded[locale][name];
  if (text === undefined) throw new Error(`the texts of “${name}” are not loaded in ${locale}`);
  return text;
}
