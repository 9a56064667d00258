import { type Kysely, sql } from 'kysely';

const schema = [
  // The run that is under way or was killed; `head_id` is the number of the last entry, and `broken_hash` of all breaks.
  sql`alter table audit_verification add column started_at timestamptz, add column checked_id bigint,
    add column head_id bigint, add column later_breaks jsonb not null default '[]',
    add column break_count integer not null default 0, add column broken_hash bytea`,
  sql`update audit_verification set head_id = case when hash is null then null else entries end,
    break_count = case when broken_id is null then 0 else 1 end`,
];

/** How far a verification of the audit log is, and all breaks that it finds. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of schema) await part.execute(db);
}
