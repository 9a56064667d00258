import { type Kysely, sql } from 'kysely';

/**
 * Notifications name the changed table, so that only cached values from it are invalidated. Older versions
 * invalidate all.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function content_changed() returns trigger language plpgsql as
    $$ begin perform pg_notify('content_changed', tg_table_name); return null; end $$
  `.execute(db);
}
