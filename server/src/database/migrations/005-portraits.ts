import { type Kysely, sql } from 'kysely';

/** A person without a photograph gets an initials avatar. It also replaces the earlier drawing of the chairman. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table company_text alter column picture drop not null`.execute(db);
  await sql`update company_text set picture = null where picture = 'monogram-chairman'`.execute(db);
  await sql`alter table honoured_employee add column picture text`.execute(db);
}
