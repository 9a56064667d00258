import { choiceFromQuery, paths } from 'contract/paths.ts';
import { useLoaderData } from 'react-router';
import { useQuery } from '../pages/use-query.ts';
import type { Page } from '../pages/page.ts';
import { blocksFile } from '../parts/blocks/deferred-blocks.ts';
import { ComposedSection } from '../parts/composed-section.tsx';
import layout from '../parts/layout.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import { type ComposedData, cardNamesOf, composedRevalidation, loadComposed, namesOf } from './composed-loader.ts';
import styles from './production-page.module.css';

/** Each section is a tab. Without scripts and in print all sections follow one another. */
function ProductionPage() {
  const page = useLoaderData<ComposedData>();
  const text = usePageText('blocks');
  const areas = useText().shell.navigation.businessAreas.full;
  const query = useQuery();
  const shown = shownSection(page, query);
  return (
    <article className={styles.page}>
      <PageHead page={page} between={[{ to: paths.bulkTrade(), label: areas }]} name={areas} />
      <div className={`${layout.page} ${styles.tabs} ${layout.needsScripts} ${layout.screenOnly}`}>
        <Tabs
          label={text.tabs}
          tabs={page.data.sections.map(({ name, title }) => ({
            key: name,
            to: `${paths.productionManufacturing()}?tab=${name}`,
            label: title,
            current: name === shown,
          }))}
        />
      </div>
      {page.data.sections.map((section, place) => (
        <div
          key={section.name}
          className={`${styles.plant} ${layout.collapsible}`}
          data-collapsed={section.name === shown ? undefined : true}
        >
          <ComposedSection page={page} section={section} place={place} />
        </div>
      ))}
    </article>
  );
}

/** The section that the URL requests or whose card it names, else the first. */
function shownSection({ data: { sections } }: ComposedData, query: URLSearchParams): string | undefined {
  const names = sections.map(({ name }) => name);
  const holder = sections.find((section) => choiceFromQuery(query, 'section', cardNamesOf(section)) !== undefined);
  return choiceFromQuery(query, 'tab', names) ?? holder?.name ?? names[0];
}

export const productionPage: Page<ComposedData> = {
  Component: ProductionPage,
  load: loadComposed('productionManufacturing'),
  shouldRevalidate: composedRevalidation,
  handle: {
    source: 'src/composed-pages/production-page.tsx',
    deferred: [blocksFile],
    sectionsOf: namesOf,
    inPlaceParameter: 'tab',
    head: ({ data }) => ({
      title: data.title,
      description: data.lead,
      languages: data.languages,
      path: paths.productionManufacturing(),
    }),
    shareCard: ({ data }, { shell }) => ({
      title: data.title,
      section: shell.navigation.businessAreas.full,
      picture: data.picture,
    }),
  },
};
