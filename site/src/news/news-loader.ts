import { type DictionaryEntry, dictionaryTypes, getDictionary } from 'contract/dictionaries.ts';
import { type ContentType, contentTypes, getTopNews, listNews } from 'contract/news.ts';
import { type NewsTab, newsTabs } from 'contract/paths.ts';
import { redirect } from 'react-router';
import type { ApiResponse } from '../gateway/call.ts';
import { withLastResponse } from '../gateway/last-response.ts';
import { loadPart, type PartResult } from '../gateway/route-errors.ts';
import type { Load } from '../pages/page.ts';
import { parsePage } from '../parts/parse-page.ts';
import { type NewsSize, newsListPath, sizeIn, tabIn } from './news-choice.ts';

export type NewsData = {
  tab: NewsTab;
  /** The names of the tabs, and the kind of news that each shows. */
  dictionary: ApiResponse<typeof getDictionary>;
  list: PartResult<ApiResponse<typeof listNews>>;
  top: ApiResponse<typeof getTopNews>;
  /** The page number, counted from one. */
  page: number;
  size: NewsSize;
};

export const newsDictionary = withLastResponse(getDictionary, { dictType: dictionaryTypes.newsTab });
export const topNews = withLastResponse(getTopNews, {});

export const loadNews: Load<NewsData> = async (call, { request: { url, signal } }) => {
  const query = new URL(url).searchParams;
  const [tab, size, page] = [tabIn(query), sizeIn(query), parsePage(query)];
  const [dictionary, top] = await Promise.all([newsDictionary.request(call, signal), topNews.request(call, signal)]);
  const contentType = contentTypeOf(dictionary.data[newsTabs.indexOf(tab)]);
  const list = await loadPart(call(listNews, { contentType, page: page - 1, size }, signal));
  const lastPage = Math.max(1, Math.ceil((list.value?.totalElements ?? 0) / size));
  if (list.value !== undefined && page > lastPage) throw redirect(newsListPath(tab, lastPage, size));
  return { tab, dictionary, list, top, page, size };
};

/** The dictionary entry decides which kind a tab shows (W5). Without an entry it shows the news list. */
function contentTypeOf(entry: DictionaryEntry | undefined): ContentType {
  return contentTypes.find((type) => String(type) === entry?.dictValue) ?? contentTypes[0];
}
