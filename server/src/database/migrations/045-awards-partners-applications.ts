import { type Kysely, sql } from 'kysely';

/** What awards say, where partners are, and the post for those whom no other fits. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table album_picture add column award jsonb`.execute(db);
  await sql`alter table partner add column url text`.execute(db);
  await sql`alter table job_post add column is_open_application boolean not null default false`.execute(db);
}
