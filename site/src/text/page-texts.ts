import type { Locale } from 'contract/locales.ts';
import type { coming } from './cn/coming.ts';
import type { company } from './cn/company.ts';
import type { contact } from './cn/contact.ts';
import type { home } from './cn/home.ts';
import type { messages } from './cn/messages.ts';
import type { news } from './cn/news.ts';
import type { privacy } from './cn/privacy.ts';
import type { products } from './cn/products.ts';

/** Words of one page or dialog, by feature. The Chinese files are the types of the other two. */
export type PageTexts = {
  coming: typeof coming;
  company: typeof company;
  contact: typeof contact;
  home: typeof home;
  messages: typeof messages;
  news: typeof news;
  privacy: typeof privacy;
  products: typeof products;
};

export type PageTextName = keyof PageTexts;

/** Gives the words of a feature in the visitor's language. */
export type PageTextOf = <Name extends PageTextName>(name: Name) => PageTexts[Name];

type Files = { [Name in PageTextName]: () => Promise<PageTexts[Name]> };

/** A chunk for each, so that a page brings its own words only. */
const files: Record<Locale, Files> = {
  cn: {
    coming: async () => (await import('./cn/coming.ts')).coming,
    company: async () => (await import('./cn/company.ts')).company,
    contact: async () => (await import('./cn/contact.ts')).contact,
    home: async () => (await import('./cn/home.ts')).home,
    messages: async () => (await import('./cn/messages.ts')).messages,
    news: async () => (await import('./cn/news.ts')).news,
    privacy: async () => (await import('./cn/privacy.ts')).privacy,
    products: async () => (await import('./cn/products.ts')).products,
  },
  en: {
    coming: async () => (await import('./en/coming.ts')).coming,
    company: async () => (await import('./en/company.ts')).company,
    contact: async () => (await import('./en/contact.ts')).contact,
    home: async () => (await import('./en/home.ts')).home,
    messages: async () => (await import('./en/messages.ts')).messages,
    news: async () => (await import('./en/news.ts')).news,
    privacy: async () => (await import('./en/privacy.ts')).privacy,
    products: async () => (await import('./en/products.ts')).products,
  },
  ru: {
    coming: async () => (await import('./ru/coming.ts')).coming,
    company: async () => (await import('./ru/company.ts')).company,
    contact: async () => (await import('./ru/contact.ts')).contact,
    home: async () => (await import('./ru/home.ts')).home,
    messages: async () => (await import('./ru/messages.ts')).messages,
    news: async () => (await import('./ru/news.ts')).news,
    privacy: async () => (await import('./ru/privacy.ts')).privacy,
    products: async () => (await import('./ru/products.ts')).products,
  },
};

const loaded: Record<Locale, Partial<PageTexts>> = { cn: {}, en: {}, ru: {} };

/** To be awaited by whoever brings a page or a dialog, before it is rendered. */
export async function loadPageText(locale: Locale, name: PageTextName): Promise<void> {
  await keep(locale, name);
}

async function keep<Name extends PageTextName>(locale: Locale, name: Name): Promise<PageTexts[Name]> {
  const words: Partial<PageTexts> = loaded[locale];
  const found = words[name] ?? (await files[locale][name]());
  words[name] = found;
  return found;
}

/** Throws when nobody has loaded it: the page's route or the dialog's opener must name it. */
export function pageText<Name extends PageTextName>(locale: Locale, name: Name): PageTexts[Name] {
  const text = loaded[locale][name];
  if (text === undefined) throw new Error(`the texts of “${name}” are not loaded in ${locale}`);
  return text;
}
