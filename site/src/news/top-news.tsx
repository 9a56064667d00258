import type { getTopNews } from 'contract/news.ts';
import type { Answer } from '../call.ts';
import card from '../parts/card.module.css';
import { Icon } from '../parts/icon.tsx';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import { NewsDate } from './news-date.tsx';
import { NewsLink } from './news-link.tsx';
import styles from './top-news.module.css';

/** As many as stand beside the large item without outgrowing it. */
const shown = 6;

export function TopNews({ items, except }: { items: Answer<typeof getTopNews>; except?: number }) {
  const text = usePageText('news');
  const stories = items.data
    .map((item, index) => ({ item, lang: foreignLang(items, `/data/${index}/title`) }))
    .filter(({ item }) => item.id !== except)
    .slice(0, shown);
  if (stories.length === 0) return null;
  return (
    <section className={styles.top} aria-labelledby="top-news">
      <h2 className={styles.heading} id="top-news">
        {text.top}
      </h2>
      <ol className={styles.list}>
        {stories.map(({ item, lang }) => (
          <li key={item.id} className={`${card.card} ${styles.story}`}>
            <NewsDate moment={item.createTime} />
            <h3 className={styles.title} lang={lang}>
              <NewsLink item={item} className={card.link}>
                {item.title}
                {item.wxUrl ? <Icon name="outside" size="small" /> : null}
              </NewsLink>
            </h3>
          </li>
        ))}
      </ol>
    </section>
  );
}
