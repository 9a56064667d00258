import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // What staff upload and everybody may download.
  await sql`
    create table document (
      id text primary key,
      file_name text not null,
      media_type text not null,
      bytes integer not null,
      stored_name text not null,
      account_id integer not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  // Only the account that made an export may download it.
  await sql`
    create table temporary_export (
      name text primary key,
      file_name text not null,
      media_type text not null,
      bytes integer not null,
      stored_name text not null,
      account_id integer not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index on temporary_export (account_id, created_at)`.execute(db);
  // The uploaded pictures whose files are stored, also those that no picture uses any more.
  await sql`
    create table picture_files (
      hash text primary key,
      width integer not null,
      stored_at timestamptz not null default now()
    )`.execute(db);
  await sql`insert into picture_files (hash, width)
    select distinct hash, width from picture where source = 'upload'`.execute(db);
}
