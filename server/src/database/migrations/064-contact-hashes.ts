import { type Kysely, sql } from 'kysely';

const schema = [
  // Keyed hashes of a telephone number and an e-mail address; empty for none, null until they are computed.
  sql`alter table submission add column phone_hash bytea, add column email_hash bytea`,
  sql`create index on submission (phone_hash) where phone_hash <> ''`,
  sql`create index on submission (email_hash) where email_hash <> ''`,
  sql`create index on submission (id) where phone_hash is null`,
];

/** Which messages and resumes came from the same telephone number or e-mail address. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const part of schema) await part.execute(db);
}
