import type { NewsRow } from 'contract/news.ts';
import { NewsDate } from '../news/news-date.tsx';
import { NewsLink } from '../news/news-link.tsx';
import { Icon } from '../parts/icon.tsx';
import card from '../parts/card.module.css';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import { fallbackLang, type LangOf } from '../text/fallback-lang.ts';
import { EagerLineBreakText } from '../text/eager-line-break-text.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './news-and-activities.module.css';
import type { AnniversaryData } from './anniversary-data.ts';

export function NewsAndActivities({ news, activities }: Pick<AnniversaryData, 'news' | 'activities'>) {
  const text = usePageText('anniversary');
  return (
    <div className={`${styles.columns} ${primitives.stack}`}>
      <Column name={text.news} items={news} />
      <Column name={text.activities} items={activities} />
    </div>
  );
}

/** The newest item has a picture; the others are a list. */
function Column({ name, items }: { name: string; items: AnniversaryData['news'] }) {
  if (items.data.length === 0) return null;
  return (
    <section>
      <h3 className={styles.name}>{name}</h3>
      <ol>
        {items.data.map((item, index) => (
          <Story
            key={item.id}
            item={item}
            first={index === 0}
            lang={(field) => fallbackLang(items, `/data/${index}/${field}`)}
          />
        ))}
      </ol>
    </section>
  );
}

type StoryProps = {
  item: NewsRow;
  first: boolean;
  lang: LangOf<'title' | 'smallContent'>;
};

function Story({ item, first, lang }: StoryProps) {
  return (
    <li className={`${card.card} ${primitives.bottomBorder}`}>
      {first ? (
        <Picture
          className={styles.picture}
          picture={item.picture}
          alt=""
          sizes="(max-width: 991px) 92vw, 680px"
          width={960}
          height={540}
        />
      ) : null}
      <div className={`${styles.content} ${primitives.stack}`} data-first={first || undefined}>
        <NewsDate timestamp={item.createTime} />
        <h4 className={styles.title} lang={lang('title')}>
          <NewsLink item={item} className={card.link}>
            <EagerLineBreakText lang={lang('title')}>{item.title}</EagerLineBreakText>
            {item.wxUrl ? <Icon name="outside" size="small" /> : null}
          </NewsLink>
        </h4>
        {first ? (
          <p className={`${styles.summary} ${primitives.quiet}`} lang={lang('smallContent')}>
            {item.smallContent}
          </p>
        ) : null}
      </div>
    </li>
  );
}
