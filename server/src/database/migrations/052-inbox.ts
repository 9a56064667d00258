import { type Kysely, sql } from 'kysely';

const schema = [
  // The name stays beside the account: a command may set a name that has no account.
  sql`alter table submission add column assignee_id integer references account on delete set null`,
  sql`create index submission_assignee on submission (assignee_id) where assignee_id is not null`,
  sql`create index submission_listed on submission (kind, status, received_at desc, id desc)`,

  sql`create table submission_note (
    id uuid primary key, submission_id uuid not null references submission on delete cascade,
    account_id integer references account on delete set null, author text not null,
    sealed bytea not null, wrapped_key bytea not null, key_id text not null, written_at timestamptz not null)`,
  sql`create index submission_note_submission on submission_note (submission_id, written_at, id)`,
];

/** The inbox of the console: who handles a message or resume, and the internal notes of staff. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of schema) await part.execute(db);
}
