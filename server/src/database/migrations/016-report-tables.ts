import { type Kysely, sql } from 'kysely';

/**
 * Reports get their own tables, so that the nightly job rewrites only these. They are copied in random order.
 * The tables that they leave are rewritten, because a deleted row would still lie between its neighbours.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`create table report (
      id uuid primary key, locale text not null check (locale in ('cn', 'en', 'ru')),
      sealed bytea not null, sealed_identity bytea not null,
      receipt_id bytea not null unique check (length(receipt_id) = 32), receipt_recipient text not null,
      status text not null default 'received' check (status in ('received', 'inProgress', 'answered', 'closed')),
      closed_on date, assignee text, key_hash bytea not null, content_hash bytea not null,
      suspicions text[] not null check (suspicions <@ array['honeypot', 'tooFast', 'noChallenge']),
      consent_version text, received_at timestamptz not null,
      unique (key_hash, content_hash), check ((status = 'closed') = (closed_on is not null)))`,
    sql`create table report_entry (
      id uuid primary key, submission_id uuid not null references report on delete cascade, position integer not null,
      author text not null check (author in ('visitor', 'staff')), sealed bytea not null,
      key_hash bytea, content_hash bytea, written_at timestamptz not null,
      unique (submission_id, position), unique (submission_id, key_hash, content_hash))`,
    sql`create table report_file (
      submission_id uuid not null references report on delete cascade, position integer not null,
      stored_name text not null unique, description bytea not null,
      entry_id uuid references report_entry on delete cascade deferrable initially deferred,
      primary key (submission_id, position))`,

    sql`insert into report (id, locale, sealed, sealed_identity, receipt_id, receipt_recipient, status, closed_on, assignee,
        key_hash, content_hash, suspicions, consent_version, received_at)
      select id, locale, sealed, sealed_identity, receipt_id, receipt_recipient, status, closed_on, assignee,
        key_hash, content_hash, suspicions, consent_version, received_at
      from submission where kind = 'report' order by random()`,
    sql`insert into report_entry (id, submission_id, position, author, sealed, key_hash, content_hash, written_at)
      select id, submission_id, position, author, sealed, key_hash, content_hash, written_at
      from submission_entry where submission_id in (select id from report) order by random()`,
    sql`insert into report_file (submission_id, position, stored_name, description, entry_id)
      select submission_id, position, stored_name, description, entry_id
      from submission_file where submission_id in (select id from report) order by random()`,
    sql`delete from submission where kind = 'report'`,
    // A table with pending deferred constraints cannot be altered.
    sql`set constraints all immediate`,

    sql`alter table submission drop column sealed_identity`,
    sql`alter table submission drop constraint submission_kind_check, add check (kind in ('message', 'resume'))`,
    // The expression makes PostgreSQL rewrite the whole table.
    sql`alter table submission alter column locale type text using locale || ''`,
    sql`alter table submission_entry alter column author type text using author || ''`,
    sql`alter table submission_file alter column stored_name type text using stored_name || ''`,
  ];
  for (const statement of statements) await statement.execute(db);
}
