import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // The sentence beside the consent boxes of forms; null for the standard one.
  await sql`alter table composed_page add column consent jsonb`.execute(db);
}
