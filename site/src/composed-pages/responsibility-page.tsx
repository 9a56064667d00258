import { paths, responsibilitySections } from 'contract/urls/paths.ts';
import { useLoaderData } from 'react-router';
import type { Page } from '../pages/page.ts';
import { blocksFile } from '../parts/blocks/deferred-blocks.ts';
import { PageHeader } from '../parts/page-header.tsx';
import { useSettings, useSettingsLang } from '../settings/use-settings.ts';
import { type ComposedData, composedRevalidation, loadComposed, namesOf } from './composed-loader.ts';
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

export const responsibilityPage: Page<ComposedData> = {
  Component: ResponsibilityPage,
  load: loadComposed('socialResponsibility'),
  shouldRevalidate: composedRevalidation,
  handle: {
    source: 'src/composed-pages/responsibility-page.tsx',
    deferred: [blocksFile],
    sections: responsibilitySections,
    sectionsOf: namesOf,
    head: ({ data }) => ({
      title: data.title,
      description: data.lead,
      languages: data.languages,
      path: paths.socialResponsibility(),
    }),
    shareCard: ({ data: { title, picture } }) => ({ title, picture }),
  },
};
