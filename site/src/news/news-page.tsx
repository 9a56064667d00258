import type { DictionaryEntry } from 'contract/dictionaries.ts';
import type { Locale } from 'contract/locales.ts';
import { newsTabs, paths } from 'contract/paths.ts';
import { useLoaderData } from 'react-router';
import type { Page } from '../page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { Paging } from '../parts/paging.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { useSlowLoadingHere } from '../parts/use-slow-loading.ts';
import { dictionaryLabel } from '../text/dictionary-label.ts';
import { formatDate } from '../text/format.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { newsAt, newsSizes, tabIn } from './news-choice.ts';
import { NewsList } from './news-list.tsx';
import { loadNews, type NewsData, newsDictionary, topNews } from './news-loader.ts';
import styles from './news-page.module.css';

function NewsPage() {
  const { tab, dictionary, list, top, page, size } = useLoaderData<NewsData>();
  const text = usePageText('news');
  const locale = useLocale();
  const coming = useSlowLoadingHere();
  const tabs = dictionary.data.slice(0, newsTabs.length);
  newsDictionary.useShown(dictionary);
  topNews.useShown(top);
  const marked = coming === undefined ? tab : tabIn(new URLSearchParams(coming.search));
  const newest = list.found?.content
    .map((item) => item.createTime)
    .toSorted()
    .at(-1);

  return (
    <article className={`${layout.page} ${styles.news}`}>
      <Breadcrumb here={text.title} />
      <Opener
        index="01"
        name={newest === undefined ? text.title : text.updated(formatDate(locale, newest))}
        title={text.title}
        say={<p>{text.say}</p>}
        level={1}
      />
      <div className={styles.tabs}>
        <Tabs label={text.tabs} tabs={tabs.map((entry, index) => tabOf(entry, index, marked, locale))} />
      </div>
      <NewsList list={list} top={top} loading={coming !== undefined} />
      {list.found === undefined ? null : (
        <Paging
          page={page}
          size={size}
          sizes={newsSizes}
          total={list.found.totalElements}
          addressOf={(toPage, toSize = size) => newsAt(tab, toPage, toSize)}
        />
      )}
    </article>
  );
}

function tabOf(entry: DictionaryEntry, index: number, current: string, locale: Locale) {
  const key = newsTabs[index] ?? newsTabs[0];
  return { key, to: paths.news(key), label: dictionaryLabel(locale, entry), current: key === current };
}

export const newsPage: Page<NewsData> = {
  Component: NewsPage,
  load: loadNews,
  handle: {
    source: 'src/news/news-page.tsx',
    head: ({ tab, page }, text) => ({
      title: text('news').title,
      description: text('news').say,
      path: paths.news(tab === 'tab1' ? undefined : tab, page),
    }),
  },
};
