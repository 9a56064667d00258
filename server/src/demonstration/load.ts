import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { demonstrationItems } from './items.ts';
import { type Demonstration } from './read.ts';

/**
 * Brings what the store has never been given, and nothing else: an item that was brought once is not touched
 * again, whether staff changed it or removed it. Answers how many items were new.
 */
export async function loadDemonstration(db: Kysely<Tables>, content: Demonstration): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // Instances that start together take turns.
    await sql`select pg_advisory_xact_lock(hashtext('demonstration'))`.execute(transaction);
    const loaded = await transaction.selectFrom('demonstrationItem').select(['kind', 'key']).execute();
    const known = new Set(loaded.map(({ kind, key }) => `${kind} ${key}`));
    const fresh = demonstrationItems(content).filter(({ kind, key }) => !known.has(`${kind} ${key}`));
    for (const { kind, key, insert } of fresh) {
      await insert(transaction);
      await transaction.insertInto('demonstrationItem').values({ kind, key }).execute();
    }
    return fresh.length;
  });
}
