import { type Kysely, sql } from 'kysely';

/** What staff have decided about spam, beside the signals that were found. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table submission add column is_spam boolean,
    add column spam_decided_by integer references account on delete set null,
    add column spam_decided_at timestamptz,
    add check ((is_spam is null) = (spam_decided_at is null))`.execute(db);
}
