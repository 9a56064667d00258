import { type Kysely, sql } from 'kysely';

/** The promised deadline of a reply; not encrypted, because lists for staff need it. Null: no promise. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table submission add column deadline timestamptz`.execute(db);
}
