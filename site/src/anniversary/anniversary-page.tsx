import { paths } from 'contract/urls/paths.ts';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { Page } from '../pages/page.ts';
import { DeferredBlocks } from '../parts/blocks/deferred-blocks.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { ComposedHeader } from '../parts/sections/composed-header.tsx';
import primitives from '../parts/primitives.module.css';
import { NamedSection } from '../parts/sections/named-section.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { SectionNavigation } from '../parts/sections/section-navigation.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import { useText } from '../text/use-text.tsx';
import { DeferredBanners, DeferredHistory, DeferredHonoured, DeferredNews } from './deferred-parts.ts';
import type { AnniversaryData } from './anniversary-data.ts';
import { loadAnniversary } from './anniversary-loader.ts';
import styles from './anniversary-page.module.css';

/** Additional content of a section, by the section's name. */
const parts: Partial<Record<string, (data: AnniversaryData) => ReactNode>> = {
  history: ({ history }) => (history.data.length === 0 ? null : <DeferredHistory.Component history={history} />),
  news: ({ news, activities }) => <DeferredNews.Component news={news} activities={activities} />,
  honoured: ({ honoured }) => <DeferredHonoured.Component honoured={honoured} />,
};

function AnniversaryPage() {
  const data = useLoaderData<AnniversaryData>();
  const { page } = data;
  return (
    <article>
      <Beginning data={data} />
      <SectionNavigation
        sections={page.data.sections.map(({ name, title }, index) => ({
          name,
          to: `${paths.year20()}?${name}`,
          label: title,
          lang: fallbackLang(page, `/data/sections/${index}/title`),
        }))}
      />
      <div className={primitives.lastSection}>
        {page.data.sections.map(({ name }, index) => (
          <Section key={name} data={data} index={index} />
        ))}
      </div>
    </article>
  );
}

/** The banners contain the main heading. Without banners the page starts like any other. */
function Beginning({ data: { page, banners } }: { data: AnniversaryData }) {
  const text = useText();
  if (banners.data.length === 0) {
    return <PageHeader page={page} name={text.shell.pages.year20} />;
  }
  const here = <span lang={fallbackLang(page, '/data/title')}>{page.data.title}</span>;
  const breadcrumb = (
    <div className={primitives.page}>
      <Breadcrumb here={here} />
    </div>
  );
  return <DeferredBanners.Component banners={banners} breadcrumb={breadcrumb} title={here} />;
}

function Section({ data, index }: { data: AnniversaryData; index: number }) {
  const { page } = data;
  const section = page.data.sections[index];
  if (section === undefined) return null;
  const { name, blocks } = section;
  const at = `/data/sections/${index}`;
  return (
    // A drawing on a dark ground takes its title with it.
    <NamedSection name={name} className={styles.section} isDark={blocks[0]?.kind === 'objects'}>
      <div className={primitives.page}>
        <ComposedHeader of={section} response={page} at={at} number={index + 1} id={`${name}-title`} />
        <div className={`${styles.inner} ${primitives.nextBlock}`}>
          {parts[name]?.(data)}
          {blocks.length === 0 ? null : (
            <DeferredBlocks.Component blocks={blocks} response={page} at={`${at}/blocks`} />
          )}
        </div>
      </div>
    </NamedSection>
  );
}

export const anniversaryPage: Page<AnniversaryData> = {
  Component: AnniversaryPage,
  load: loadAnniversary,
  // A step to another section shows data that is already loaded.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  handle: {
    source: 'src/anniversary/anniversary-page.tsx',
    deferred: [DeferredBlocks, DeferredBanners, DeferredHistory, DeferredNews, DeferredHonoured],
    sectionsOf: ({ page }) => page.data.sections.map(({ name }) => name),
    head: ({ page: { data } }) => ({ title: data.title, description: data.lead, languages: data.languages }),
    shareCard: ({ page: { data }, banners }) => ({
      title: data.title,
      picture: data.picture ?? banners.data[0]?.picture,
    }),
  },
};
