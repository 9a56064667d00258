import { defaultLocale, type Locale } from '../locales.ts';
import type { ProductFilters } from '../products/product-filter.ts';
import type { ScopeKey } from '../settings.ts';

export const aboutSections = ['company', 'history', 'culture', 'honor', 'teamStyle'] as const;
export type AboutSection = (typeof aboutSections)[number];

export const newsTabs = ['tab1', 'tab2', 'tab3'] as const;
export type NewsTab = (typeof newsTabs)[number];

export const responsibilitySections = ['environmental', 'science', 'socialGood'] as const;
export type ResponsibilitySection = (typeof responsibilitySections)[number];

/**
 * Every page: its pattern below the language, and whether the sitemap lists it (`items`: one
 * URL for each published item). The spelling `besinessScope` is the specification's.
 */
export const pages = {
  home: { pattern: '/', sitemap: true },
  about: { pattern: '/about/:section?', sitemap: true },
  petroleumCoke: { pattern: '/gpc', sitemap: true },
  calcinedCoke: { pattern: '/cpc', sitemap: true },
  bulkTrade: { pattern: '/besinessScope/bulkTrade', sitemap: true },
  productDetail: { pattern: '/besinessScope/bulkTrade/detail/:id', sitemap: 'items' },
  compare: { pattern: '/besinessScope/bulkTrade/compare', sitemap: false },
  integratedLogistics: { pattern: '/besinessScope/integratedLogistics', sitemap: true },
  productionManufacturing: { pattern: '/besinessScope/productionManufacturing', sitemap: true },
  industryFinanceCollaboration: { pattern: '/besinessScope/industryFinanceCollaboration', sitemap: true },
  exportOfServices: { pattern: '/besinessScope/exportOfServices', sitemap: true },
  news: { pattern: '/news', sitemap: true },
  newsDetail: { pattern: '/news/detail/:id', sitemap: 'items' },
  socialResponsibility: { pattern: '/socialResponsibility', sitemap: true },
  talentDevelopment: { pattern: '/talentDevelopment', sitemap: true },
  photoAlbum: { pattern: '/photoAlbum', sitemap: true },
  talentRecruitment: { pattern: '/talentRecruitment/:id', sitemap: true },
  certificates: { pattern: '/certificates', sitemap: true },
  supervisionAndReporting: { pattern: '/supervisionAndReporting', sitemap: true },
  contact: { pattern: '/contact', sitemap: true },
  message: { pattern: '/message', sitemap: false },
  report: { pattern: '/report', sitemap: false },
  submission: { pattern: '/submission', sitemap: false },
  year20: { pattern: '/year20', sitemap: true },
  privacy: { pattern: '/privacy', sitemap: true },
  search: { pattern: '/search', sitemap: false },
} as const satisfies Record<string, { pattern: string; sitemap: boolean | 'items' }>;

export type PageName = keyof typeof pages;

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(pages, name);
}

export const pageNames: readonly PageName[] = Object.keys(pages).filter(isPageName);

/** Filters of a product list, beside its category and page. */
export type ProductListChoice = ProductFilters & { keyword?: string | undefined; size?: number | undefined };

/** Filters of a list of news, beside its tab and page. */
type NewsListChoice = { size?: number | undefined; year?: number | undefined };

type Values = Record<string, string | number | undefined>;

/** The page's pattern with its parameters filled in, and the query. An undefined value is left out. */
function pathOf(name: PageName, parameters: Values = {}, query: Values = {}): string {
  const path = pages[name].pattern.replace(/\/:(\w+)\??/, (_, parameter: string) => {
    const value = parameters[parameter];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** The first page of a list has no number in its URL. */
function numberOf(page: number | undefined): number | undefined {
  return page === 1 ? undefined : page;
}

/** The path of each page within the site: the same after `#` and after a language. */
export const paths = {
  home: () => pathOf('home'),
  about: (section?: AboutSection) => pathOf('about', { section }),
  petroleumCoke: (item?: string) => pathOf('petroleumCoke', {}, { item: item || undefined }),
  calcinedCoke: (item?: string) => pathOf('calcinedCoke', {}, { item: item || undefined }),
  bulkTrade: (category?: number, page?: number, choice: ProductListChoice = {}) => {
    const { keyword, size, sulfur, vanadium, ash, use } = choice;
    return pathOf('bulkTrade', {}, { keyword, category, page: numberOf(page), size, sulfur, vanadium, ash, use });
  },
  productDetail: (id: string | number) => pathOf('productDetail', { id }),
  /** Item numbers and grades, side by side. */
  compare: (items: readonly string[] = []) => pathOf('compare', {}, { items: items.join('.') || undefined }),
  integratedLogistics: () => pathOf('integratedLogistics'),
  productionManufacturing: () => pathOf('productionManufacturing'),
  industryFinanceCollaboration: () => pathOf('industryFinanceCollaboration'),
  exportOfServices: () => pathOf('exportOfServices'),
  news: (tab?: NewsTab, page?: number, { size, year }: NewsListChoice = {}) =>
    pathOf('news', {}, { tab, year, page: numberOf(page), size }),
  newsDetail: (id: number) => pathOf('newsDetail', { id }),
  socialResponsibility: (section?: ResponsibilitySection) =>
    section ? `${pathOf('socialResponsibility')}?${section}` : pathOf('socialResponsibility'),
  talentDevelopment: () => pathOf('talentDevelopment'),
  photoAlbum: () => pathOf('photoAlbum'),
  talentRecruitment: (id: 1 | 2, post?: string, place?: string) => pathOf('talentRecruitment', { id }, { place, post }),
  /** The look-up of quality certificates. */
  certificates: (lot?: string) => pathOf('certificates', {}, { lot: lot || undefined }),
  supervisionAndReporting: () => pathOf('supervisionAndReporting'),
  contact: () => pathOf('contact'),
  /** The message form without JavaScript; `about` is the subject. */
  message: (about?: string) => pathOf('message', {}, { about }),
  /** The report form without JavaScript. */
  report: () => pathOf('report'),
  /** The page on which visitors enter a receipt. The receipt must never be in a URL. */
  submission: () => pathOf('submission'),
  year20: () => pathOf('year20'),
  privacy: () => pathOf('privacy'),
  search: (query?: string) => pathOf('search', {}, { q: query || undefined }),
} satisfies Record<PageName, (...parameters: never[]) => string>;

/** The pages whose path needs no parameter. */
export type PageWithoutParameters = {
  [Name in PageName]: [] extends Parameters<(typeof paths)[Name]> ? Name : never;
}[PageName];

export const scopePaths: Record<ScopeKey, () => string> = {
  bulkTrade: paths.bulkTrade,
  integratedLogistics: paths.integratedLogistics,
  productionManufacturing: paths.productionManufacturing,
  industryFinanceCollaboration: paths.industryFinanceCollaboration,
  exportOfServices: paths.exportOfServices,
};

/** A path with its language in front: `/en/news`, and `/en/` for the home page. */
export function localePath(locale: Locale, path: string): string {
  return `/${locale}${path}`;
}

/** The language of the canonical URL of `/` and of `x-default` (W1). */
export const canonicalLocale = defaultLocale;

/** The section or tab that a query selects: `?tab2` or `?tab=tab2` (P2). */
export function choiceFromQuery<Choice extends string>(
  query: { get(key: string): string | null },
  key: string,
  choices: readonly Choice[],
): Choice | undefined {
  const named = query.get(key);
  return choices.find((choice) => choice === named) ?? choices.find((choice) => query.get(choice) === '');
}
