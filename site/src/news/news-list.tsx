import type { ApiResponse } from 'client/call.ts';
import type { listNews } from 'contract/news.ts';
import { newsTabs } from 'contract/urls/paths.ts';
import type { ReactNode } from 'react';
import { FailurePanel } from '../failure/failure-panel.tsx';
import primitives from '../parts/primitives.module.css';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText } from '../text/use-text.tsx';
import { FeaturedNews, FeaturedNewsSkeleton } from './featured-news.tsx';
import { NewsCard, NewsCardSkeleton } from './news-card.tsx';
import styles from './news-list.module.css';
import type { NewsData } from './news-data.ts';
import { NewsHeading } from './news-heading.tsx';
import { TopNews } from './top-news.tsx';

type NewsListProps = Pick<NewsData, 'tab' | 'list' | 'top' | 'dictionary'> & {
  loading: boolean;
  /** The paging, which follows the tab's own items. */
  children: ReactNode;
};

/**
 * The first item is large, the others are cards. The top news of all tabs is below the tab's own items; on wide screens
 * the first tab has it beside its first item.
 */
export function NewsList({ tab, list, loading, children, ...ofTop }: NewsListProps) {
  const text = usePageText('news');
  if (loading) {
    return (
      <>
        <Skeleton {...ofTop} count={list.value?.content.length ?? 1} />
        {children}
      </>
    );
  }
  if (list.failure !== undefined) {
    return (
      <div className={`${styles.lead} ${primitives.grid}`}>
        <FailurePanel failure={list.failure} />
        <TopNews {...ofTop} />
      </div>
    );
  }
  const { value: news } = list;
  const featured = news.content[0];
  if (featured === undefined) return <p className={`${styles.empty} ${primitives.quiet}`}>{text.empty}</p>;
  const isFirstTab = tab === newsTabs[0];
  const top = <TopNews {...ofTop} except={news.content.map(({ id }) => id)} />;
  return (
    <div className={styles.list}>
      <div className={`${styles.lead} ${primitives.grid}`}>
        <FeaturedNews item={featured} lang={(field) => fallbackLang(news, `/content/0/${field}`)} />
        {isFirstTab ? top : null}
      </div>
      <Cards list={news} />
      {children}
      {isFirstTab ? null : <div className={styles.others}>{top}</div>}
    </div>
  );
}

function Cards({ list }: { list: ApiResponse<typeof listNews> }) {
  const text = usePageText('news');
  if (list.content.length < 2) return null;
  return (
    <section className={styles.others} aria-labelledby="other-news">
      <NewsHeading id="other-news">{text.list}</NewsHeading>
      <ul className={`${styles.grid} ${primitives.stack}`}>
        {list.content.slice(1).map((item, index) => (
          <NewsCard key={item.id} item={item} lang={(field) => fallbackLang(list, `/content/${index + 1}/${field}`)} />
        ))}
      </ul>
    </section>
  );
}

/** As many placeholders as there were items, so that nothing shifts until the new ones load. */
function Skeleton({ count, ...ofTop }: Pick<NewsData, 'top' | 'dictionary'> & { count: number }) {
  return (
    <div aria-busy="true">
      <div className={`${styles.lead} ${primitives.grid}`}>
        <FeaturedNewsSkeleton />
        <TopNews {...ofTop} />
      </div>
      <ul className={`${styles.grid} ${primitives.stack}`} aria-hidden="true">
        {Array.from({ length: Math.max(3, count - 1) }, (_, index) => (
          <NewsCardSkeleton key={index} />
        ))}
      </ul>
    </div>
  );
}
