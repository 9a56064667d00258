import { type Kysely, sql } from 'kysely';

const schema = [
  // Until when and why one is kept after the retention of its kind.
  sql`alter table submission add column kept_until date,
    add column kept_for text check (kept_for in ('claim', 'lawsuit', 'law')),
    add column extensions integer not null default 0,
    add check ((kept_until is null) = (kept_for is null))`,

  sql`create table erasure_count (
    day date not null, kind text not null, cause text not null check (cause in ('expired', 'erased')),
    number integer not null, primary key (day, kind, cause))`,

  // Requests of applicants come to those who answer them. Of messages only administrators may do it at first.
  sql`update role set permissions = permissions || '{inbox:resume:erase}'
    where key = 'hr' and permissions @> '{inbox:resume:read}'`,
];

/** How long one submission is kept, how many were erased, and who may erase a resume. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of schema) await part.execute(db);
}
