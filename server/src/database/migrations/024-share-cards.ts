import { type Kysely, sql } from 'kysely';

/** Which share cards lie in the file store, the same for all instances: the oldest go when there are too many. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table share_card (
      version text primary key,
      drawn_at timestamptz not null default now()
    )`.execute(db);
}
