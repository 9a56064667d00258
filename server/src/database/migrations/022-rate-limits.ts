import { type Kysely, sql } from 'kysely';

/**
 * The counters of rate limits, shared by all instances. Unlogged tables are in no write-ahead log and no
 * physical backup, and are empty after a crash of PostgreSQL. `rate_limit` has the columns that
 * rate-limiter-flexible expects.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create unlogged table rate_limit (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    create unlogged table spent_challenge (
      challenge bytea primary key,
      used_for bytea not null,
      until timestamptz not null
    )`.execute(db);
  await sql`create unlogged table address_hash_key (hour integer primary key, key bytea not null)`.execute(db);
}
