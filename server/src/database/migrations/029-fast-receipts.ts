import { type Kysely, sql } from 'kysely';

/** Nothing is sealed to the receipt of a message or a resume: new rows have no public key for it. Older rows keep theirs. */
export async function up(db: Kysely<never>): Promise<void> {
  // The check (receipt_id is null) = (receipt_recipient is null) of 013, by the name that PostgreSQL gave it.
  await sql`alter table submission drop constraint submission_check1,
    add check (receipt_id is not null or receipt_recipient is null)`.execute(db);
}
