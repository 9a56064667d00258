import { type Kysely, sql } from 'kysely';

/** The kinds are listed in the contract alone. Reports stay apart: they have their own tables. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table submission drop constraint submission_kind_check`.execute(db);
  await sql`alter table submission add constraint submission_kind_check check (kind <> 'report')`.execute(db);
}
