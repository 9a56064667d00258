import { type Kysely, sql } from 'kysely';

const schema = [
  // The inbox reads the answers of a day every minute.
  sql`create index submission_entry_answers on submission_entry (written_at) where author = 'staff'`,

  sql`create table answer_template (
    id integer primary key generated always as identity, kind text not null, name text not null, texts jsonb not null,
    version integer not null default 1, unique (kind, name))`,
];

/** The answers of a day, and templates of answers. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of schema) await part.execute(db);
}
