import type { ApiResponse } from 'client/call.ts';
import { type ComposedSection, getComposedPage } from 'contract/composed-pages.ts';
import { paths } from 'contract/urls/paths.ts';
import { useLoaderData } from 'react-router';
import type { Page } from '../pages/page.ts';
import { DeferredBlocks } from '../parts/blocks/deferred-blocks.ts';
import { ComposedHeader } from '../parts/sections/composed-header.tsx';
import primitives from '../parts/primitives.module.css';
import { NamedSection } from '../parts/sections/named-section.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { SectionNavigation } from '../parts/sections/section-navigation.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText } from '../text/use-text.tsx';
import { DeferredReportStrip, DeferredRewardScale } from './deferred-parts.ts';
import { ReportButton } from './report-button.tsx';
import styles from './supervision-page.module.css';

type Data = ApiResponse<typeof getComposedPage>;

/** The section with this name also shows the reward scale. */
const rewardsSection = 'rewards';

/** The section with this name is dark: it is what a reporter looks for. */
const protectionSection = 'protection';

function SupervisionPage() {
  const page = useLoaderData<Data>();
  const text = usePageText('supervision');
  const { sections } = page.data;
  return (
    <article>
      <PageHeader page={page} name={text.name}>
        <div className={`${styles.begin} ${primitives.alignStart}`}>
          <ReportButton />
          <p className={`${styles.lead} ${primitives.small} ${primitives.quiet}`}>{text.lead}</p>
        </div>
      </PageHeader>
      <SectionNavigation
        replace
        sections={sections.map((section, index) => ({
          name: section.name,
          to: `${paths.supervisionAndReporting()}?${section.name}`,
          label: section.title,
          lang: fallbackLang(page, `/data/sections/${index}/title`),
        }))}
      />
      {sections.map((section, index) => (
        <Section key={section.name} page={page} section={section} index={index} />
      ))}
      <DeferredReportStrip.Component />
    </article>
  );
}

function Section({ page, section, index }: { page: Data; section: ComposedSection; index: number }) {
  const at = `/data/sections/${index}`;
  const { name, blocks } = section;
  return (
    <NamedSection name={name} className={styles.section} isDark={name === protectionSection}>
      <div className={primitives.page}>
        <ComposedHeader of={section} response={page} at={at} number={index + 1} id={`${name}-title`} />
        <div className={`${styles.inner} ${primitives.stack}`}>
          {name === rewardsSection ? <DeferredRewardScale.Component /> : null}
          <DeferredBlocks.Component blocks={blocks} response={page} at={`${at}/blocks`} />
        </div>
      </div>
    </NamedSection>
  );
}

export const supervisionPage: Page<Data> = {
  Component: SupervisionPage,
  load: async (call, { request }) => {
    const [page] = await Promise.all([
      call(getComposedPage, { name: 'supervisionAndReporting' }, request.signal),
      DeferredBlocks.preload(),
      DeferredRewardScale.preload(),
      DeferredReportStrip.preload(),
    ]);
    return page;
  },
  // A step to another section shows data that is already loaded.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  handle: {
    source: 'src/supervision/supervision-page.tsx',
    deferred: [DeferredBlocks, DeferredRewardScale, DeferredReportStrip],
    sectionsOf: ({ data }) => data.sections.map(({ name }) => name),
    head: ({ data }) => ({ title: data.title, description: data.lead, languages: data.languages }),
    shareCard: ({ data: { title, picture } }) => ({ title, picture }),
  },
};
