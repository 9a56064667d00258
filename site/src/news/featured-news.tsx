import type { NewsRow } from 'contract/news.ts';
import buttons from '../parts/button.module.css';
import card from '../parts/card.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import { skeletonBlock, SkeletonLine } from '../parts/skeleton.tsx';
import { RunningText } from '../text/running-text.tsx';
import { EagerLineBreakText } from '../text/eager-line-break-text.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './featured-news.module.css';
import type { LangOf } from '../text/fallback-lang.ts';
import { NewsDate } from './news-date.tsx';
import { NewsLink } from './news-link.tsx';

/** The first item of the list, large. */
export function FeaturedNews({ item, lang }: { item: NewsRow; lang: LangOf<'title' | 'smallContent'> }) {
  const text = usePageText('news');
  const { parts } = useText();
  return (
    <div className={`${card.card} ${styles.featured} ${primitives.alignTop}`}>
      <div className={`${card.picture} ${styles.picture}`}>
        <Picture
          picture={item.picture}
          alt=""
          sizes="(max-width: 991px) 92vw, 820px"
          width={1280}
          height={720}
          priority
        />
      </div>
      <div className={`${styles.content} ${primitives.alignStart}`}>
        <NewsDate timestamp={item.createTime} pinned={item.pinned && parts.pinned} />
        <h2 className={styles.title}>
          <NewsLink item={item} className={card.link}>
            <EagerLineBreakText lang={lang('title')}>{item.title}</EagerLineBreakText>
          </NewsLink>
        </h2>
        <p className={primitives.quiet} lang={lang('smallContent')}>
          <RunningText>{item.smallContent}</RunningText>
        </p>
        <span className={`${buttons.more} ${styles.more}`} aria-hidden="true">
          {item.wxUrl ? text.readOutside : text.read}
          <Icon name={item.wxUrl ? 'outside' : 'go'} size="small" />
        </span>
      </div>
    </div>
  );
}

/** A placeholder of the same shape. */
export function FeaturedNewsSkeleton() {
  return (
    <div className={`${styles.featured} ${primitives.alignTop}`} aria-hidden="true">
      <div className={`${styles.picture} ${skeletonBlock}`} />
      <div className={`${styles.skeleton} ${primitives.stack}`}>
        <SkeletonLine wide="short" />
        <div className={styles.title}>
          <SkeletonLine />
          <SkeletonLine wide="middle" />
        </div>
        <SkeletonLine />
      </div>
    </div>
  );
}
