/** The SQL of applications: the submission `s` of a resume, and its row `a` of `application` if there is one. */
import { type ApplicationStage, applicationStages, endStages } from 'contract/console/application-stages.ts';
import { applicationBounds, withoutPost } from 'contract/console/applications.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { HttpError } from '../../http/http-error.ts';
import { isAnswered, hasUndoneStatus, isSuspicious } from '../conditions.ts';
import { lockItem } from '../store.ts';

export type StoredApplication = { stage: ApplicationStage; since: Date; interviewAt: Date | null };

const stage = sql`coalesce(a.stage, 'new')`;
const since = sql`coalesce(a.since, s.received_at)`;
const applications = sql`submission as s left join application as a on a.submission_id = s.id`;

/** What may be spam is in the inbox alone, until somebody has answered or moved it. Closing it does not list it. */
const isListed = sql`s.kind = 'resume' and s.is_spam is not true
  and (a.submission_id is not null or ${isAnswered} or not ${isSuspicious})`;

type Filter = {
  post?: string | undefined;
  stage?: ApplicationStage | undefined;
  /** What a search has found. */
  ids?: readonly string[] | undefined;
};

function isWanted({ post, stage: wanted, ids }: Filter): RawBuilder<unknown> {
  return sql.join(
    [
      isListed,
      ...(post === undefined ? [] : [post === withoutPost ? sql`s.post_no is null` : sql`s.post_no = ${post}`]),
      ...(wanted === undefined ? [] : [sql`${stage} = ${wanted}`]),
      ...(ids === undefined ? [] : [sql`s.id = any (${ids}::uuid[])`]),
    ],
    sql` and `,
  );
}

/** Within a stage: the nearest interview, then who waits for an answer, longest first. What has ended: newest first. */
const orderInStage = sql`case when ${stage} = any (${endStages}::text[]) then ${since} end desc,
  case when ${stage} = 'interview' then a.interview_at end, ${hasUndoneStatus} desc, s.received_at, s.id`;
const orderOfStages = sql`array_position(${applicationStages}::text[], ${stage})`;

export type ListedApplication = StoredApplication & { id: string };

const columns = sql`s.id, ${stage} as stage, ${since} as since, a.interview_at`;

/** The first applications of each stage. */
export async function findFirstOfStages(db: Database, filter: Filter): Promise<ListedApplication[]> {
  const { rows } = await sql<ListedApplication>`
    select id, stage, since, interview_at from (
      select ${columns}, row_number() over (partition by ${stage} order by ${orderInStage}) as rank
      from ${applications} where ${isWanted(filter)}) as ranked
    where rank <= ${applicationBounds.cards} order by rank`.execute(db);
  return rows;
}

export async function findApplications(
  db: Database,
  { page, size, ...filter }: Filter & { page: number; size: number },
): Promise<ListedApplication[]> {
  const { rows } = await sql<ListedApplication>`
    select ${columns} from ${applications} where ${isWanted(filter)}
    order by ${orderOfStages}, ${orderInStage} limit ${size} offset ${page * size}`.execute(db);
  return rows;
}

/** The newest, for a search. */
export async function findNewestIds(db: Database, filter: Filter, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from ${applications} where ${isWanted(filter)}
    order by s.received_at desc, s.id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export type StageCount = { postNo: string | null; stage: ApplicationStage; count: number };

export async function countByPostAndStage(db: Database, filter: Filter = {}): Promise<StageCount[]> {
  const { rows } = await sql<StageCount>`
    select s.post_no, ${stage} as stage, count(*)::integer as count from ${applications}
    where ${isWanted(filter)} group by 1, 2 order by 1`.execute(db);
  return rows;
}

/** The posts on the site, in its order. */
export async function findPosts(db: Database) {
  return db
    .selectFrom('jobPost')
    .select(['postNo', 'name', 'workArea', 'openings'])
    .where('open', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(applicationBounds.posts)
    .execute();
}

/** Undefined if there is no such resume. */
export async function findApplication(db: Database, id: string): Promise<StoredApplication | undefined> {
  const { rows } = await sql<StoredApplication>`
    select ${stage} as stage, ${since} as since, a.interview_at from ${applications}
    where s.kind = 'resume' and s.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockApplication(db: Database, id: string): Promise<StoredApplication> {
  await lockItem(db, { kind: 'resume', id });
  const application = await findApplication(db, id);
  if (application === undefined) throw new HttpError('notFound');
  return application;
}

export async function saveStage(db: Database, submissionId: string, to: ApplicationStage): Promise<void> {
  const changed = { stage: to, since: sql<Date>`now()` };
  await db
    .insertInto('application')
    .values({ submissionId, ...changed })
    .onConflict((conflict) => conflict.column('submissionId').doUpdateSet(changed))
    .execute();
}

export async function saveInterview(db: Database, submissionId: string, interviewAt: Date | null): Promise<void> {
  await db.updateTable('application').set({ interviewAt }).where('submissionId', '=', submissionId).execute();
}
