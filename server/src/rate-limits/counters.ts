import { sql } from 'kysely';
import { createBatch } from '../database/batch.ts';
import type { Database } from '../database/open.ts';
import type { SpentSolution } from './spent-challenges.ts';

/** Rows show only the sixtieth of the window in which it began. */
const slotsInWindow = 60;

/** Points for a counter, whose row has the previous hash while its window lasts, then the current one. */
export type CounterUse = Cost & { current: string; previous: string | undefined; window: number };

/** The points are `solved` if the solution is unspent or spent for the same use, otherwise `unsolved`. */
export type Cost = { solved: number; unsolved: number; solution: SpentSolution | undefined };

export type Counted = { key: string; points: number; expire: number; isSolved: boolean };

/** Counts a use, together with others. */
export type Count = (use: CounterUse) => Promise<Counted>;

/** The previous hash, if a window of this length may still be open under it. */
export function previousInWindow(
  { previous, sinceRotation }: { previous: string | undefined; sinceRotation: number },
  window: number,
): string | undefined {
  return sinceRotation > window * (1 + 1 / slotsInWindow) ? undefined : previous;
}

/** Counts in batches. A statement can change each counter and each solution only once. */
export function createCount(db: Database): Count {
  return createBatch(
    (uses) => addPoints(db, uses),
    ({ current, previous, solution }) =>
      [current, previous, solution?.challenge.toString('hex')].filter((key) => key !== undefined),
  );
}

/**
 * Adds points to counters and spends solutions in one statement; an expired window starts again.
 * Rows are locked in order, so that two instances do not wait for each other.
 */
async function addPoints(db: Database, uses: readonly CounterUse[]): Promise<Counted[]> {
  const now = Date.now();
  const column = (valueOf: (use: CounterUse) => unknown) => sql`${uses.map(valueOf)}`;
  const { rows } = await sql<{ current: string; key: string; points: number; expire: string; isSolved: boolean }>`
    /* prepared */ with used as materialized (
      select * from unnest(${column(({ current }) => current)}::text[], ${column(({ previous }) => previous)}::text[],
        ${column(({ solved }) => solved)}::integer[], ${column(({ unsolved }) => unsolved)}::integer[],
        ${column(({ window }) => expiryOf(now, window))}::bigint[],
        ${column(({ solution }) => solution?.challenge)}::bytea[], ${column(({ solution }) => solution?.usedFor)}::bytea[],
        ${column(({ solution }) => solution?.until)}::timestamptz[])
        as used (current, previous, solved, unsolved, expire, challenge, used_for, until)
    ), spent as (
      insert into spent_challenge as known (challenge, used_for, until)
      select challenge, used_for, until from used where challenge is not null order by challenge
      -- The update changes nothing; "do nothing" would not return the existing row.
      on conflict (challenge) do update set used_for = known.used_for
      returning challenge, used_for
    ), chosen as materialized (
      select current, case when (select rate_limit.expire > ${now} from rate_limit where rate_limit.key = previous)
          then previous else current end as key,
        coalesce(spent.used_for = used.used_for, false) as is_solved, solved, unsolved, expire
      from used left join spent using (challenge)
    ), counted as (
      insert into rate_limit as counter (key, points, expire)
      select key, case when is_solved then solved else unsolved end, expire from chosen order by key
      on conflict (key) do update set
        points = case when counter.expire <= ${now} then excluded.points else counter.points + excluded.points end,
        expire = case when counter.expire <= ${now} then excluded.expire else counter.expire end
      returning key, points, expire
    )
    select current, key, points, counted.expire, is_solved from counted join chosen using (key)`.execute(db);
  const counted = new Map(rows.map(({ current, ...row }) => [current, { ...row, expire: Number(row.expire) }]));
  return uses.map(({ current }) => {
    const row = counted.get(current);
    if (row === undefined) throw new Error('An upsert returned no row');
    return row;
  });
}

function expiryOf(now: number, window: number): number {
  const slot = window / slotsInWindow;
  return Math.ceil((now + window) / slot) * slot;
}

/** Refunds points to counters whose window is still open: in a new window the counter would become negative. */
export async function refundPoints(db: Database, counted: readonly Counted[], points: number): Promise<void> {
  if (points <= 0) return;
  for (const { key, expire } of counted)
    await sql`
      update rate_limit set points = points - ${points}::integer
      where key = ${key} and expire = ${expire} and expire > ${Date.now()}`.execute(db);
}

/** Undefined if there is no counter or its window has expired. */
export async function readPoints(db: Database, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('rateLimit')
    .select('points')
    .where('key', '=', key)
    .where('expire', '>', String(Date.now()))
    .executeTakeFirst();
  return row?.points;
}
