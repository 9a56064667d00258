import { chosenFromQuery, paths } from 'contract/paths.ts';
import { useLoaderData, useSearchParams } from 'react-router';
import type { Page } from '../page.ts';
import { blocksFile } from '../parts/blocks/blocks-later.ts';
import { ComposedSection } from '../parts/composed-section.tsx';
import layout from '../parts/layout.module.css';
import { Tabs } from '../parts/tabs.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import { cardNamesOf, type ComposedData, composedRevalidation, loadComposed, namesOf } from './composed-loader.ts';
import styles from './production-page.module.css';

/** A tab for each section; without scripts and on paper they stand one under the other. */
function ProductionPage() {
  const page = useLoaderData<ComposedData>();
  const text = usePageText('blocks');
  const areas = useText().shell.navigation.businessAreas.full;
  const [query] = useSearchParams();
  const shown = shownSection(page, query);
  return (
    <article>
      <PageHead page={page} between={[{ to: paths.bulkTrade(), label: areas }]} name={areas} />
      <div className={`${layout.page} ${styles.tabs}`}>
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
        <div key={section.name} className={styles.panel} data-off={section.name === shown ? undefined : true}>
          <ComposedSection page={page} section={section} place={place} />
        </div>
      ))}
    </article>
  );
}

/** The one that the address asks for, or that holds the card it names; else the first. */
function shownSection({ data: { sections } }: ComposedData, query: URLSearchParams): string | undefined {
  const names = sections.map(({ name }) => name);
  const holder = sections.find((section) => chosenFromQuery(query, 'section', cardNamesOf(section)) !== undefined);
  return chosenFromQuery(query, 'tab', names) ?? holder?.name ?? names[0];
}

export const productionPage: Page<ComposedData> = {
  Component: ProductionPage,
  load: loadComposed('productionManufacturing'),
  shouldRevalidate: composedRevalidation,
  handle: {
    source: 'src/composed-pages/production-page.tsx',
    later: [blocksFile],
    sectionsOf: namesOf,
    opens: 'tab',
    head: ({ data }) => ({
      title: data.title,
      description: data.lead,
      languages: data.languages,
      path: paths.productionManufacturing(),
    }),
  },
};
