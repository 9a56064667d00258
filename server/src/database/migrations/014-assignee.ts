import { type Kysely, sql } from 'kysely';

/** The member of staff who handles a submission; not encrypted, because lists need it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table submission add column assignee text`.execute(db);
}
