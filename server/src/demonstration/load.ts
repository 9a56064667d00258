import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { demonstrationItems } from './items.ts';
import { pictureColumns } from './media-items.ts';
import { type Demonstration } from './read.ts';

/**
 * Inserts the items that the store has never had. Items that staff changed or removed stay so; only
 * pictures and films follow their files. Returns the number of new items.
 */
export async function loadDemonstration(db: Kysely<Tables>, content: Demonstration): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // Concurrent starts run one after another.
    await sql`select pg_advisory_xact_lock(hashtext('demonstration'))`.execute(transaction);
    const loaded = await transaction.selectFrom('demonstrationItem').select(['kind', 'key']).execute();
    const known = new Set(loaded.map(({ kind, key }) => `${kind} ${key}`));
    const newItems = demonstrationItems(content).filter(({ kind, key }) => !known.has(`${kind} ${key}`));
    for (const { kind, key, insert } of newItems) {
      await insert(transaction);
      await transaction.insertInto('demonstrationItem').values({ kind, key }).execute();
    }
    await updateHashes(transaction, content);
    return newItems.length;
  });
}

/** Whether an earlier start has loaded the demonstration. */
export async function hasDemonstration(db: Database): Promise<boolean> {
  const item = await db.selectFrom('demonstrationItem').select('key').limit(1).executeTakeFirst();
  return item !== undefined;
}

/** Updates the hashes of demonstration pictures and films whose files are new in this version. */
async function updateHashes(db: Database, { pictures, films }: Demonstration): Promise<void> {
  for (const film of films)
    await db
      .updateTable('film')
      .set(film)
      .where('name', '=', film.name)
      .where('storedName', 'is', null)
      .where('hash', '<>', film.hash)
      .execute();
  for (const [name, picture] of Object.entries(pictures))
    await db
      .updateTable('picture')
      .set(pictureColumns(picture))
      .where('name', '=', name)
      .where('source', '=', 'demonstration')
      .where('hash', '<>', picture.hash)
      .execute();
}
