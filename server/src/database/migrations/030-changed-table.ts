import { type Kysely, sql } from 'kysely';

/** Tells which table has changed, so that only what was made from it is dropped. An older version drops everything, as before. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function content_changed() returns trigger language plpgsql as
    $$ begin perform pg_notify('content_changed', tg_table_name); return null; end $$
  `.execute(db);
}
