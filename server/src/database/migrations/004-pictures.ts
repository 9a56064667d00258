import { type Kysely, sql } from 'kysely';

/**
 * The pictures that content refers to by name. The files of demonstration pictures are part of the program,
 * those of uploads are in the data folder. Addresses contain the hash of the content.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table picture (
    name text primary key check (name ~ '^[a-z0-9-]{1,80}$'),
    kind text not null check (kind in ('raster', 'drawing')),
    source text not null check (source in ('demonstration', 'upload')),
    hash text not null check (hash ~ '^[0-9a-f]{20}$'),
    width integer not null check (width > 0), height integer not null check (height > 0),
    placeholder text not null,
    focus_x real not null check (focus_x between 0 and 1), focus_y real not null check (focus_y between 0 and 1),
    description localized not null, created_at timestamptz not null default now())`.execute(db);
  await sql`create trigger content_changed after insert or update or delete or truncate on picture
    for each statement execute function content_changed()`.execute(db);
}
