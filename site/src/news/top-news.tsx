import card from '../parts/card.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import { dictionaryLabel } from '../text/dictionary-label.ts';
import { fallbackLang } from '../text/fallback-lang.ts';
import { EagerLineBreakText } from '../text/eager-line-break-text.tsx';
import { useLocale, usePageText } from '../text/use-text.tsx';
import type { NewsData } from './news-data.ts';
import { NewsDate } from './news-date.tsx';
import { newestFirst } from './newest-first.ts';
import { NewsHeading } from './news-heading.tsx';
import { NewsLink } from './news-link.tsx';
import styles from './top-news.module.css';

/** The number of items that fit beside the large one. */
const shown = 4;

type TopNewsProps = Pick<NewsData, 'top' | 'dictionary'> & {
  /** Items that the page shows already. */
  except?: readonly number[];
};

/** Items of all tabs, each with the name of its own. */
export function TopNews({ top, dictionary, except = [] }: TopNewsProps) {
  const text = usePageText('news');
  const locale = useLocale();
  const sectionOf = (contentType: number) => {
    const entry = dictionary.data.find(({ dictValue }) => dictValue === String(contentType));
    return entry && dictionaryLabel(locale, entry);
  };
  const others = top.data
    .map((item, index) => ({ item, lang: fallbackLang(top, `/data/${index}/title`) }))
    .filter(({ item }) => !except.includes(item.id));
  const news = newestFirst(others.slice(0, shown));
  if (news.length === 0) return null;
  return (
    <section className={styles.top} aria-labelledby="top-news">
      <NewsHeading id="top-news">{text.top}</NewsHeading>
      <ol className={`${styles.stories} ${primitives.column}`}>
        {news.map(({ item, lang }) => (
          <li key={item.id} className={`${card.card} ${styles.story} ${primitives.bottomBorder}`}>
            <NewsDate timestamp={item.createTime} section={sectionOf(item.contentType)} />
            <h3 className={`${styles.title} ${primitives.strong}`}>
              <NewsLink item={item} className={card.link}>
                <EagerLineBreakText lang={lang}>{item.title}</EagerLineBreakText>
                {item.wxUrl ? <Icon name="outside" size="small" /> : null}
              </NewsLink>
            </h3>
            {item.picture === null ? null : (
              <div className={styles.picture}>
                <Picture picture={item.picture} alt="" sizes="128px" width={128} height={96} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
