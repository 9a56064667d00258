import { choiceFromQuery, paths } from 'contract/urls/paths.ts';
import { useLoaderData } from 'react-router';
import { useQuery } from '../pages/use-query.ts';
import primitives from '../parts/primitives.module.css';
import { PageHeader } from '../parts/page-header.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import { type ComposedData, idsOfSection } from './composed-loader.ts';
import { composedPage, shareCardOfBusinessArea } from './composed-page.ts';
import { ComposedSections } from './composed-sections.tsx';
import styles from './production-page.module.css';
import { sectionTabs } from './section-tabs.ts';

/** One tab for each plant. Without scripts and in print all sections follow one another. */
function ProductionPage() {
  const page = useLoaderData<ComposedData>();
  const text = usePageText('blocks');
  const areas = useText().shell.navigation.businessAreas.full;
  const query = useQuery();
  const tabs = sectionTabs(page.data.sections);
  const shown = shownTab(page, query);
  return (
    <article className={styles.page}>
      <PageHeader page={page} between={[{ to: paths.bulkTrade(), label: areas }]} name={areas} />
      <div className={`${primitives.page} ${styles.tabs} ${primitives.needsScripts} ${primitives.screenOnly}`}>
        <Tabs
          asBoxes
          label={text.tabs}
          tabs={tabs.map(({ name, title }) => ({
            key: name,
            to: `${paths.productionManufacturing()}?tab=${name}`,
            label: title,
            current: name === shown,
          }))}
        />
      </div>
      {tabs.map(({ name, indices }) => (
        <div
          key={name}
          className={`${styles.plant} ${primitives.collapsible}`}
          data-collapsed={name === shown ? undefined : true}
        >
          <ComposedSections
            page={page}
            to={(section) => `${paths.productionManufacturing()}?${section}`}
            indices={indices}
          />
        </div>
      ))}
    </article>
  );
}

/** The tab that the URL requests or one of whose sections or cards it names, else the first. */
function shownTab({ data: { sections } }: ComposedData, query: URLSearchParams): string | undefined {
  const tabs = sectionTabs(sections);
  const named = tabs.find(({ indices }) => {
    const names = sections.filter((_, index) => indices.includes(index)).flatMap(idsOfSection);
    return choiceFromQuery(query, 'section', names) !== undefined;
  });
  const tab = choiceFromQuery(
    query,
    'tab',
    tabs.map(({ name }) => name),
  );
  return tab ?? named?.name ?? tabs[0]?.name;
}

export const productionPage = composedPage({
  name: 'productionManufacturing',
  path: paths.productionManufacturing(),
  Component: ProductionPage,
  source: 'src/composed-pages/production-page.tsx',
  inPlaceParameter: 'tab',
  shareCard: shareCardOfBusinessArea,
});
