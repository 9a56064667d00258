/** The SQL of what is erased when. Nothing is decrypted: it says which submissions, not what they say. */
import type { DueItem } from 'contract/console/retention.ts';
import { daysOfGrace } from 'contract/console/item-retention.ts';
import { type InboxKind, inboxKinds } from 'contract/console/inbox.ts';
import type { SubmissionKind } from 'contract/submissions/submission-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Retention } from '../../config/config.ts';
import type { Database } from '../../database/open.ts';
import { isOpenTo } from '../../submissions/reports/shown-reports.ts';

/** The Beijing day on which the submission `s` is erased by itself; `erasedOn` says the same of one. */
function erasedDay(retention: Retention): RawBuilder<string> {
  const hours = inboxKinds.map((kind) => sql`when ${kind} then ${(retention[kind] + daysOfGrace) * 24}::integer`);
  const regular = sql`s.received_at + make_interval(hours => case s.kind ${sql.join(hours, sql` `)} end)`;
  return sql`greatest((${regular}) at time zone 'Asia/Shanghai', s.kept_until)::date`;
}

type Due = { day: string; kind: SubmissionKind; number: number };

/**
 * How many are erased on each day until one; what should be gone counts for today. Reports from which the account is
 * excluded do not count.
 */
export async function countDueErasures(
  db: Database,
  retention: Retention,
  { accountId, today, until }: { accountId: number; today: string; until: string },
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select greatest(due.day, ${today}::date)::text as day, due.kind, count(*)::integer as number from (
      select ${erasedDay(retention)} as day, s.kind from submission as s
      union all
      select closed_on + ${retention.report + daysOfGrace + 1}::integer, 'report'
      from report where closed_on is not null and ${isOpenTo(accountId)}
    ) as due where due.day <= ${until}::date group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

type StoredDueItem = Omit<DueItem, 'receivedAt' | 'subject'> & {
  receivedAt: Date;
  businessType: string | null;
  postNo: string | null;
};

/** What is erased until a day, or was extended, of these kinds. */
export async function findDueItems(
  db: Database,
  retention: Retention,
  { kinds, until, limit }: { kinds: readonly InboxKind[]; until: string; limit: number },
): Promise<StoredDueItem[]> {
  const { rows } = await sql<StoredDueItem>`
    select s.id, s.kind, s.status, s.received_at, s.business_type, s.post_no, s.kept_for,
      ${erasedDay(retention)}::text as erased_on,
      (select count(*)::integer from submission_file where submission_id = s.id) as files
    from submission as s
    where s.kind = any (${kinds}::text[]) and (${erasedDay(retention)} <= ${until}::date or s.kept_until is not null)
    order by ${erasedDay(retention)}, s.received_at, s.id limit ${limit}`.execute(db);
  return rows;
}

type Erased = { week: string; kind: SubmissionKind; cause: 'expired' | 'erased'; number: number };

/**
 * The numbers of each week from a Monday on. Today's reports would tell on which day one was closed or came. Reports from
 * which the account was excluded do not count.
 */
export async function countErasures(
  db: Database,
  { accountId, since, today }: { accountId: number; since: string; today: string },
): Promise<Erased[]> {
  const { rows } = await sql<Erased>`
    select date_trunc('week', day)::date::text as week, kind, cause, sum(number)::integer as number
    from (
      select day, kind, cause, number from erasure_count
      union all
      select expired_on, 'report', 'expired', -1 from report_exclusion
      where account_id = ${accountId} and expired_on is not null
    ) as erased where day >= ${since}::date and (kind <> 'report' or day < ${today}::date)
    group by 1, 2, 3 having sum(number) > 0 order by 1, 2, 3`.execute(db);
  return rows;
}
