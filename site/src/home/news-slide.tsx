import type { ApiResponse } from 'client/call.ts';
import type { getTopNews, NewsRow } from 'contract/news.ts';
import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import { newestFirst } from '../news/newest-first.ts';
import { NewsDate } from '../news/news-date.tsx';
import { NewsLink } from '../news/news-link.tsx';
import buttons from '../parts/button.module.css';
import card from '../parts/card.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './news-slide.module.css';
import { Slide } from './slide.tsx';

export function NewsSlide({ news }: { news: ApiResponse<typeof getTopNews> }) {
  const text = usePageText('home').news;
  const [main, ...others] = news.data.map((item, index) => ({
    item,
    lang: (field: 'title' | 'smallContent') => fallbackLang(news, `/data/${index}/${field}`),
  }));
  return (
    <Slide name="news" labelledBy="news-title" className={styles.slide}>
      <div className={primitives.page}>
        <SectionHeader
          index="04"
          name={text.name}
          title={text.title}
          id="news-title"
          lead={
            <Link className={`${buttons.more} ${styles.all}`} to={paths.news()}>
              {text.all}
              <Icon name="go" size="small" />
            </Link>
          }
        />
        <div className={`${styles.news} ${primitives.grid}`}>
          {main ? <MainNews {...main} /> : null}
          <ul className={`${styles.list} ${primitives.rows} ${primitives.column}`}>
            {newestFirst(others).map(({ item, lang }) => (
              <NewsLine key={item.id} item={item} titleLang={lang('title')} />
            ))}
          </ul>
        </div>
      </div>
    </Slide>
  );
}

function MainNews({ item, lang }: { item: NewsRow; lang: (field: 'title' | 'smallContent') => string | undefined }) {
  const { parts } = useText();
  return (
    <div className={`${card.card} ${styles.main}`}>
      <div className={`${card.picture} ${styles.picture}`}>
        <Picture picture={item.picture} alt="" sizes="(max-width: 1199px) 92vw, 820px" width={1280} height={640} />
      </div>
      <NewsDate timestamp={item.createTime} pinned={item.pinned && parts.pinned} />
      <h3 className={`${styles.mainTitle} ${primitives.regular} ${primitives.heading}`} lang={lang('title')}>
        <NewsLink item={item} className={card.link}>
          {item.title}
        </NewsLink>
      </h3>
      <p className={`${styles.summary} ${primitives.quiet}`} lang={lang('smallContent')}>
        {item.smallContent}
      </p>
    </div>
  );
}

function NewsLine({ item, titleLang }: { item: NewsRow; titleLang: string | undefined }) {
  const text = usePageText('home').news;
  return (
    <li className={`${card.card} ${styles.line} ${primitives.alignTop}`}>
      <div className={`${styles.facts} ${primitives.wrap}`}>
        <NewsDate timestamp={item.createTime} />
        <p className={`${styles.kind} ${primitives.quiet} ${primitives.tiny} ${primitives.row}`}>
          {text.kinds[item.contentType]}
          {item.wxUrl ? <Icon name="outside" size="small" className={primitives.accent} /> : null}
        </p>
      </div>
      <h3 className={styles.title} lang={titleLang}>
        <NewsLink item={item} className={card.link}>
          {item.title}
        </NewsLink>
      </h3>
    </li>
  );
}
