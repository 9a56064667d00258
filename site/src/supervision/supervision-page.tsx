import { type ComposedSection, getComposedPage } from 'contract/composed-pages.ts';
import { paths } from 'contract/paths.ts';
import { useLoaderData } from 'react-router';
import type { Answer } from '../call.ts';
import type { Page } from '../page.ts';
import layout from '../parts/layout.module.css';
import { NamedSection } from '../parts/named-section.tsx';
import { Opener } from '../parts/opener.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SectionNavigation } from '../parts/section-navigation.tsx';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import { BlocksLater } from '../parts/blocks/blocks-later.ts';
import { laterFiles, ReportStripLater, RewardScaleLater } from './later-parts.ts';
import { ReportButton } from './report-button.tsx';
import styles from './supervision-page.module.css';

type Data = Answer<typeof getComposedPage>;

/** Beside the section of this name stands the scale, which the settings hold. */
const rewardsSection = 'rewards';

function SupervisionPage() {
  const page = useLoaderData<Data>();
  const text = usePageText('supervision');
  const { sections } = page.data;
  return (
    <article>
      <PageHead page={page} name={text.name}>
        <div className={styles.begin}>
          <ReportButton />
          <p className={styles.say}>{text.say}</p>
        </div>
      </PageHead>
      <SectionNavigation
        sections={sections.map((section, index) => ({
          name: section.name,
          to: `${paths.supervisionAndReporting()}?${section.name}`,
          label: section.title,
          lang: foreignLang(page, `/data/sections/${index}/title`),
        }))}
      />
      {sections.map((section, index) => (
        <Section key={section.name} page={page} section={section} index={index} />
      ))}
      <ReportStripLater.Later />
    </article>
  );
}

function Section({ page, section, index }: { page: Data; section: ComposedSection; index: number }) {
  const names: Partial<Record<string, string>> = usePageText('supervision').sections;
  const at = `/data/sections/${index}`;
  const { name, title, lead, blocks } = section;
  return (
    <NamedSection name={name} className={styles.section}>
      <div className={layout.page}>
        <Opener
          index={String(index + 2).padStart(2, '0')}
          name={names[name]}
          title={<span lang={foreignLang(page, `${at}/title`)}>{title}</span>}
          say={lead === '' ? undefined : <p lang={foreignLang(page, `${at}/lead`)}>{lead}</p>}
          id={`${name}-title`}
        />
        <div className={styles.inside}>
          {name === rewardsSection ? <RewardScaleLater.Later /> : null}
          <BlocksLater.Later blocks={blocks} told={page} at={`${at}/blocks`} />
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
      BlocksLater.ready(),
      RewardScaleLater.ready(),
      ReportStripLater.ready(),
    ]);
    return page;
  },
  // A step to another section shows what is there already.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  handle: {
    source: 'src/supervision/supervision-page.tsx',
    later: laterFiles,
    sectionsOf: ({ data }) => data.sections.map(({ name }) => name),
    head: ({ data }) => ({ title: data.title, description: data.lead, languages: data.languages }),
  },
};
