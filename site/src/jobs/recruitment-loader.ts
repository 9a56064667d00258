import type { ApiResponse } from 'client/call.ts';
import { getComposedPage } from 'contract/composed-pages.ts';
import { type JobPost, listJobPosts, postTypes } from 'contract/jobs.ts';
import { paths } from 'contract/urls/paths.ts';
import { redirect } from 'react-router';
import type { Call } from '../gateway/call.ts';
import { notFound } from '../gateway/route-errors.ts';
import type { Load } from '../pages/page.ts';
import { DeferredBlocks } from '../parts/blocks/deferred-blocks.ts';
import { DeferredOpenApplication, DeferredLocationFilter, DeferredPostTable } from './deferred-parts.ts';
import { otherType, type PostType, type RecruitmentData } from './recruitment-data.ts';

export const loadRecruitment: Load<RecruitmentData> = async (call, { params, request }) => {
  const { signal } = request;
  const type = Object.values(postTypes).find((known) => String(known) === params['id']);
  if (type === undefined) throw notFound();
  const [page, posts, others] = await Promise.all([
    call(getComposedPage, { name: 'talentRecruitment' }, signal),
    listAll(call, type, signal),
    call(listJobPosts, { postType: otherType(type), page: 0, size: 1 }, signal),
    DeferredBlocks.preload(),
    DeferredLocationFilter.preload(),
    DeferredOpenApplication.preload(),
    DeferredPostTable.preload(),
  ]);
  const named = new URL(request.url).searchParams.get('post');
  const isOnThisPage = named === posts.openApplication?.postNo || includes(posts.content, named ?? '');
  if (named !== null && !isOnThisPage) await redirectToOtherType(call, otherType(type), named, signal);
  return { page, type, posts, others: others.totalElements };
};

function listAll(call: Call, type: PostType, signal: AbortSignal): Promise<ApiResponse<typeof listJobPosts>> {
  return call(listJobPosts, { postType: type, page: 0, size: 1000 }, signal);
}

function includes(posts: readonly JobPost[], postNo: string): boolean {
  return posts.some((post) => post.postNo === postNo);
}

/** A URL may name a post that has since changed to the other type. */
async function redirectToOtherType(call: Call, type: PostType, postNo: string, signal: AbortSignal): Promise<void> {
  const { content } = await listAll(call, type, signal);
  if (includes(content, postNo)) throw redirect(paths.talentRecruitment(type, postNo));
}
