import { type Kysely, sql } from 'kysely';

/**
 * Which accounts are excluded from which reports. Without a foreign key to the report: the audit log names a report for good,
 * and must go on hiding it. `name` is that of the account then, by which its key is found also after the account is renamed.
 * `expired_on` is the day on which the report reached the end of its retention.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table report_exclusion (
    report_id uuid not null, account_id integer not null references account, name text not null,
    excluded_on date not null default (now() at time zone 'Asia/Shanghai')::date, expired_on date,
    primary key (account_id, report_id))`.execute(db);
  await sql`create index report_exclusion_report on report_exclusion (report_id)`.execute(db);
  await sql`alter table report add column exclusions_answered boolean not null default false`.execute(db);
}
