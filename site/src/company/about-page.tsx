import { aboutSections, paths } from 'contract/urls/paths.ts';
import { useLoaderData } from 'react-router';
import type { Page } from '../pages/page.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import primitives from '../parts/primitives.module.css';
import { NamedSection } from '../parts/sections/named-section.tsx';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { SectionNavigation } from '../parts/sections/section-navigation.tsx';
import { useSettings, useSettingsLang } from '../settings/use-settings.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import { type AboutData, isAboutSection, loadAbout } from './about-loader.ts';
import { CompanyFilm } from './company-film.tsx';
import {
  DeferredAlbumCarousel,
  DeferredChairmanMessage,
  DeferredCulture,
  DeferredHistory,
  DeferredIntroduction,
} from './deferred-parts.ts';

function AboutPage() {
  const { introduction, chairman, history, culture, honours, teamStyle } = useLoaderData<AboutData>();
  const text = usePageText('company');
  const { shell } = useText();
  const { company } = useSettings();
  const lang = useSettingsLang()('/company/name');
  return (
    <article>
      <div className={primitives.page}>
        <Breadcrumb here={text.title} />
        <SectionHeader name={<span lang={lang}>{company.name}</span>} title={text.title} lead={text.lead} level={1} />
      </div>
      <SectionNavigation
        sections={aboutSections.map((name) => ({ name, to: paths.about(name), label: shell.pages[name] }))}
      />
      <NamedSection name="company">
        <CompanyFilm film={introduction.data.film} poster={introduction.data.picture} />
        <DeferredIntroduction.Component introduction={introduction} />
        <DeferredChairmanMessage.Component message={chairman} />
      </NamedSection>
      <NamedSection name="history">
        <DeferredHistory.Component history={history} />
      </NamedSection>
      <NamedSection name="culture">
        <DeferredCulture.Component culture={culture} />
      </NamedSection>
      <NamedSection name="honor">
        <DeferredAlbumCarousel.Component
          index="05"
          section="honor"
          words={text.honours}
          album={honours}
          interval={4000}
        />
      </NamedSection>
      <NamedSection name="teamStyle">
        <DeferredAlbumCarousel.Component
          index="06"
          section="teamStyle"
          words={text.teamStyle}
          album={teamStyle}
          interval={3000}
        />
      </NamedSection>
    </article>
  );
}

export const aboutPage: Page<AboutData> = {
  Component: AboutPage,
  load: loadAbout,
  // A step to another section shows data that is already loaded. Only an unknown section must reach the loader, which
  // responds 404.
  shouldRevalidate: ({ nextParams }) => !isAboutSection(nextParams['section']),
  handle: {
    source: 'src/company/about-page.tsx',
    deferred: [DeferredIntroduction, DeferredChairmanMessage, DeferredHistory, DeferredCulture, DeferredAlbumCarousel],
    sections: aboutSections,
    head: (_, { text }) => ({ title: text('company').title, description: text('company').lead, path: paths.about() }),
    shareCard: ({ introduction }, { text }) => ({ title: text('company').title, picture: introduction.data.picture }),
  },
};
