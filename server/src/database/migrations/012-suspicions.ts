import { type Kysely, sql } from 'kysely';

/** A list of spam signals replaces the flag, which only the honeypot field could set. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table submission add column suspicions text[] not null default '{}'
    check (suspicions <@ array['honeypot', 'tooFast', 'noChallenge'])`.execute(db);
  await sql`update submission set suspicions = '{honeypot}' where suspected`.execute(db);
  await sql`alter table submission drop column suspected, alter column suspicions drop default`.execute(db);
}
