import { type Kysely, sql } from 'kysely';

/**
 * The days on which officers decided whether to take a report on, and on which it was first closed. Both end a promised
 * period, also of a report that is opened again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table report add column decided_on date, add column result_on date`.execute(db);
  await sql`update report set result_on = closed_on where closed_on is not null`.execute(db);
}
