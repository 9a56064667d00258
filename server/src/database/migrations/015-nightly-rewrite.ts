import { type Kysely, sql } from 'kysely';

/** The Beijing day of the last nightly job. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table installation add column rewritten_on date`.execute(db);
}
