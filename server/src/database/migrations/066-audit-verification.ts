import { type Kysely, sql } from 'kysely';

/** The result of the last verification of the audit log, and the last line of the last good one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table audit_verification (
    single boolean primary key default true check (single),
    at timestamptz, entries bigint not null default 0, hash bytea,
    broken_id bigint, broken_kind text, broken_since timestamptz,
    noted_id bigint, noted_hash bytea,
    failed_at timestamptz)`.execute(db);
  await sql`insert into audit_verification default values`.execute(db);
}
