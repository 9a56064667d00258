import { type Kysely, sql } from 'kysely';

/** By when a message was promised an answer; in clear, for the lists of those who answer. Null: nothing was promised. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table submission add column deadline timestamptz`.execute(db);
}
