import { type Kysely, sql } from 'kysely';

/** Films, which banners, company texts and video blocks refer to by name. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table film (
    name text primary key check (name ~ '^[a-z0-9-]{1,80}$'),
    hash text not null check (hash ~ '^[0-9a-f]{20}$'),
    width integer not null check (width > 0), height integer not null check (height > 0),
    seconds real not null check (seconds > 0), captioned boolean not null,
    created_at timestamptz not null default now())`.execute(db);
  await sql`create trigger content_changed after insert or update or delete or truncate on film
    for each statement execute function content_changed()`.execute(db);
  await sql`alter table banner add column film text`.execute(db);
  await sql`alter table company_text add column film text`.execute(db);
}
