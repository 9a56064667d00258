import { type Kysely, sql } from 'kysely';

/** The Beijing day on which the tables of what visitors send were last written anew. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table installation add column rewritten_on date`.execute(db);
}
