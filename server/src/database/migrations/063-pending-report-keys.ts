import { type Kysely, sql } from 'kysely';

/**
 * Keys of officers that nobody has confirmed. They have a table of their own: an older server beside this one seals reports
 * to all keys that it finds in `report_key`.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table pending_report_key (
    account_id integer primary key references account, id uuid not null unique, name text not null,
    recipient text not null unique check (recipient ~ '^age1[02-9ac-hj-np-z]{58}$'), signing_key text not null,
    added_on date not null default (now() at time zone 'Asia/Shanghai')::date)`.execute(db);
}
