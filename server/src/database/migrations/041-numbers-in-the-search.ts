import { type Kysely, sql } from 'kysely';

/** The console's search finds products and job posts by their numbers, as every later save writes them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update content_item set search_text = search_text || E'\n' || lower(draft ->> 'itemNo')
    where kind = 'product' and draft ->> 'itemNo' is not null`.execute(db);
  await sql`
    update content_item set search_text = search_text || E'\n' || lower(draft ->> 'postNo')
    where kind = 'jobPost' and draft ->> 'postNo' is not null`.execute(db);
}
