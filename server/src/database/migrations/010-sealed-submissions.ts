import { type Kysely, sql } from 'kysely';

/**
 * Submissions are encrypted, except the columns that lists need. `fields` has the plaintext of rows of an
 * earlier version until the next start encrypts them. The files are encrypted in the file store; their
 * handles are in the envelope.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table submission
    alter column fields drop not null,
    add column sealed bytea, add column wrapped_key bytea, add column key_id text,
    add column business_type text, add column post_no text`.execute(db);
  await sql`alter table submission add check (
    (fields is null) = (sealed is not null) and (sealed is null) = (wrapped_key is null) and (sealed is null) = (key_id is null))`.execute(
    db,
  );
  await sql`create table submission_file (
    submission_id uuid not null references submission on delete cascade, position integer not null,
    stored_name text not null unique, description bytea not null, primary key (submission_id, position))`.execute(db);
}
