import type { ApiResponse } from 'client/call.ts';
import type { getComposedPage } from 'contract/composed-pages.ts';
import { type listJobPosts, postTypes } from 'contract/jobs.ts';

export type PostType = (typeof postTypes)[keyof typeof postTypes];

export type RecruitmentData = {
  page: ApiResponse<typeof getComposedPage>;
  type: PostType;
  posts: ApiResponse<typeof listJobPosts>;
  /** How many posts of the other type are open. */
  others: number;
};

export function otherType(type: PostType): PostType {
  return type === postTypes.social ? postTypes.partTime : postTypes.social;
}
