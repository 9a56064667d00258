import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { SpendStatement } from './spent-challenges.ts';

/** Rows show only the sixtieth of the window in which it began. */
const slotsInWindow = 60;

/** The counter's row has the previous hash while its window lasts, then the current one. */
export type CounterKey = { current: string; previous: string | undefined };

/** The points are `solved` if the statement finds the solution unspent, otherwise `unsolved`. */
export type Cost = { solved: number; unsolved: number; spend: SpendStatement | undefined };

export type Counted = { key: string; points: number; expire: number; isSolved: boolean };

/** The previous hash, if a window of this length may still be open under it. */
export function previousInWindow(
  { previous, sinceRotation }: { previous: string | undefined; sinceRotation: number },
  window: number,
): string | undefined {
  return sinceRotation > window * (1 + 1 / slotsInWindow) ? undefined : previous;
}

/** Adds points to a counter in one statement; an expired window starts again. */
export async function addPoints(
  db: Database,
  { current, previous }: CounterKey,
  { solved, unsolved, spend }: Cost,
  window: number,
): Promise<Counted> {
  const now = Date.now();
  const slot = window / slotsInWindow;
  const expire = Math.ceil((now + window) / slot) * slot;
  const key =
    previous === undefined
      ? sql`${current}`
      : sql`case when exists (select from rate_limit where key = ${previous} and expire > ${now})
          then ${previous} else ${current} end`;
  const isSolved: RawBuilder<unknown> = spend === undefined ? sql`false` : sql`(select is_unspent from spent)`;
  const { rows } = await sql<{ key: string; points: number; expire: string; isSolved: boolean }>`
    ${spend === undefined ? sql`` : sql`with spent as (${spend})`}
    /* prepared */ insert into rate_limit as counter (key, points, expire)
    values (${key}, case when ${isSolved} then ${solved}::integer else ${unsolved}::integer end, ${expire})
    on conflict (key) do update set
      points = case when counter.expire <= ${now} then excluded.points else counter.points + excluded.points end,
      expire = case when counter.expire <= ${now} then excluded.expire else counter.expire end
    returning key, points, expire, ${isSolved} as is_solved`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('An upsert returned no row');
  return { ...row, expire: Number(row.expire) };
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
