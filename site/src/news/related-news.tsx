import type { ApiResponse } from 'client/call.ts';
import type { getNewsDetail } from 'contract/news.ts';
import primitives from '../parts/primitives.module.css';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText } from '../text/use-text.tsx';
import { NewsCard } from './news-card.tsx';
import styles from './related-news.module.css';

/** The newest items of the same type. */
export function RelatedNews({ item }: { item: ApiResponse<typeof getNewsDetail> }) {
  const text = usePageText('news');
  const { related } = item.data;
  if (related.length === 0) return null;
  return (
    <section className={`${primitives.nextSection} ${primitives.screenOnly}`} aria-labelledby="related-news">
      <h2 id="related-news" className={primitives.heading}>
        {text.related}
      </h2>
      <ul className={`${styles.list} ${primitives.stack}`}>
        {related.map((row, index) => (
          <NewsCard key={row.id} item={row} lang={(field) => fallbackLang(item, `/data/related/${index}/${field}`)} />
        ))}
      </ul>
    </section>
  );
}
