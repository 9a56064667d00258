import type { DictionaryEntry } from 'contract/dictionaries.ts';
import type { Locale } from 'contract/locales.ts';
import { newsTabs, paths } from 'contract/urls/paths.ts';
import { useLoaderData } from 'react-router';
import type { Page } from '../pages/page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import primitives from '../parts/primitives.module.css';
import { Paging } from '../parts/paging/paging.tsx';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { usePendingLocation } from '../parts/use-pending-location.ts';
import { dictionaryLabel } from '../text/dictionary-label.ts';
import { formatDate } from '../text/format.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { newsListPath, newsSizes, tabIn } from './news-choice.ts';
import { DeferredNewsList, DeferredNewsYears } from './deferred-parts.ts';
import { NewsFeedLinks } from './news-feed-links.tsx';
import type { NewsData } from './news-data.ts';
import { loadNews, newsDictionary, topNews } from './news-loader.ts';
import styles from './news-page.module.css';

/** A tab with fewer items shows them all at once and needs no filter. */
const fewestToFilter = 6;

function NewsPage() {
  const { tab, year, years, dictionary, list, top, page, size } = useLoaderData<NewsData>();
  const text = usePageText('news');
  const locale = useLocale();
  const pendingLocation = usePendingLocation({ withinPage: true });
  const tabs = dictionary.data.slice(0, newsTabs.length);
  newsDictionary.useRemember(dictionary);
  topNews.useRemember(top);
  const isShort = years.reduce((sum, { count }) => sum + count, 0) < fewestToFilter;
  const currentTab = pendingLocation === undefined ? tab : tabIn(new URLSearchParams(pendingLocation.search));
  // Pinned items come first. Later pages may have only older news.
  const newest =
    page === 1
      ? list.value?.content
          .map((item) => item.createTime)
          .toSorted()
          .at(-1)
      : undefined;

  return (
    <article className={`${primitives.page} ${primitives.lastSection}`}>
      <NewsFeedLinks />
      <Breadcrumb here={text.title} />
      <SectionHeader
        name={newest === undefined ? undefined : text.updated(formatDate(locale, newest))}
        title={text.title}
        lead={text.lead}
        level={1}
      />
      <div className={styles.tabs}>
        <Tabs label={text.tabs} tabs={tabs.map((entry, index) => tabOf(entry, index, currentTab, locale))} />
      </div>
      {years.length < 2 || (year === undefined && isShort) ? null : (
        <DeferredNewsYears.Component
          choice={{ tab, size, year }}
          years={years}
          hasPinned={list.value?.content.some(({ pinned }) => pinned) === true}
        />
      )}
      <DeferredNewsList.Component
        tab={tab}
        list={list}
        top={top}
        dictionary={dictionary}
        loading={pendingLocation !== undefined}
      >
        {list.value === undefined ? null : (
          <Paging
            page={page}
            size={size}
            sizes={newsSizes}
            total={list.value.totalElements}
            pathOf={(toPage, toSize = size) => newsListPath({ tab, size: toSize, year }, toPage)}
          />
        )}
      </DeferredNewsList.Component>
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
    deferred: [DeferredNewsYears, DeferredNewsList],
    head: ({ tab, page, year }, { text }) => ({
      title: year === undefined ? text('news').title : `${text('news').year(year)} · ${text('news').title}`,
      description: text('news').lead,
      path: paths.news(tab === 'tab1' ? undefined : tab, page, { year }),
    }),
    shareCard: ({ tab, list }, { shell, text }) => {
      const picture = list.value?.content[0]?.picture;
      const { title } = text('news');
      if (tab === newsTabs[0]) return { title, picture, path: paths.news() };
      return { title: shell.pages[tab], section: title, picture, path: paths.news(tab) };
    },
  },
};
