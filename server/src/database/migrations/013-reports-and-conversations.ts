import { type Kysely, sql } from 'kysely';

/**
 * Reports are sealed to the keys of officers; the server has only the public halves. A submission is found by
 * an Argon2id hash of its receipt, and the entries of its conversation are sealed to a key of the receipt.
 * Each installation has a salt.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table installation (single boolean primary key default true check (single), receipt_salt bytea not null)`.execute(
    db,
  );
  await sql`insert into installation (receipt_salt) values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))`.execute(
    db,
  );
  await sql`create table report_key (
    name text primary key, recipient text not null unique check (recipient ~ '^age1[02-9ac-hj-np-z]{58}$'),
    role text not null check (role in ('officer', 'recovery')),
    added_on date not null default (now() at time zone 'Asia/Shanghai')::date)`.execute(db);

  await sql`alter table submission drop constraint submission_check`.execute(db);
  await sql`alter table submission
    add column sealed_identity bytea,
    add column receipt_id bytea unique check (length(receipt_id) = 32), add column receipt_recipient text,
    add column status text not null default 'received' check (status in ('received', 'inProgress', 'answered', 'closed')),
    add column closed_on date, add check ((status = 'closed') = (closed_on is not null)),
    add check ((receipt_id is null) = (receipt_recipient is null)),
    add check ((kind = 'report') = (sealed_identity is not null)),
    add check ((fields is null) = (sealed is not null) and (wrapped_key is null) = (key_id is null)),
    add check ((wrapped_key is not null) = (sealed is not null and kind <> 'report'))`.execute(db);

  await sql`create table submission_entry (
    id uuid primary key, submission_id uuid not null references submission on delete cascade, position integer not null,
    author text not null check (author in ('visitor', 'staff')),
    sealed bytea not null, wrapped_key bytea, key_id text, key_hash bytea, content_hash bytea,
    written_at timestamptz not null,
    unique (submission_id, position), unique (submission_id, key_hash, content_hash),
    check ((wrapped_key is null) = (key_id is null)))`.execute(db);
  await sql`alter table submission_file add column entry_id uuid
    references submission_entry on delete cascade deferrable initially deferred`.execute(db);
}
