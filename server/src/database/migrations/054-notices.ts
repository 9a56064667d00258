import { type Kysely, sql } from 'kysely';

const schema = [
  sql`create table notice_recipient (
    account_id integer primary key references account,
    email text not null, locale text not null,
    mailed_at timestamptz,
    failure text, failure_answer text, failed_since timestamptz,
    failures integer not null default 0, retry_at timestamptz)`,
  sql`create table notice_subscription (
    account_id integer not null references notice_recipient on delete cascade,
    notice text not null,
    notified_until timestamptz not null, notified_deadline timestamptz,
    primary key (account_id, notice))`,
];

/** Notices by mail: who gets which, what each was notified of, and the last failure. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of schema) await part.execute(db);
}
