import { type DictionaryEntry, dictionaryTypes, getDictionary } from 'contract/dictionaries.ts';
import { type ContentType, contentTypes, getTopNews, listNews } from 'contract/news.ts';
import { chosenFromQuery, type NewsTab, newsTabs, paths } from 'contract/paths.ts';
import { redirect } from 'react-router';
import type { Answer } from '../call.ts';
import type { Load } from '../page.ts';
import { type NewsSize, newsSizes } from './news-sizes.ts';

export type NewsData = {
  tab: NewsTab;
  tabs: DictionaryEntry[];
  list: Answer<typeof listNews>;
  top: Answer<typeof getTopNews>;
  /** From one, as the reader counts. */
  page: number;
  size: NewsSize;
};

export const loadNews: Load<NewsData> = async (call, { request }) => {
  const { signal } = request;
  const query = new URL(request.url).searchParams;
  const tab = chosenFromQuery(query, 'tab', newsTabs) ?? 'tab1';
  const size = newsSizes.find((choice) => String(choice) === query.get('size')) ?? newsSizes[0];
  const page = pageOf(query.get('page'));
  const [dictionary, top] = await Promise.all([
    call(getDictionary, { dictType: dictionaryTypes.newsTab }, signal),
    call(getTopNews, {}, signal),
  ]);
  const tabs = dictionary.data.slice(0, newsTabs.length);
  const contentType = contentTypeOf(tabs[newsTabs.indexOf(tab)]);
  const list = await call(listNews, { contentType, page: page - 1, size }, signal);
  const lastPage = Math.max(1, Math.ceil(list.totalElements / size));
  if (page > lastPage) throw redirect(paths.news(tab, lastPage, size === newsSizes[0] ? undefined : size));
  return { tab, tabs, list, top, page, size };
};

/** A tab shows the kind that its dictionary entry names (W5); without an entry, the news list. */
function contentTypeOf(entry: DictionaryEntry | undefined): ContentType {
  return contentTypes.find((type) => String(type) === entry?.dictValue) ?? contentTypes[0];
}

function pageOf(asked: string | null): number {
  return asked !== null && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
