import { paths, scopePaths } from 'contract/urls/paths.ts';
import { useLoaderData } from 'react-router';
import type { Page } from '../pages/page.ts';
import { PageHeader } from '../parts/page-header.tsx';
import { useText } from '../text/use-text.tsx';
import type { ComposedData } from './composed-loader.ts';
import { composedPage, shareCardOfBusinessArea } from './composed-page.ts';
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
  return composedPage({
    name,
    path: scopePaths[name](),
    Component: () => <ScopePage name={name} />,
    source: 'src/composed-pages/scope-pages.tsx',
    shareCard: shareCardOfBusinessArea,
  });
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
