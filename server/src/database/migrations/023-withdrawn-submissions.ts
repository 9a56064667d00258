import { type Kysely, sql } from 'kysely';

/**
 * Withdrawn submissions, which a retry must not restore: a hash that only the sender can compute, and the
 * month until which it is stored. The row reveals neither kind nor day.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table withdrawn_submission (mark bytea primary key check (length(mark) = 32), until date not null)`.execute(
    db,
  );
}
