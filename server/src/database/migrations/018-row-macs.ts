import { type Kysely, sql } from 'kysely';

/**
 * Rows carry a MAC under a key that is not in the database, so that somebody who can write to it cannot forge
 * rows. Older rows get their MAC at the next start, which has the key.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['submission', 'submission_entry', 'report', 'report_entry', 'report_key'])
    await sql`alter table ${sql.table(table)} add column mac bytea check (length(mac) = 32)`.execute(db);
}
