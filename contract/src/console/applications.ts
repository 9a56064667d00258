/** Resumes as applications for job posts, by stage. What is read and answered is in the inbox (inbox.ts). */
import { inboxRow } from './inbox-list.ts';
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, instant, pagedResponse, pageRequest } from '../fields.ts';
import { applicationStage, applicationState } from './application-stages.ts';
import { inboxBounds, inboxRights } from './inbox.ts';
import { staffLimit } from './limits.ts';

export const applicationBounds = {
  /** The cards of a stage on the board; the table has all. */
  cards: 30,
  posts: 300,
  /** How far ahead an interview may be. */
  interviewDays: 366,
} as const;

/** Instead of a post's number: applications without one. */
export const withoutPost = 'none';

const readers = { all: [inboxRights.resume.read] };
const writers = { all: [inboxRights.resume.answer] };

const stageCounts = z.record(applicationStage, z.int());

export type StageCounts = z.infer<typeof stageCounts>;

const applicationPost = z.object({
  /** Null: of applications without a post. */
  postNo: z.nullable(z.string()),
  /** The number, if the post is no longer on the site. */
  name: z.string(),
  workArea: z.string(),
  openings: z.nullable(z.int()),
  counts: stageCounts,
});

export type ApplicationPost = z.infer<typeof applicationPost>;

export const listApplicationPosts = defineEndpoint({
  name: 'listApplicationPosts',
  summary: 'The job posts with the number of applications at each stage; posts on the site come first',
  method: 'GET',
  path: '/{lang}/console/applications/posts',
  audience: readers,
  effect: 'read',
  limit: staffLimit,
  input: z.object({}),
  output: dataResponse(
    z.object({
      posts: z.array(applicationPost),
      /** Of all applications. */
      counts: stageCounts,
      /** Resumes that may be spam: they are listed in the inbox only. */
      suspicious: z.int(),
    }),
  ),
  errors: [],
});

const applicationRow = z.extend(inboxRow, { application: applicationState });

export type ApplicationRow = z.infer<typeof applicationRow>;

const filter = {
  /** The number of a job post, or `withoutPost`. */
  post: z.optional(z.string().check(z.maxLength(64, 'tooLong'))),
  /** As in the inbox; only the newest are searched. */
  text: z.optional(z.string().check(z.maxLength(inboxBounds.searchText, 'tooLong'))),
};

const stageColumn = pagedResponse(applicationRow);

export type StageColumn = z.infer<typeof stageColumn>;

export const getApplicationBoard = defineEndpoint({
  name: 'getApplicationBoard',
  summary: 'The first applications of each stage, with the number of all',
  method: 'GET',
  path: '/{lang}/console/applications/board',
  audience: readers,
  effect: 'read',
  limit: staffLimit,
  input: z.object(filter),
  output: dataResponse(z.record(applicationStage, stageColumn)),
  errors: ['invalidInput'],
});

export const listApplications = defineEndpoint({
  name: 'listApplications',
  summary: 'One page of the applications, by stage',
  method: 'GET',
  path: '/{lang}/console/applications/list',
  audience: readers,
  effect: 'read',
  limit: staffLimit,
  input: z.object({ ...filter, stage: z.optional(applicationStage), ...pageRequest }),
  output: pagedResponse(applicationRow),
  errors: ['invalidInput'],
});

export const moveApplication = defineEndpoint({
  name: 'moveApplication',
  summary: 'Moves an application to another stage; refused if a colleague has moved it since',
  method: 'POST',
  path: '/{lang}/console/applications/{id}/stage',
  audience: writers,
  effect: 'write',
  limit: staffLimit,
  input: z.object({ id: z.uuid(), stage: applicationStage, seenStage: applicationStage }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'stateConflict'],
});

export const setInterview = defineEndpoint({
  name: 'setInterview',
  summary: 'Sets the time of the interview, or removes it; refused if it has changed, or at another stage',
  method: 'POST',
  path: '/{lang}/console/applications/{id}/interview',
  audience: writers,
  effect: 'write',
  limit: staffLimit,
  input: z.object({
    id: z.uuid(),
    interviewAt: z.nullable(instant),
    /** The time that the caller saw. */
    seenInterviewAt: z.nullable(instant),
  }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'stateConflict'],
});
