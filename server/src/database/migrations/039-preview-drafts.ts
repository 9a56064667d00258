import { type Kysely, sql } from 'kysely';

/**
 * Unsaved bodies that an editor looks at beside the form: one of each account and item, for an hour. The table is
 * unlogged, so no backup has what nobody has saved.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create unlogged table preview_draft (
      id uuid primary key default gen_random_uuid(),
      account_id integer not null,
      kind text not null,
      item_id text not null,
      body jsonb not null,
      made_at timestamptz not null default now(),
      unique (account_id, kind, item_id)
    )`.execute(db);
}
