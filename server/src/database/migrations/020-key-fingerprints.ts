import { type Kysely, sql } from 'kysely';

/** The keys that the store was used with. A null fingerprint: the operator has declared the key lost. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table key_fingerprint (name text primary key, fingerprint text)`.execute(db);
}
