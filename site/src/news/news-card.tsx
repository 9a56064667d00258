import type { NewsRow } from 'contract/news.ts';
import card from '../parts/card.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import { skeletonBlock, SkeletonLine } from '../parts/skeleton.tsx';
import { RunningText } from '../text/running-text.tsx';
import { EagerLineBreakText } from '../text/eager-line-break-text.tsx';
import { useText } from '../text/use-text.tsx';
import styles from './news-card.module.css';
import { NewsDate } from './news-date.tsx';
import { NewsLink } from './news-link.tsx';
import type { LangOf } from '../text/fallback-lang.ts';

type NewsCardProps = {
  item: NewsRow;
  lang: LangOf<'title' | 'smallContent'>;
};

export function NewsCard({ item, lang }: NewsCardProps) {
  const { parts } = useText();
  return (
    <li className={`${card.card} ${styles.card} ${primitives.alignTop}`}>
      <div className={`${card.picture} ${styles.picture}`}>
        <Picture
          picture={item.picture}
          alt=""
          sizes="(max-width: 599px) 200px, (max-width: 991px) 46vw, 460px"
          width={640}
          height={400}
        />
      </div>
      <div className={`${styles.content} ${primitives.alignTop}`}>
        <NewsDate timestamp={item.createTime} pinned={item.pinned && parts.pinned} />
        <h3 className={`${styles.title} ${primitives.subheading}`}>
          <NewsLink item={item} className={card.link}>
            <EagerLineBreakText lang={lang('title')}>{item.title}</EagerLineBreakText>
            {item.wxUrl ? <Icon name="outside" size="small" /> : null}
          </NewsLink>
        </h3>
        <p className={`${styles.summary} ${primitives.small} ${primitives.quiet}`} lang={lang('smallContent')}>
          <RunningText>{item.smallContent}</RunningText>
        </p>
      </div>
    </li>
  );
}

/** A placeholder of the same shape. */
export function NewsCardSkeleton() {
  return (
    <li className={`${styles.card} ${primitives.alignTop}`}>
      <div className={`${styles.picture} ${skeletonBlock}`} />
      <div className={`${styles.content} ${primitives.alignTop}`}>
        <SkeletonLine wide="short" />
        <div className={`${styles.title} ${primitives.subheading}`}>
          <SkeletonLine />
          <SkeletonLine wide="middle" />
        </div>
      </div>
    </li>
  );
}
