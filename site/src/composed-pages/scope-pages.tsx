import { paths, scopePaths } from 'contract/urls/paths.ts';
import { useLoaderData } from 'react-router';
import type { Page } from '../pages/page.ts';
import { blocksFile } from '../parts/blocks/deferred-blocks.ts';
import { PageHeader } from '../parts/page-header.tsx';
import { useText } from '../text/use-text.tsx';
import { type ComposedData, composedRevalidation, loadComposed, namesOf } from './composed-loader.ts';
import { ComposedSections } from './composed-sections.tsx';

type ScopeName = 'integratedLogistics' | 'industryFinanceCollaboration' | 'exportOfServices';

/** The procedure, among the tables of a page's second half. Finance has a dark chart there. */
const darkSections: Record<ScopeName, string | undefined> = {
  integratedLogistics: 'process',
  industryFinanceCollaboration: undefined,
  exportOfServices: 'procedure',
};

export const integratedLogisticsPage = scopePage('integratedLogistics');
export const industryFinancePage = scopePage('industryFinanceCollaboration');
export const exportOfServicesPage = scopePage('exportOfServices');

function scopePage(name: ScopeName): Page<ComposedData> {
  return {
    Component: () => <ScopePage name={name} />,
    load: loadComposed(name),
    shouldRevalidate: composedRevalidation,
    handle: {
      source: 'src/composed-pages/scope-pages.tsx',
      deferred: [blocksFile],
      sectionsOf: namesOf,
      head: ({ data }) => ({
        title: data.title,
        description: data.lead,
        languages: data.languages,
        path: scopePaths[name](),
      }),
      shareCard: ({ data }, { shell }) => ({
        title: data.title,
        section: shell.navigation.businessAreas.full,
        picture: data.picture,
      }),
    },
  };
}

function ScopePage({ name }: { name: ScopeName }) {
  const page = useLoaderData<ComposedData>();
  const areas = useText().shell.navigation.businessAreas.full;
  return (
    <article>
      <PageHeader page={page} between={[{ to: paths.bulkTrade(), label: areas }]} name={areas} />
      <ComposedSections page={page} to={(section) => `${scopePaths[name]()}?${section}`} dark={darkSections[name]} />
    </article>
  );
}
