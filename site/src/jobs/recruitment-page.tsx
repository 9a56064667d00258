import { type JobPost, postTypes } from 'contract/jobs.ts';
import { paths } from 'contract/urls/paths.ts';
import type { Settings } from 'contract/settings.ts';
import { useLoaderData } from 'react-router';
import type { JobPosting } from 'schema-dts';
import { useQuery } from '../pages/use-query.ts';
import type { Page, PageContext } from '../pages/page.ts';
import { DeferredBlocks } from '../parts/blocks/deferred-blocks.ts';
import { ComposedSection } from '../parts/sections/composed-section.tsx';
import primitives from '../parts/primitives.module.css';
import { PageHeader } from '../parts/page-header.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import { isoDate } from '../text/format.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import { DeferredOpenApplication, DeferredLocationFilter, DeferredPostTable } from './deferred-parts.ts';
import { NoPosts } from './no-posts.tsx';
import { locationsOf, postsAt } from './locations.ts';
import { otherType, type PostType, type RecruitmentData } from './recruitment-data.ts';
import { loadRecruitment } from './recruitment-loader.ts';
import styles from './recruitment-page.module.css';

/** A shorter list needs no filter. */
const fewestFiltered = 8;

function RecruitmentPage() {
  const { page } = useLoaderData<RecruitmentData>();
  const group = useText().shell.navigation.talentDevelopment.full;
  const { sections } = page.data;
  return (
    <article>
      <PageHeader page={page} between={[{ to: paths.talentDevelopment(), label: group }]} name={group} />
      <OpenPosts />
      {sections.map((section, index) => (
        <ComposedSection
          key={section.name}
          page={page}
          section={section}
          index={index}
          className={primitives.lastSection}
        />
      ))}
    </article>
  );
}

function OpenPosts() {
  const { type, posts, others } = useLoaderData<RecruitmentData>();
  const text = usePageText('jobs');
  const { parts } = useText();
  const query = useQuery();
  const named = query.get('post');
  const locations = locationsOf(posts.content);
  const location = locations.find(({ key }) => key === query.get('place'))?.key;
  const open = posts.content.find(({ postNo }) => postNo === named);
  // A link to a post shows it, whatever location it names.
  const shown = postsAt(posts.content, open === undefined || open.workAreaKey === location ? location : undefined);
  const { openApplication } = posts;
  const tabs = ([1, 2] as const).map((kind) => ({
    key: String(kind),
    to: paths.talentRecruitment(kind),
    label: parts.jobTypes[kind],
    current: kind === type,
    count: kind === type ? posts.totalElements : others,
  }));
  return (
    <section className={`${primitives.page} ${styles.posts}`} aria-labelledby="posts-title">
      <h2 id="posts-title" className={primitives.visuallyHidden}>
        {parts.jobTypes[type]}
      </h2>
      <Tabs label={text.tabs} tabs={tabs} />
      {named !== null && open === undefined && named !== openApplication?.postNo && posts.content.length > 0 ? (
        <p className={styles.closed}>{text.closed}</p>
      ) : null}
      {posts.content.length === 0 ? (
        <NoPosts other={otherType(type)} others={others} />
      ) : (
        <>
          {locations.length < 2 || (location === undefined && posts.content.length < fewestFiltered) ? null : (
            <DeferredLocationFilter.Component posts={posts} locations={locations} type={type} location={location} />
          )}
          <DeferredPostTable.Component
            posts={posts}
            shown={shown}
            type={type}
            location={location}
            open={open?.postNo}
          />
        </>
      )}
      {openApplication === undefined ? null : (
        <DeferredOpenApplication.Component
          post={openApplication}
          lang={(field) => fallbackLang(posts, `/openApplication/${field}`)}
        />
      )}
    </section>
  );
}

export const recruitmentPage: Page<RecruitmentData> = {
  Component: RecruitmentPage,
  load: loadRecruitment,
  // Opening a post shows data that is already loaded.
  shouldRevalidate: ({ currentUrl, nextUrl }) =>
    currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
  handle: {
    source: 'src/jobs/recruitment-page.tsx',
    deferred: [DeferredBlocks, DeferredLocationFilter, DeferredOpenApplication, DeferredPostTable],
    sectionsOf: ({ page: { data } }) => data.sections.map(({ name }) => name),
    inPlaceParameter: 'post',
    head: ({ page, type, posts }, { parts, text, query }) => {
      const post = posts.content.find(({ postNo }) => postNo === query.get('post'));
      const { betweenDuties } = text('jobs');
      return {
        title: `${post?.postName ?? parts.jobTypes[type]} · ${page.data.title}`,
        description: post
          ? [post.workArea, post.wages, post.mainWork].join(' · ').replaceAll('\n', betweenDuties)
          : page.data.lead,
        languages: page.data.languages,
      };
    },
    shareCard: ({ page, type, posts }, { parts, query }) => {
      const post = posts.content.find(({ postNo }) => postNo === query.get('post'));
      return {
        title: post?.postName ?? parts.jobTypes[type],
        section: page.data.title,
        picture: page.data.picture,
        path: paths.talentRecruitment(type, post?.postNo),
      };
    },
    ...(import.meta.env.SSR && {
      structuredData: ({ posts, type }: RecruitmentData, { query, settings }: PageContext) => {
        const post = posts.content.find(({ postNo }) => postNo === query.get('post'));
        return post === undefined ? { between: [] } : { thing: jobPosting(post, type, settings), between: [] };
      },
    }),
  },
};

function jobPosting(post: JobPost, type: PostType, { company }: Settings): JobPosting {
  return {
    '@type': 'JobPosting',
    title: post.postName,
    description: `${post.mainWork}\n${post.baseDemand}`,
    identifier: post.postNo,
    datePosted: isoDate(post.createTime),
    employmentType: type === postTypes.social ? 'FULL_TIME' : 'PART_TIME',
    totalJobOpenings: post.userNum,
    hiringOrganization: { '@type': 'Organization', name: company.name },
    jobLocation: { '@type': 'Place', address: post.workArea },
  };
}
