import { defaultLocale, type Locale } from './locales.ts';
import type { ScopeKey } from './settings.ts';

export const aboutSections = ['company', 'history', 'culture', 'honor', 'teamStyle'] as const;
export type AboutSection = (typeof aboutSections)[number];

export const newsTabs = ['tab1', 'tab2', 'tab3'] as const;
export type NewsTab = (typeof newsTabs)[number];

export const responsibilitySections = ['environmental', 'science', 'socialGood'] as const;
export type ResponsibilitySection = (typeof responsibilitySections)[number];

/**
 * Every page: its pattern below the language, and whether the sitemap lists it (`items`: one
 * address for each published item). The spelling `besinessScope` is the specification's.
 */
export const pages = {
  home: { pattern: '/', sitemap: true },
  about: { pattern: '/about/:section?', sitemap: true },
  petroleumCoke: { pattern: '/gpc', sitemap: true },
  calcinedCoke: { pattern: '/cpc', sitemap: true },
  bulkTrade: { pattern: '/besinessScope/bulkTrade', sitemap: true },
  productDetail: { pattern: '/besinessScope/bulkTrade/detail/:id', sitemap: 'items' },
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

/** Filters of a product list, beside its category and page. */
export type ProductListChoice = { keyword?: string | undefined; size?: number | undefined };

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** The path of each page within the site: the same after `#` and after a language. */
export const paths = {
  home: () => '/',
  about: (section?: AboutSection) => (section ? `/about/${section}` : '/about'),
  petroleumCoke: (itemNo?: string) => (itemNo ? `/gpc?item=${encodeURIComponent(itemNo)}` : '/gpc'),
  calcinedCoke: () => '/cpc',
  bulkTrade: (categoryId?: number, page?: number, { keyword, size }: ProductListChoice = {}) => {
    return withQuery('/besinessScope/bulkTrade', {
      keyword,
      category: categoryId,
      page: page === 1 ? undefined : page,
      size,
    });
  },
  productDetail: (id: string | number) => `/besinessScope/bulkTrade/detail/${encodeURIComponent(String(id))}`,
  integratedLogistics: () => '/besinessScope/integratedLogistics',
  productionManufacturing: () => '/besinessScope/productionManufacturing',
  industryFinanceCollaboration: () => '/besinessScope/industryFinanceCollaboration',
  exportOfServices: () => '/besinessScope/exportOfServices',
  news: (tab?: NewsTab, page?: number, size?: number) => {
    return withQuery('/news', { tab, page: page === 1 ? undefined : page, size });
  },
  newsDetail: (id: number) => `/news/detail/${id}`,
  socialResponsibility: (section?: ResponsibilitySection) =>
    section ? `/socialResponsibility?${section}` : '/socialResponsibility',
  talentDevelopment: () => '/talentDevelopment',
  photoAlbum: () => '/photoAlbum',
  talentRecruitment: (id: 1 | 2, postNo?: string) => {
    return withQuery(`/talentRecruitment/${id}`, { post: postNo });
  },
  supervisionAndReporting: () => '/supervisionAndReporting',
  contact: () => '/contact',
  /** The message form without JavaScript; `about` is the subject. */
  message: (about?: string) => withQuery('/message', { about }),
  /** The report form without JavaScript. */
  report: () => '/report',
  /** The page on which visitors enter a receipt. The receipt never stands in an address. */
  submission: () => '/submission',
  year20: () => '/year20',
  privacy: () => '/privacy',
  search: (query?: string) => (query ? `/search?q=${encodeURIComponent(query)}` : '/search'),
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

/** The language of the canonical address of `/` and of `x-default` (W1). */
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
