import { type Kysely, sql } from 'kysely';

/**
 * Whether the nightly job has copied a report's file, because the time of the first copy reveals when it
 * arrived. The times of uploads are excluded from the planner's statistics, where a sample of them would
 * outlive its rows.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table report_file add column copied boolean not null default false`.execute(db);
  await sql`alter table upload alter column received_at set statistics 0`.execute(db);
}
