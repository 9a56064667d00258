import { type Kysely, sql } from 'kysely';

/** Answers to reports are signed. Null for keys that were registered before: their owners add theirs. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table report_key add column signing_key text`.execute(db);
}
