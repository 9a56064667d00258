import {
  applicationBounds,
  getApplicationBoard,
  listApplicationPosts,
  listApplications,
  moveApplication,
  setInterview,
} from 'contract/console/applications.ts';
import { inboxBounds } from 'contract/console/inbox.ts';
import type { Kysely } from 'kysely';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import type { Tables } from '../../database/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import { serveStaff } from '../../http/serve.ts';
import type { FormContent } from '../../submissions/form-content.ts';
import { readCalendarTime } from '../../submissions/calendar-time.ts';
import { auditSubmission } from '../../submissions/audit-submission.ts';
import { searchAmong } from '../search.ts';
import { countItems } from '../list-store.ts';
import {
  countByPostAndStage,
  findApplications,
  findFirstOfStages,
  findNewestIds,
  findPosts,
  lockApplication,
  saveInterview,
  saveStage,
} from './store.ts';
import { readApplicationRows, toApplicationPosts, toBoard, toStageCounts } from './view.ts';

type ApplicationsContext = {
  db: Kysely<Tables>;
  submissionKeys: SubmissionKeys;
  formContent: () => Promise<FormContent>;
};

/** The wanted applications; with a text those that a search finds. */
async function searchedFilter<Filter extends object>(
  context: ApplicationsContext,
  { text = '', ...filter }: Filter & { text?: string | undefined },
) {
  if (text.trim() === '') return { ...filter, ids: undefined };
  const newest = await findNewestIds(context.db, filter, inboxBounds.searched);
  return { ...filter, ids: await searchAmong(context, newest, text) };
}

const day = 24 * 60 * 60_000;

export const applicationRoutes = [
  serveStaff(listApplicationPosts, async ({ db }: ApplicationsContext, _input, { signedIn, locale }) => {
    const [posts, counts, { suspicious }] = await Promise.all([
      findPosts(db),
      countByPostAndStage(db),
      countItems(db, { kind: 'resume', accountId: signedIn.accountId, now: new Date() }),
    ]);
    return {
      data: { posts: toApplicationPosts(posts, counts, locale), counts: toStageCounts(counts), suspicious },
    };
  }),

  serveStaff(getApplicationBoard, async (context: ApplicationsContext, input, { locale }) => {
    const { db } = context;
    const filter = await searchedFilter(context, input);
    const [listed, counts, time] = await Promise.all([
      findFirstOfStages(db, filter),
      countByPostAndStage(db, filter),
      readCalendarTime(context),
    ]);
    return { data: toBoard(await readApplicationRows(context, listed, { locale, time }), toStageCounts(counts)) };
  }),

  serveStaff(listApplications, async (context: ApplicationsContext, { page, size, ...input }, { locale }) => {
    const { db } = context;
    const filter = await searchedFilter(context, input);
    const [listed, counts, time] = await Promise.all([
      findApplications(db, { ...filter, page, size }),
      countByPostAndStage(db, filter),
      readCalendarTime(context),
    ]);
    return {
      content: await readApplicationRows(context, listed, { locale, time }),
      totalElements: counts.reduce((sum, { count }) => sum + count, 0),
    };
  }),

  serveStaff(moveApplication, async ({ db }: ApplicationsContext, { id, stage, seenStage }, caller) => {
    await db.transaction().execute(async (transaction) => {
      const before = await lockApplication(transaction, id);
      // Sent again, because its response was lost.
      if (before.stage === stage) return;
      if (before.stage !== seenStage) throw new HttpError('stateConflict');
      await saveStage(transaction, id, stage);
      const details = { stageBefore: before.stage, stage };
      await auditSubmission(transaction, caller, 'inbox.changeStage', { kind: 'resume', id, details });
    });
    return {};
  }),

  serveStaff(setInterview, async ({ db }: ApplicationsContext, { id, interviewAt, seenInterviewAt }, caller) => {
    const [at, seen] = [interviewAt, seenInterviewAt].map((time) => (time === null ? null : new Date(time)));
    if (at && at.getTime() > Date.now() + applicationBounds.interviewDays * day)
      throw new HttpError('invalidInput', [{ field: 'interviewAt', code: 'timeTooLate' }]);
    await db.transaction().execute(async (transaction) => {
      const before = await lockApplication(transaction, id);
      const present = before.interviewAt?.getTime();
      if (present === at?.getTime()) return;
      if (before.stage !== 'interview' || present !== seen?.getTime()) throw new HttpError('stateConflict');
      await saveInterview(transaction, id, at ?? null);
      // Not the time: the audit log outlasts an erasure.
      const details = { interviewSet: at !== null };
      await auditSubmission(transaction, caller, 'inbox.setInterview', { kind: 'resume', id, details });
    });
    return {};
  }),
];
