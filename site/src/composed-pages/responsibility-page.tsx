import { paths, responsibilitySections } from 'contract/urls/paths.ts';
import { useLoaderData } from 'react-router';
import { PageHeader } from '../parts/page-header.tsx';
import { useSettings, useSettingsLang } from '../settings/use-settings.ts';
import type { ComposedData } from './composed-loader.ts';
import { composedPage } from './composed-page.ts';
import { ComposedSections } from './composed-sections.tsx';

function ResponsibilityPage() {
  const page = useLoaderData<ComposedData>();
  const { company } = useSettings();
  const lang = useSettingsLang()('/company/name');
  return (
    <article>
      <PageHeader page={page} name={<span lang={lang}>{company.name}</span>} />
      <ComposedSections page={page} to={(section) => `${paths.socialResponsibility()}?${section}`} />
    </article>
  );
}

export const responsibilityPage = composedPage({
  name: 'socialResponsibility',
  path: paths.socialResponsibility(),
  Component: ResponsibilityPage,
  source: 'src/composed-pages/responsibility-page.tsx',
  sections: responsibilitySections,
});
