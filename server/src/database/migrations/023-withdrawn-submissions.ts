import { type Kysely, sql } from 'kysely';

/**
 * What was withdrawn, so that it does not come back when it is sent again: a hash that only the sender could make, and the month
 * until which it is kept. It says neither kind nor day.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table withdrawn_submission (mark bytea primary key check (length(mark) = 32), until date not null)`.execute(
    db,
  );
}
