import type { getNewsDetail } from 'contract/news.ts';
import { paths } from 'contract/paths.ts';
import { Link } from 'react-router';
import type { Answer } from '../call.ts';
import { Icon } from '../parts/icon.tsx';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './news-neighbours.module.css';

/** Previous is the next newer one, next the next older one (W6); at the ends there is none. */
export function NewsNeighbours({ item }: { item: Answer<typeof getNewsDetail> }) {
  const text = usePageText('news');
  const { contentPre, contentAfter } = item.data;
  if (!contentPre && !contentAfter) return null;
  return (
    <nav className={styles.neighbours} aria-label={text.neighbours}>
      {contentPre ? (
        <Link className={styles.previous} to={paths.newsDetail(contentPre.id)} rel="prev" viewTransition>
          <span className={styles.way}>
            <Icon name="back" size="small" />
            {text.previous}
          </span>
          <span className={styles.title} lang={foreignLang(item, '/data/contentPre/title')}>
            {contentPre.title}
          </span>
        </Link>
      ) : null}
      {contentAfter ? (
        <Link className={styles.next} to={paths.newsDetail(contentAfter.id)} rel="next" viewTransition>
          <span className={styles.way}>
            {text.next}
            <Icon name="go" size="small" />
          </span>
          <span className={styles.title} lang={foreignLang(item, '/data/contentAfter/title')}>
            {contentAfter.title}
          </span>
        </Link>
      ) : null}
    </nav>
  );
}
