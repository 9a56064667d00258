import { type Kysely, sql } from 'kysely';

/**
 * Nothing is sealed to the receipt of a message or resume, so new rows have no public key of it. Older rows
 * keep theirs.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // PostgreSQL's name for the check (receipt_id is null) = (receipt_recipient is null) of migration 013.
  await sql`alter table submission drop constraint submission_check1,
    add check (receipt_id is not null or receipt_recipient is null)`.execute(db);
}
