import { type Kysely, sql } from 'kysely';

/** A person without a photograph is shown by a card drawn from the name: the chairman's drawing of before is one of those now. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table company_text alter column picture drop not null`.execute(db);
  await sql`update company_text set picture = null where picture = 'monogram-chairman'`.execute(db);
  await sql`alter table honoured_employee add column picture text`.execute(db);
}
