import { type Kysely, sql } from 'kysely';

/** The status that the console shows of a report on one day: without what the reporter has written on it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table report add column shown_status text check (shown_status in ('answered', 'closed')),
    add column shown_on date, add check ((shown_status is null) = (shown_on is null))`.execute(db);
}
