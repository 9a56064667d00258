import type { ApiResponse } from 'client/call.ts';
import { getComposedPage } from 'contract/composed-pages.ts';
import { listJobPosts, postTypes } from 'contract/jobs.ts';
import { paths } from 'contract/urls/paths.ts';
import { albumIds, getAlbum } from 'contract/media/pictures.ts';
import { useLoaderData } from 'react-router';
import { Link } from '../pages/link.tsx';
import type { Load, Page } from '../pages/page.ts';
import { DeferredBlocks } from '../parts/blocks/deferred-blocks.ts';
import buttons from '../parts/button.module.css';
import { ComposedSection } from '../parts/sections/composed-section.tsx';
import { Icon } from '../parts/icon.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { sectionIndex } from '../parts/sections/section-header.tsx';
import { useSettings, useSettingsLang } from '../settings/use-settings.ts';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText } from '../text/use-text.tsx';
import { DeferredCareCarousel } from './deferred-parts.ts';
import { drawGrades } from './grade-ladder.tsx';
import { JoinLinks } from './join-links.tsx';

type Data = {
  page: ApiResponse<typeof getComposedPage>;
  album: ApiResponse<typeof getAlbum>;
  openPosts: { 1: number; 2: number };
};

const load: Load<Data> = async (call, { request: { signal } }) => {
  const count = async (postType: 1 | 2) => {
    const { totalElements } = await call(listJobPosts, { postType, page: 0, size: 1 }, signal);
    return totalElements;
  };
  const [page, album, social, partTime] = await Promise.all([
    call(getComposedPage, { name: 'talentDevelopment' }, signal),
    call(getAlbum, { id: String(albumIds.talent) }, signal),
    count(postTypes.social),
    count(postTypes.partTime),
    DeferredBlocks.preload(),
    DeferredCareCarousel.preload(),
  ]);
  return { page, album, openPosts: { 1: social, 2: partTime } };
};

function TalentDevelopmentPage() {
  const { page, album, openPosts } = useLoaderData<Data>();
  const { sections } = page.data;
  const hasPictures = (album.data[0]?.picList.length ?? 0) > 0;
  const { company } = useSettings();
  const companyLang = useSettingsLang()('/company/name');
  return (
    <article>
      <PageHeader
        page={page}
        name={<span lang={companyLang}>{company.name}</span>}
        action={<OpenPostsLink count={openPosts[1] + openPosts[2]} />}
      />
      {sections.map((section, index) => (
        <ComposedSection
          key={section.name}
          page={page}
          section={section}
          index={index}
          drawing={drawGrades(section, (pointer) => fallbackLang(page, `/data/sections/${index}/blocks${pointer}`))}
        />
      ))}
      <DeferredCareCarousel.Component
        index={sectionIndex(sections.length + 1)}
        album={album}
        headerPicture={page.data.picture}
      />
      <JoinLinks index={sectionIndex(sections.length + (hasPictures ? 2 : 1))} openPosts={openPosts} />
    </article>
  );
}

function OpenPostsLink({ count }: { count: number }) {
  const { openPosts } = usePageText('pictures').join;
  return (
    <Link className={buttons.accent} to={paths.talentRecruitment(postTypes.social)} viewTransition>
      {openPosts(count)}
      <Icon name="go" />
    </Link>
  );
}

export const talentDevelopmentPage: Page<Data> = {
  Component: TalentDevelopmentPage,
  load,
  handle: {
    source: 'src/pictures/talent-development-page.tsx',
    deferred: [DeferredBlocks, DeferredCareCarousel],
    sectionsOf: ({ page: { data } }) => data.sections.map(({ name }) => name),
    head: ({ page: { data } }) => ({ title: data.title, description: data.lead, languages: data.languages }),
    shareCard: ({ page: { data } }) => ({ title: data.title, picture: data.picture }),
  },
};
