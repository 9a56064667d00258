import { type Kysely, sql } from 'kysely';

/** Files that visitors have sent and no submission has claimed yet. Names and contents are sealed; a handle opens them, and only its hash is here. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table upload (
    handle_hash bytea primary key check (length(handle_hash) = 32),
    stored_name text not null unique check (stored_name ~ '^[0-9a-f]{32}$'),
    description bytea, bytes bigint check (bytes > 0),
    received_at timestamptz not null default now(),
    check ((description is null) = (bytes is null)))`.execute(db);
  await sql`create index upload_received_at on upload (received_at)`.execute(db);
}
