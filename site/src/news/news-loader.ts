import { type DictionaryEntry, dictionaryTypes, getDictionary } from 'contract/dictionaries.ts';
import { type ContentType, contentTypes, getTopNews, listNews, listNewsYears } from 'contract/news.ts';
import { newsTabs } from 'contract/urls/paths.ts';
import { redirect } from 'react-router';
import type { Call } from '../gateway/call.ts';
import { withLastResponse } from '../gateway/last-response.ts';
import { loadPart, notFound } from '../gateway/route-errors.ts';
import type { Load } from '../pages/page.ts';
import { parsePage } from '../parts/paging/parse-page.ts';
import { DeferredNewsList, DeferredNewsYears } from './deferred-parts.ts';
import { newsListPath, sizeIn, tabIn, yearIn } from './news-choice.ts';
import type { NewsData } from './news-data.ts';

export const newsDictionary = withLastResponse(getDictionary, { dictType: dictionaryTypes.newsTab });
export const topNews = withLastResponse(getTopNews, {});

export const loadNews: Load<NewsData> = async (call, { request: { url, signal } }) => {
  const query = new URL(url).searchParams;
  const page = parsePage(query);
  const choice = { tab: tabIn(query), size: sizeIn(query), year: yearIn(query) };
  const { tab, size, year } = choice;
  const [dictionary, top] = await Promise.all([
    newsDictionary.request(call, signal),
    topNews.request(call, signal),
    DeferredNewsYears.preload(),
    DeferredNewsList.preload(),
  ]);
  const contentType = contentTypeOf(dictionary.data[newsTabs.indexOf(tab)]);
  const found = await loadPart(loadList(call, { contentType, year, page: page - 1, size }, signal));
  const years = found.value?.years.data ?? [];
  // Otherwise there would be a page for every number.
  if (found.value !== undefined && year !== undefined && !years.some((listed) => listed.year === year))
    throw notFound();
  const list = found.failure === undefined ? { value: found.value.list } : found;
  const lastPage = Math.max(1, Math.ceil((list.value?.totalElements ?? 0) / size));
  if (list.value !== undefined && page > lastPage) throw redirect(newsListPath(choice, lastPage));
  return { ...choice, dictionary, list, years, top, page };
};

type ListRequest = { contentType: ContentType; year: number | undefined; page: number; size: number };

async function loadList(call: Call, request: ListRequest, signal: AbortSignal) {
  const [list, years] = await Promise.all([
    call(listNews, request, signal),
    call(listNewsYears, { contentType: request.contentType }, signal),
  ]);
  return { list, years };
}

/** The dictionary entry decides which kind a tab shows (W5). Without an entry it shows the news list. */
function contentTypeOf(entry: DictionaryEntry | undefined): ContentType {
  return contentTypes.find((type) => String(type) === entry?.dictValue) ?? contentTypes[0];
}
