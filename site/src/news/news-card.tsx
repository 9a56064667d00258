import type { NewsRow } from 'contract/news.ts';
import { Icon } from '../parts/icon.tsx';
import { Picture } from '../parts/picture.tsx';
import styles from './news-card.module.css';
import { NewsDate } from './news-date.tsx';
import { NewsLink } from './news-link.tsx';

export type LangOf = (field: 'title' | 'smallContent') => 'zh-Hans' | undefined;

export function NewsCard({ item, lang }: { item: NewsRow; lang: LangOf }) {
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Picture src={item.mainPicUrl} alt="" width={640} height={400} />
      </div>
      <div className={styles.words}>
        <NewsDate moment={item.createTime} />
        <h2 className={styles.title} lang={lang('title')}>
          <NewsLink item={item} className={styles.link}>
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
