import { type Kysely, sql } from 'kysely';

/** Which keys the store was used with. Null: the key is lost, and the operator knows. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table key_fingerprint (name text primary key, fingerprint text)`.execute(db);
}
