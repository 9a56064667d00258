import { type Kysely, sql } from 'kysely';

/**
 * The last Beijing day that the clock showed, and the day since which deletions wait after a clock jump. The
 * day of the newest submission is stored first: the first start after the upgrade must not trust a wrong
 * clock.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table installation add column noted_day date, add column held_since date`.execute(db);
  await sql`update installation set noted_day = (select max(received_at at time zone 'Asia/Shanghai')::date
    from (select received_at from submission union all select received_at from report) as received)`.execute(db);
}
