/** The SQL of the inbox's lists. Content is encrypted: what is sorted and counted are times and states. */
import type { InboxView } from 'contract/console/inbox-list.ts';
import type { InboxKind } from 'contract/console/inbox.ts';
import type { SubmissionStatus } from 'contract/submissions/conversation.ts';
import type { Locale } from 'contract/locales.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { isAnswered, hasDoneStatus, isListedAsSpam, hasUndoneStatus, isOpen } from './conditions.ts';
import { itemColumns, type StoredItem } from './store.ts';

export type ListedItem = StoredItem & {
  files: number;
  notes: number;
  /** Of the conversation, without the submission itself. */
  entries: number;
  /** The visitor's last entry; all null without one. */
  entryId: string | null;
  entrySealed: Buffer | null;
  entryWrappedKey: Buffer | null;
  entryKeyId: string | null;
};

function viewCondition(view: InboxView, accountId: number): RawBuilder<unknown> {
  const conditions: Record<InboxView, RawBuilder<unknown>> = {
    open: isOpen,
    mine: sql`${isOpen} and s.assignee_id = ${accountId}`,
    unassigned: sql`${isOpen} and s.assignee is null`,
    suspicious: sql`${hasUndoneStatus} and ${isListedAsSpam}`,
    done: hasDoneStatus,
  };
  return conditions[view];
}

export type InboxFilters = {
  language?: Locale | undefined;
  /** A business or the number of a job post. */
  subject?: string | undefined;
  status?: SubmissionStatus | undefined;
};

export type InboxList = { kind: InboxKind; view: InboxView; accountId: number; filters: InboxFilters };

function listCondition({ kind, view, accountId, filters: { language, subject, status } }: InboxList) {
  return sql.join(
    [
      sql`s.kind = ${kind} and ${viewCondition(view, accountId)}`,
      ...(language === undefined ? [] : [sql`s.locale = ${language}`]),
      ...(subject === undefined ? [] : [sql`coalesce(s.business_type, s.post_no) = ${subject}`]),
      ...(status === undefined ? [] : [sql`s.status = ${status}`]),
    ],
    sql` and `,
  );
}

const selectListed = sql`
  select ${itemColumns}, (select count(*)::integer from submission_file where submission_id = s.id) as files,
    (select count(*)::integer from submission_note where submission_id = s.id) as notes,
    (select count(*)::integer from submission_entry where submission_id = s.id) as entries,
    entry.id as entry_id, entry.sealed as entry_sealed, entry.wrapped_key as entry_wrapped_key, entry.key_id as entry_key_id
  from submission as s left join lateral (
    select * from submission_entry where submission_id = s.id and author = 'visitor' order by position desc limit 1
  ) as entry on true`;

/** One page of a list. `ids` restricts it to what a search has found. */
export async function findItems(
  db: Database,
  { ids, page, size, ...list }: InboxList & { ids: string[] | undefined; page: number; size: number },
): Promise<ListedItem[]> {
  const isFound = ids === undefined ? sql`true` : sql`s.id = any (${ids}::uuid[])`;
  // What nobody has answered comes first by its deadline, then whoever has waited longest.
  const order =
    list.view === 'done'
      ? sql`s.received_at desc, s.id desc`
      : sql`case when not ${isAnswered} then s.deadline end, coalesce(entry.written_at, s.received_at), s.id`;
  const { rows } = await sql<ListedItem>`
    ${selectListed}
    where ${listCondition(list)} and ${isFound}
    order by ${order} limit ${size} offset ${page * size}`.execute(db);
  return rows;
}

export async function findItemsById(db: Database, ids: readonly string[]): Promise<ListedItem[]> {
  const { rows } = await sql<ListedItem>`${selectListed} where s.id = any (${ids}::uuid[])`.execute(db);
  return rows;
}

/** The newest ids of a list, for a search. */
export async function findNewestIds(db: Database, list: InboxList, limit: number) {
  const { rows } = await sql<{ id: string }>`
    select s.id from submission as s where ${listCondition(list)}
    order by s.received_at desc, s.id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findEnvelopes(db: Database, ids: readonly string[]) {
  return db.selectFrom('submission').select(['id', 'sealed', 'wrappedKey', 'keyId']).where('id', 'in', ids).execute();
}

export async function countListed(db: Database, list: InboxList): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from submission as s where ${listCondition(list)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The businesses or job posts that a list has, also if they are filtered out. */
export async function findTopics(db: Database, list: InboxList, limit: number) {
  const { rows } = await sql<Pick<StoredItem, 'businessType' | 'postNo'>>`
    select distinct s.business_type, s.post_no from submission as s
    where ${listCondition({ ...list, filters: {} })} and coalesce(s.business_type, s.post_no) is not null
    order by s.business_type, s.post_no limit ${limit}`.execute(db);
  return rows;
}

type Counts = Record<InboxView | 'overdue', number>;

export async function countItems(
  db: Database,
  { kind, accountId, now }: { kind: InboxKind; accountId: number; now: Date },
): Promise<Counts> {
  const count = (condition: RawBuilder<unknown>) => sql`count(*) filter (where ${condition})::integer`;
  const of = (view: InboxView) => count(viewCondition(view, accountId));
  const { rows } = await sql<Counts>`
    select ${of('open')} as open, ${of('mine')} as mine, ${of('unassigned')} as unassigned,
      ${of('suspicious')} as suspicious, ${of('done')} as done,
      ${count(sql`${isOpen} and s.deadline < ${now} and not ${isAnswered}`)} as overdue
    from submission as s where s.kind = ${kind}`.execute(db);
  return rows[0] ?? { open: 0, mine: 0, unassigned: 0, suspicious: 0, done: 0, overdue: 0 };
}

/** The deadlines of open items that have not passed, nearest first. */
export async function findComingDeadlines(db: Database, kind: InboxKind, now: Date): Promise<Date[]> {
  const { rows } = await sql<{ deadline: Date }>`
    select s.deadline from submission as s
    where s.kind = ${kind} and ${isOpen} and s.deadline >= ${now} and not ${isAnswered} order by s.deadline`.execute(
    db,
  );
  return rows.map(({ deadline }) => deadline);
}

type Times = { kind: InboxKind; from: Date; until: Date; limit: number };

/** The deadlines of open items in a time, earliest first, each with the number of all. */
export async function findDeadlinesBetween(db: Database, { kind, from, until, limit }: Times) {
  const { rows } = await sql<{ at: Date; total: number }>`
    select s.deadline as at, (count(*) over ())::integer as total from submission as s
    where s.kind = ${kind} and ${isOpen} and s.deadline >= ${from} and s.deadline < ${until} and not ${isAnswered}
    order by s.deadline limit ${limit}`.execute(db);
  return rows;
}

/** The times of answers of staff in a time, earliest first, each with the number of all. */
export async function findAnswersBetween(db: Database, { kind, from, until, limit }: Times) {
  const { rows } = await sql<{ at: Date; total: number }>`
    select entry.written_at as at, (count(*) over ())::integer as total
    from submission_entry as entry join submission as s on s.id = entry.submission_id
    where entry.author = 'staff' and entry.written_at >= ${from} and entry.written_at < ${until} and s.kind = ${kind}
    order by entry.written_at limit ${limit}`.execute(db);
  return rows;
}
