import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table passkey (
      id text primary key,
      account_id integer not null references account,
      name text not null,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    )`.execute(db);
  await sql`create index passkey_account on passkey (account_id, created_at)`.execute(db);
  // The challenge that a session waits for; it counts once.
  await sql`
    alter table session add column passkey_challenge text, add column passkey_challenge_at timestamptz`.execute(db);
}
