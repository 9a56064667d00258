import type { NewsDetail } from 'contract/news.ts';
import { newsTabs, paths } from 'contract/urls/paths.ts';
import { useLoaderData } from 'react-router';
import type { NewsArticle } from 'schema-dts';
import type { Page, PageContext } from '../pages/page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { CopyLinkButton } from '../parts/copy-button.tsx';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import rich from '../parts/rich-text.module.css';
import { dictionaryLabel } from '../text/dictionary-label.ts';
import { fallbackLang } from '../text/fallback-lang.ts';
import { formatTimestamp, isoTimestamp } from '../text/format.ts';
import { EagerLineBreakText } from '../text/eager-line-break-text.tsx';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import { loadNewsDetail, type NewsDetailData } from './news-detail-loader.ts';
import styles from './news-detail-page.module.css';
import { NewsFeedLinks } from './news-feed-links.tsx';
import { NewsLink } from './news-link.tsx';
import { NewsNeighbours } from './news-neighbours.tsx';
import { RelatedNews } from './related-news.tsx';
import { withUnbrokenValues } from '../text/unbroken-values.ts';

function NewsDetailPage() {
  const { item, tabs } = useLoaderData<NewsDetailData>();
  const text = usePageText('news');
  const { parts } = useText();
  const locale = useLocale();
  const { data } = item;
  const tabIndex = tabs.findIndex((entry) => entry.dictValue === String(data.contentType));
  const [entry, tab] = [tabs[tabIndex], newsTabs[tabIndex]];
  const newsCentre = { to: paths.news(), label: text.title };

  return (
    <article className={primitives.page}>
      <NewsFeedLinks />
      {entry && tab ? (
        <Breadcrumb between={[newsCentre, { to: paths.news(tab), label: dictionaryLabel(locale, entry) }]} />
      ) : (
        <Breadcrumb between={[newsCentre]} />
      )}
      <header className={`${styles.header} ${primitives.strongTopBorder}`}>
        <h1 className={styles.title}>
          <EagerLineBreakText lang={fallbackLang(item, '/data/title')}>{data.title}</EagerLineBreakText>
        </h1>
      </header>
      <div className={primitives.grid}>
        <NewsByline item={data} />
        <div className={`${styles.body} ${primitives.fullWidth}`}>
          {data.languages.includes(locale) ? null : (
            <p className={`${styles.onlyChinese} ${primitives.small} ${primitives.quiet}`}>{text.onlyChinese}</p>
          )}
          <NewsPicture item={item} />
          {/* The gateway sanitizes this HTML with the allow-list, when it is saved and again when it is read (P9). */}
          <div
            className={`${rich.rich} ${styles.text}`}
            lang={fallbackLang(item, '/data/content')}
            dangerouslySetInnerHTML={{ __html: withUnbrokenValues(data.content) }}
          />
          {data.wxUrl ? (
            <p className={styles.source}>
              <NewsLink item={data}>{text.readOutside}</NewsLink>
            </p>
          ) : null}
          <CopyLinkButton>{parts.copyLink}</CopyLinkButton>
        </div>
      </div>
      <RelatedNews item={item} />
      <NewsNeighbours item={item} />
    </article>
  );
}

/** The item's picture, which its card in lists shows as well. */
function NewsPicture({ item }: { item: NewsDetailData['item'] }) {
  const { picture } = item.data;
  if (picture === null) return null;
  const lang = fallbackLang(item, '/data/picture/description');
  return (
    <figure className={styles.picture}>
      <div lang={lang}>
        <Picture
          picture={picture}
          alt={picture.description}
          sizes="(max-width: 991px) 92vw, (max-width: 1565px) 69vw, 1080px"
          width={1280}
          height={720}
          priority
        />
      </div>
      {/* The picture's alternative text already says it. */}
      <figcaption
        className={`${primitives.nextLine} ${primitives.small} ${primitives.quiet}`}
        lang={lang}
        aria-hidden="true"
      >
        {picture.description}
      </figcaption>
    </figure>
  );
}

function NewsByline({ item }: { item: NewsDetail }) {
  const text = usePageText('news');
  const locale = useLocale();
  return (
    <dl
      className={`${styles.byline} ${primitives.sticky} ${primitives.small} ${primitives.wrap} ${primitives.fullWidth}`}
    >
      <div>
        <dt className={primitives.quiet}>{text.published}</dt>
        <dd>
          <time dateTime={isoTimestamp(item.createTime)}>{formatTimestamp(locale, item.createTime)}</time>
        </dd>
      </div>
      {item.editor ? (
        <div>
          <dt className={primitives.quiet}>{text.editor}</dt>
          <dd>{item.editor}</dd>
        </div>
      ) : null}
    </dl>
  );
}

export const newsDetailPage: Page<NewsDetailData> = {
  Component: NewsDetailPage,
  load: loadNewsDetail,
  handle: {
    source: 'src/news/news-detail-page.tsx',
    head: ({ item: { data } }) => ({ title: data.title, description: data.smallContent, languages: data.languages }),
    shareCard: ({ item: { data } }, { text }) => ({
      title: data.title,
      section: text('news').title,
      picture: data.picture,
    }),
    ...(import.meta.env.SSR && {
      structuredData: ({ item: { data } }: NewsDetailData, { text, settings }: PageContext) => ({
        thing: {
          '@type': 'NewsArticle',
          headline: data.title,
          description: data.smallContent,
          datePublished: isoTimestamp(data.createTime),
          ...(data.mainPicUrl && { image: data.mainPicUrl }),
          author: { '@type': 'Organization', name: settings.company.name },
        } satisfies NewsArticle,
        between: [{ name: text('news').title, path: paths.news() }],
      }),
    }),
  },
};
