import type { ApiResponse } from 'client/call.ts';
import { type DictionaryEntry, dictionaryTypes, getDictionary } from 'contract/dictionaries.ts';
import { getNewsDetail } from 'contract/news.ts';
import type { Load } from '../pages/page.ts';

export type NewsDetailData = { item: ApiResponse<typeof getNewsDetail>; tabs: DictionaryEntry[] };

export const loadNewsDetail: Load<NewsDetailData> = async (call, { params, request }) => {
  const [item, dictionary] = await Promise.all([
    call(getNewsDetail, { id: params['id'] ?? '' }, request.signal),
    call(getDictionary, { dictType: dictionaryTypes.newsTab }, request.signal),
  ]);
  return { item, tabs: dictionary.data };
};
