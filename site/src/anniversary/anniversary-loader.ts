import { getHonouredEmployees } from 'contract/company.ts';
import { getComposedPage } from 'contract/composed-pages.ts';
import { getTopNewsByType } from 'contract/news.ts';
import { getBanners } from 'contract/media/pictures.ts';
import { loadHistory } from '../company/history-loader.ts';
import type { Load } from '../pages/page.ts';
import { DeferredBlocks } from '../parts/blocks/deferred-blocks.ts';
import { DeferredBanners, DeferredHistory, DeferredHonoured, DeferredNews } from './deferred-parts.ts';
import type { AnniversaryData } from './anniversary-data.ts';

const anniversary = { banners: '2', news: 4, activities: 5 } as const;

export const loadAnniversary: Load<AnniversaryData> = async (call, { request: { signal } }) => {
  const [page, banners, history, news, activities, honoured] = await Promise.all([
    call(getComposedPage, { name: 'year20' }, signal),
    call(getBanners, { type: anniversary.banners }, signal),
    loadHistory(call, signal),
    call(getTopNewsByType, { contentType: anniversary.news }, signal),
    call(getTopNewsByType, { contentType: anniversary.activities }, signal),
    call(getHonouredEmployees, {}, signal),
    DeferredBlocks.preload(),
    DeferredBanners.preload(),
    DeferredHistory.preload(),
    DeferredNews.preload(),
    DeferredHonoured.preload(),
  ]);
  return { page, banners, history, news, activities, honoured };
};
