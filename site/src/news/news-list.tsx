import type { listNews } from 'contract/news.ts';
import type { Answer } from '../call.ts';
import { FailurePanel } from '../failure/failure-panel.tsx';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import { BigNews, BigNewsSkeleton } from './big-news.tsx';
import { NewsCard, NewsCardSkeleton } from './news-card.tsx';
import styles from './news-list.module.css';
import type { NewsData } from './news-loader.ts';
import { TopNews } from './top-news.tsx';

type NewsListProps = Pick<NewsData, 'list' | 'top'> & { loading: boolean };

/** The first one large beside the top stories, which are every tab's; the others as cards. */
export function NewsList({ list, top, loading }: NewsListProps) {
  const text = usePageText('news');
  if (loading) return <Skeleton top={top} count={list.found?.content.length ?? 1} />;
  if (list.failure !== undefined) {
    return (
      <div className={styles.lead}>
        <FailurePanel failure={list.failure} />
        <TopNews items={top} />
      </div>
    );
  }
  const { found } = list;
  const big = found.content[0];
  if (big === undefined) return <p className={styles.empty}>{text.empty}</p>;
  return (
    <>
      <div className={styles.lead}>
        <BigNews item={big} lang={(field) => foreignLang(found, `/content/0/${field}`)} />
        <TopNews items={top} except={big.id} />
      </div>
      <Cards list={found} />
    </>
  );
}

function Cards({ list }: { list: Answer<typeof listNews> }) {
  const text = usePageText('news');
  if (list.content.length < 2) return null;
  return (
    <section aria-label={text.list}>
      <ul className={styles.grid}>
        {list.content.slice(1).map((item, index) => (
          <NewsCard key={item.id} item={item} lang={(field) => foreignLang(list, `/content/${index + 1}/${field}`)} />
        ))}
      </ul>
    </section>
  );
}

/** As many as were there before: nothing moves until the new ones come. */
function Skeleton({ top, count }: { top: NewsData['top']; count: number }) {
  return (
    <div aria-busy="true">
      <div className={styles.lead}>
        <BigNewsSkeleton />
        <TopNews items={top} />
      </div>
      <ul className={styles.grid} aria-hidden="true">
        {Array.from({ length: Math.max(3, count - 1) }, (_, index) => (
          <NewsCardSkeleton key={index} />
        ))}
      </ul>
    </div>
  );
}
