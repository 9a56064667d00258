import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table installation add column last_backup_at timestamptz`.execute(db);
}
