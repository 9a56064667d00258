import type { ApiResponse } from 'client/call.ts';
import type { getHonouredEmployees, HistoryEntry } from 'contract/company.ts';
import type { getComposedPage } from 'contract/composed-pages.ts';
import type { getTopNewsByType } from 'contract/news.ts';
import type { getBanners } from 'contract/media/pictures.ts';
import type { WithFallback } from '../text/fallback-lang.ts';

export type AnniversaryData = {
  page: ApiResponse<typeof getComposedPage>;
  banners: ApiResponse<typeof getBanners>;
  history: WithFallback<HistoryEntry[]>;
  news: ApiResponse<typeof getTopNewsByType>;
  activities: ApiResponse<typeof getTopNewsByType>;
  honoured: ApiResponse<typeof getHonouredEmployees>;
};
