import { type DictionaryEntry, dictionaryTypes, getDictionary } from 'contract/dictionaries.ts';
import { type ContentType, contentTypes, getTopNews, listNews } from 'contract/news.ts';
import { type NewsTab, newsTabs } from 'contract/paths.ts';
import { redirect } from 'react-router';
import type { Answer } from '../call.ts';
import { withLastAnswer } from '../last-answer.ts';
import type { Load } from '../page.ts';
import { pageIn } from '../parts/page-in.ts';
import { type PartOf, partOf } from '../refuse.ts';
import { newsAt, type NewsSize, sizeIn, tabIn } from './news-choice.ts';

export type NewsData = {
  tab: NewsTab;
  /** Names the tabs and which kind each shows. */
  dictionary: Answer<typeof getDictionary>;
  list: PartOf<Answer<typeof listNews>>;
  top: Answer<typeof getTopNews>;
  /** From one, as the reader counts. */
  page: number;
  size: NewsSize;
};

export const newsDictionary = withLastAnswer(getDictionary, { dictType: dictionaryTypes.newsTab });
export const topNews = withLastAnswer(getTopNews, {});

export const loadNews: Load<NewsData> = async (call, { request: { url, signal } }) => {
  const query = new URL(url).searchParams;
  const [tab, size, page] = [tabIn(query), sizeIn(query), pageIn(query)];
  const [dictionary, top] = await Promise.all([newsDictionary.ask(call, signal), topNews.ask(call, signal)]);
  const contentType = contentTypeOf(dictionary.data[newsTabs.indexOf(tab)]);
  const list = await partOf(call(listNews, { contentType, page: page - 1, size }, signal));
  const lastPage = Math.max(1, Math.ceil((list.found?.totalElements ?? 0) / size));
  if (list.found !== undefined && page > lastPage) throw redirect(newsAt(tab, lastPage, size));
  return { tab, dictionary, list, top, page, size };
};

/** A tab shows the kind that its dictionary entry names (W5); without an entry, the news list. */
function contentTypeOf(entry: DictionaryEntry | undefined): ContentType {
  return contentTypes.find((type) => String(type) === entry?.dictValue) ?? contentTypes[0];
}
