import { z } from 'zod/mini';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { localizedPage, pageRequest, timestamp } from './fields.ts';

/** 1 social recruitment, 2 part-time. */
export const postTypes = { social: 1, partTime: 2 } as const;

/**
 * Only open job posts are listed, so `states` is always 1. Newlines separate the lines of `mainWork`
 * and `baseDemand`.
 */
const jobPost = z.object({
  postNo: z.string(),
  postName: z.string(),
  userNum: z.int(),
  workArea: z.string(),
  wages: z.string(),
  createTime: timestamp,
  mainWork: z.string(),
  baseDemand: z.string(),
  states: z.literal(1),
  /** The location, by a key that is the same in every language. */
  workAreaKey: z.string(),
});

export type JobPost = z.infer<typeof jobPost>;

export const listJobPosts = defineEndpoint({
  name: 'listJobPosts',
  summary: 'Open job posts of one type; a page past the end returns the last one',
  method: 'POST',
  path: '/{lang}/wms/dqgx/gangweiList',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({
    postType: z.optional(
      z.pipe(
        z.union([z.enum(['1', '2']), z.literal([1, 2])]),
        z.transform((value) => Number(value)),
      ),
    ),
    ...pageRequest,
  }),
  /** `openApplication` is for those whom no post fits. It is no position, so `content` does not list it. */
  output: z.extend(localizedPage(jobPost), { openApplication: z.optional(jobPost) }),
  errors: ['invalidInput'],
});
