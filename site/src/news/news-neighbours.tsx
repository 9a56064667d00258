import type { ApiResponse } from 'client/call.ts';
import type { getNewsDetail } from 'contract/news.ts';
import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { fallbackLang } from '../text/fallback-lang.ts';
import { EagerLineBreakText } from '../text/eager-line-break-text.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './news-neighbours.module.css';

/** “Previous” is the next newer item and “next” is the next older one (W6). */
export function NewsNeighbours({ item }: { item: ApiResponse<typeof getNewsDetail> }) {
  const text = usePageText('news');
  const { contentPre, contentAfter } = item.data;
  if (!contentPre && !contentAfter) return null;
  return (
    <nav
      className={`${styles.neighbours} ${primitives.strongTopBorder} ${primitives.bottomBorder}`}
      aria-label={text.neighbours}
    >
      {contentPre ? (
        <Link
          className={`${styles.previous} ${primitives.link} ${primitives.alignTop}`}
          to={paths.newsDetail(contentPre.id)}
          rel="prev"
          viewTransition
        >
          <span className={`${styles.direction} ${primitives.smallSize} ${primitives.quiet} ${primitives.inline}`}>
            <Icon name="back" size="small" />
            {text.previous}
          </span>
          <span className={`${styles.title} ${primitives.strong} ${primitives.balanced}`}>
            <EagerLineBreakText lang={fallbackLang(item, '/data/contentPre/title')}>
              {contentPre.title}
            </EagerLineBreakText>
          </span>
        </Link>
      ) : null}
      {contentAfter ? (
        <Link
          className={`${styles.next} ${primitives.link} ${primitives.alignTop}`}
          to={paths.newsDetail(contentAfter.id)}
          rel="next"
          viewTransition
        >
          <span className={`${styles.direction} ${primitives.smallSize} ${primitives.quiet} ${primitives.inline}`}>
            {text.next}
            <Icon name="go" size="small" />
          </span>
          <span className={`${styles.title} ${primitives.strong} ${primitives.balanced}`}>
            <EagerLineBreakText lang={fallbackLang(item, '/data/contentAfter/title')}>
              {contentAfter.title}
            </EagerLineBreakText>
          </span>
        </Link>
      ) : null}
    </nav>
  );
}
