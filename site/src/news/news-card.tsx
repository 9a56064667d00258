import type { NewsRow } from 'contract/news.ts';
import card from '../parts/card.module.css';
import { Icon } from '../parts/icon.tsx';
import { Picture } from '../parts/picture.tsx';
import { skeletonBlock, SkeletonLine } from '../parts/skeleton.tsx';
import styles from './news-card.module.css';
import { NewsDate } from './news-date.tsx';
import { NewsLink } from './news-link.tsx';

export type LangOf = (field: 'title' | 'smallContent') => 'zh-Hans' | undefined;

export function NewsCard({ item, lang }: { item: NewsRow; lang: LangOf }) {
  return (
    <li className={`${card.card} ${styles.card}`}>
      <div className={`${card.picture} ${styles.picture}`}>
        <Picture
          picture={item.picture}
          alt=""
          sizes="(max-width: 599px) 200px, (max-width: 991px) 46vw, 460px"
          width={640}
          height={400}
        />
      </div>
      <div className={styles.words}>
        <NewsDate moment={item.createTime} />
        <h2 className={styles.title} lang={lang('title')}>
          <NewsLink item={item} className={card.link}>
            {item.title}
            {item.wxUrl ? <Icon name="outside" size="small" /> : null}
          </NewsLink>
        </h2>
        <p className={styles.say} lang={lang('smallContent')}>
          {item.smallContent}
        </p>
      </div>
    </li>
  );
}

/** The same lines, empty. */
export function NewsCardSkeleton() {
  return (
    <li className={styles.card}>
      <div className={`${styles.picture} ${skeletonBlock}`} />
      <div className={styles.words}>
        <SkeletonLine wide="short" />
        <div className={styles.title}>
          <SkeletonLine />
          <SkeletonLine wide="middle" />
        </div>
      </div>
    </li>
  );
}
