import type { Locale } from 'contract/locales.ts';
import type { PageName } from 'contract/urls/paths.ts';

/** The languages in which a page is checked before the exhaustive run: one at phone width, one at desktop width. */
export const sampledLocales: Record<PageName, { phone: Locale; desktop: Locale }> = {
  home: { phone: 'cn', desktop: 'en' },
  about: { phone: 'en', desktop: 'ru' },
  petroleumCoke: { phone: 'ru', desktop: 'cn' },
  calcinedCoke: { phone: 'cn', desktop: 'en' },
  bulkTrade: { phone: 'en', desktop: 'ru' },
  productDetail: { phone: 'ru', desktop: 'cn' },
  compare: { phone: 'ru', desktop: 'en' },
  integratedLogistics: { phone: 'cn', desktop: 'en' },
  productionManufacturing: { phone: 'en', desktop: 'ru' },
  industryFinanceCollaboration: { phone: 'ru', desktop: 'cn' },
  exportOfServices: { phone: 'cn', desktop: 'en' },
  news: { phone: 'en', desktop: 'ru' },
  newsDetail: { phone: 'ru', desktop: 'cn' },
  socialResponsibility: { phone: 'cn', desktop: 'en' },
  talentDevelopment: { phone: 'en', desktop: 'ru' },
  photoAlbum: { phone: 'ru', desktop: 'cn' },
  talentRecruitment: { phone: 'cn', desktop: 'en' },
  supervisionAndReporting: { phone: 'en', desktop: 'ru' },
  contact: { phone: 'ru', desktop: 'cn' },
  message: { phone: 'cn', desktop: 'en' },
  report: { phone: 'en', desktop: 'ru' },
  submission: { phone: 'ru', desktop: 'cn' },
  year20: { phone: 'cn', desktop: 'en' },
  privacy: { phone: 'en', desktop: 'ru' },
  certificates: { phone: 'cn', desktop: 'en' },
  search: { phone: 'ru', desktop: 'cn' },
};

/** For a case in all languages: `npm test` runs it in one, the full run in the others. */
export function sampled(quickRunLocale: Locale, locale: Locale): { tag: string[] } {
  return { tag: locale === quickRunLocale ? [] : [fullRun] };
}

/** Marks what only the full run executes. */
export const fullRun = '@full';

/** Marks what only the exhaustive full run executes: the rest of a grid of which the full run has a part. */
export const exhaustive = '@exhaustive';
