import { newsTabs, type PageName } from './paths.ts';
import { productFilters } from '../products/product-filter.ts';
import { markets } from '../typical-values.ts';

/**
 * The values that a query parameter accepts: one of a list, an integer from 1, a section's name,
 * compared items, or any text.
 */
export type ParameterValue = readonly string[] | 'number' | 'name' | 'items' | 'text';

export type PageQuery = {
  /** The parameters that the page reads, in the order of its canonical URL. */
  parameters?: Record<string, ParameterValue>;
  /** Whether a section's name may stand alone in the query, as in `?history`. */
  sections?: true;
};

const sections = { sections: true } as const;

/**
 * The query parameters of the pages that have some. The server drops all others. Browsers do not
 * load this file.
 */
export const pageQueries: Partial<Record<PageName, PageQuery>> = {
  home: sections,
  about: sections,
  petroleumCoke: { parameters: { tab: markets, item: 'text' } },
  calcinedCoke: { parameters: { tab: markets, item: 'text' } },
  bulkTrade: {
    parameters: { keyword: 'text', category: 'number', page: 'number', size: 'number', ...productFilters },
  },
  compare: { parameters: { items: 'items' } },
  integratedLogistics: sections,
  productionManufacturing: { ...sections, parameters: { tab: 'name' } },
  industryFinanceCollaboration: sections,
  exportOfServices: sections,
  news: { parameters: { tab: newsTabs, year: 'number', page: 'number', size: 'number' } },
  socialResponsibility: sections,
  talentDevelopment: sections,
  talentRecruitment: { ...sections, parameters: { place: 'name', post: 'text' } },
  supervisionAndReporting: sections,
  message: { parameters: { about: 'text' } },
  year20: sections,
  certificates: { parameters: { lot: 'text' } },
  search: { parameters: { q: 'text' } },
};
