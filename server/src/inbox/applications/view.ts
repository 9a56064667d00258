import type { ApplicationStage, ApplicationState } from 'contract/console/application-stages.ts';
import {
  type ApplicationPost,
  applicationBounds,
  type ApplicationRow,
  type StageCounts,
} from 'contract/console/applications.ts';
import type { Locale } from 'contract/locales.ts';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import type { Database } from '../../database/open.ts';
import { pickLocale } from '../../database/localized.ts';
import type { CalendarTime } from '../../submissions/calendar-time.ts';
import { findItemsById } from '../list-store.ts';
import { readSubjects } from '../subjects.ts';
import { toInboxRow } from '../view.ts';
import type { findPosts, ListedApplication, StageCount, StoredApplication } from './store.ts';

export function toApplicationState({ stage, since, interviewAt }: StoredApplication): ApplicationState {
  return { stage, stageSince: since.toISOString(), interviewAt: interviewAt?.toISOString() ?? null };
}

/** Those that were not withdrawn meanwhile, in the same order. */
export async function readApplicationRows(
  { db, submissionKeys }: { db: Database; submissionKeys: SubmissionKeys },
  listed: readonly ListedApplication[],
  { locale, time }: { locale: Locale; time: CalendarTime },
): Promise<ApplicationRow[]> {
  const items = await findItemsById(
    db,
    listed.map(({ id }) => id),
  );
  const subjectOf = await readSubjects(db, items, locale);
  const byId = new Map(items.map((item) => [item.id, item]));
  const rows = listed.map(async (application) => {
    const item = byId.get(application.id);
    if (item === undefined) return [];
    const row = await toInboxRow(submissionKeys, item, { subject: subjectOf(item), time });
    return [{ ...row, application: toApplicationState(application) }];
  });
  return (await Promise.all(rows)).flat();
}

export function toStageCounts(counts: readonly StageCount[]): StageCounts {
  const total = { new: 0, reviewed: 0, interview: 0, offer: 0, hired: 0, declined: 0 };
  for (const { stage, count } of counts) total[stage] += count;
  return total;
}

/** The posts on the site, then others that have applications. */
export function toApplicationPosts(
  posts: Awaited<ReturnType<typeof findPosts>>,
  counts: readonly StageCount[],
  locale: Locale,
): ApplicationPost[] {
  const countsOf = (postNo: string | null) => toStageCounts(counts.filter((count) => count.postNo === postNo));
  const known = new Set<string | null>(posts.map(({ postNo }) => postNo));
  const others = new Set(counts.flatMap(({ postNo }) => (known.has(postNo) ? [] : [postNo])));
  return [
    ...posts.map(({ postNo, name, workArea, openings }) => ({
      postNo,
      name: pickLocale(name, locale).text,
      workArea: pickLocale(workArea, locale).text,
      openings,
      counts: countsOf(postNo),
    })),
    ...[...others].map((postNo) => ({
      postNo,
      name: postNo ?? '',
      workArea: '',
      openings: null,
      counts: countsOf(postNo),
    })),
  ].slice(0, applicationBounds.posts);
}

/** Rows by their stage, each with the number of all. */
export function toBoard(rows: readonly ApplicationRow[], totals: StageCounts) {
  const columnOf = (stage: ApplicationStage) => ({
    content: rows.filter(({ application }) => application.stage === stage),
    totalElements: totals[stage],
  });
  return {
    new: columnOf('new'),
    reviewed: columnOf('reviewed'),
    interview: columnOf('interview'),
    offer: columnOf('offer'),
    hired: columnOf('hired'),
    declined: columnOf('declined'),
  };
}
