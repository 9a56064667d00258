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
import { foreignLang } from '../text/foreign.ts';
import { formatDate } from '../text/format.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { BigNews } from './big-news.tsx';
import { NewsCard } from './news-card.tsx';
import { loadNews, type NewsData } from './news-loader.ts';
import styles from './news-page.module.css';
import { newsSizes } from './news-sizes.ts';
import { dictionaryLabel } from '../text/dictionary-label.ts';
import { TopNews } from './top-news.tsx';

function NewsPage() {
  const { tab, tabs, list, top, page, size } = useLoaderData<NewsData>();
  const text = usePageText('news');
  const locale = useLocale();
  const [big, ...others] = list.content;
  const newest = list.content
    .map((item) => item.createTime)
    .toSorted()
    .at(-1);
  const addressOf = (toPage: number, toSize = size) =>
    paths.news(tab, toPage, toSize === newsSizes[0] ? undefined : toSize);

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
        <Tabs label={text.tabs} tabs={tabs.map((entry, index) => tabOf(entry, index, tab, locale))} />
      </div>
      {big === undefined ? (
        <p className={styles.empty}>{text.empty}</p>
      ) : (
        <>
          <div className={styles.lead}>
            <BigNews item={big} lang={(field) => foreignLang(list, `/content/0/${field}`)} />
            <TopNews items={top} except={big.id} />
          </div>
          {others.length > 0 && (
            <section aria-label={text.list}>
              <ul className={styles.grid}>
                {others.map((item, index) => (
                  <NewsCard
                    key={item.id}
                    item={item}
                    lang={(field) => foreignLang(list, `/content/${index + 1}/${field}`)}
                  />
                ))}
              </ul>
            </section>
          )}
          <Paging page={page} size={size} sizes={newsSizes} total={list.totalElements} addressOf={addressOf} />
        </>
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
