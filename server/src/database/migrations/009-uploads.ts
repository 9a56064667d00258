import { type Kysely, sql } from 'kysely';

/** Unclaimed files of visitors. A handle decrypts name and content; the table has only the hash of the handle. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table upload (
    handle_hash bytea primary key check (length(handle_hash) = 32),
    stored_name text not null unique check (stored_name ~ '^[0-9a-f]{32}$'),
    description bytea, bytes bigint check (bytes > 0),
    received_at timestamptz not null default now(),
    check ((description is null) = (bytes is null)))`.execute(db);
  await sql`create index upload_received_at on upload (received_at)`.execute(db);
}
