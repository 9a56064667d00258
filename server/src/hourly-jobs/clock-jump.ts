import { type Kysely, sql } from 'kysely';
import { beijingDay } from '../database/beijing-time.ts';
import type { Tables } from '../database/tables.ts';

/** A larger difference in days between two hourly runs counts as a clock jump. */
const maxStepDays = 2;
const daysHeld = 7;

/**
 * Stores the day in the database for all instances, and returns whether deletions may run. After a
 * clock jump in either direction they wait seven days: a server that starts in the wrong year would
 * delete everything.
 */
export function recordDayAndAllowDeletions(db: Kysely<Tables>, now: Date): Promise<boolean> {
  const today = beijingDay(now);
  return db.transaction().execute(async (transaction) => {
    const { lastDay, held } = await transaction
      .selectFrom('installation')
      .select([sql<string | null>`noted_day::text`.as('lastDay'), sql<string | null>`held_since::text`.as('held')])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const jumped = lastDay !== null && Math.abs(daysBetween(lastDay, today)) > maxStepDays;
    const isOver = held === null || daysBetween(held, today) >= daysHeld;
    const heldSince = jumped ? today : isOver ? null : held;
    await transaction.updateTable('installation').set({ notedDay: today, heldSince }).execute();
    if (jumped)
      console.warn(
        `The clock shows ${today}, and showed ${lastDay} at the last hourly run: nothing is deleted for ${daysHeld} days (docs/operations/incidents.md).`,
      );
    return heldSince === null;
  });
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
