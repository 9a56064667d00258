import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { demonstrationItems, pictureColumns } from './items.ts';
import { type Demonstration } from './read.ts';

/**
 * Brings what the store has never been given, and nothing else: an item that was brought once is not touched
 * again, whether staff changed it or removed it; only a picture or a film follows its files. Answers how many items were new.
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
    await followFiles(transaction, content);
    return fresh.length;
  });
}

/** The files of a demonstration picture or film come with the program: when they are new ones, the store must not name the old. */
async function followFiles(db: Database, { pictures, films }: Demonstration): Promise<void> {
  for (const film of films)
    await db.updateTable('film').set(film).where('name', '=', film.name).where('hash', '<>', film.hash).execute();
  for (const [name, picture] of Object.entries(pictures))
    await db
      .updateTable('picture')
      .set(pictureColumns(picture))
      .where('name', '=', name)
      .where('source', '=', 'demonstration')
      .where('hash', '<>', picture.hash)
      .execute();
}
