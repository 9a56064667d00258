import { type Kysely, sql } from 'kysely';

/**
 * Officers' notes on reports, which reporters never see. A note is sealed to the officers' keys and names its author only
 * inside. `written_at` is midnight of the Beijing day.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table report_note (
    id uuid primary key, submission_id uuid not null references report on delete cascade, position integer not null,
    sealed bytea not null, written_at timestamptz not null, mac bytea,
    unique (submission_id, position))`.execute(db);
}
