import { type Kysely, sql } from 'kysely';

/** Why a submission is suspected, in the place of whether it is: until now only the field that nobody sees could say so. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table submission add column suspicions text[] not null default '{}'
    check (suspicions <@ array['honeypot', 'tooFast', 'noChallenge'])`.execute(db);
  await sql`update submission set suspicions = '{honeypot}' where suspected`.execute(db);
  await sql`alter table submission drop column suspected, alter column suspicions drop default`.execute(db);
}
