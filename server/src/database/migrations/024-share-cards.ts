import { type Kysely, sql } from 'kysely';

/** The share cards in the file store, which all instances share. The oldest are deleted above a limit. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table share_card (
      version text primary key,
      drawn_at timestamptz not null default now()
    )`.execute(db);
}
