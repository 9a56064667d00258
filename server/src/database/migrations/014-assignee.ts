import { type Kysely, sql } from 'kysely';

/** Who of the staff has taken a submission on; in clear, for the lists. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table submission add column assignee text`.execute(db);
}
