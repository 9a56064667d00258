import { getHonouredEmployees, type HistoryEntry } from 'contract/company.ts';
import { getComposedPage } from 'contract/composed-pages.ts';
import { getTopNewsByType } from 'contract/news.ts';
import { getBanners } from 'contract/pictures.ts';
import type { Answer } from '../call.ts';
import { loadHistory } from '../company/history-loader.ts';
import type { Told } from '../company/told.ts';
import type { Load } from '../page.ts';
import { BlocksLater } from '../parts/blocks/blocks-later.ts';
import { BannersLater, HistoryLater, HonouredLater, NewsLater } from './later-parts.ts';

export type Year20Data = {
  page: Answer<typeof getComposedPage>;
  banners: Answer<typeof getBanners>;
  history: Told<HistoryEntry[]>;
  news: Answer<typeof getTopNewsByType>;
  activities: Answer<typeof getTopNewsByType>;
  honoured: Answer<typeof getHonouredEmployees>;
};

const anniversary = { banners: '2', news: 4, activities: 5 } as const;

export const loadYear20: Load<Year20Data> = async (call, { request: { signal } }) => {
  const [page, banners, history, news, activities, honoured] = await Promise.all([
    call(getComposedPage, { name: 'year20' }, signal),
    call(getBanners, { type: anniversary.banners }, signal),
    loadHistory(call, signal),
    call(getTopNewsByType, { contentType: anniversary.news }, signal),
    call(getTopNewsByType, { contentType: anniversary.activities }, signal),
    call(getHonouredEmployees, {}, signal),
    BlocksLater.ready(),
    BannersLater.ready(),
    HistoryLater.ready(),
    NewsLater.ready(),
    HonouredLater.ready(),
  ]);
  return { page, banners, history, news, activities, honoured };
};
