import { pictureTypes, pictureWidths } from 'contract/media/picture.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { PublicFiles } from '../files/public-files.ts';

/**
 * Deletes the files of uploaded pictures that were replaced or deleted, or whose upload was cut off,
 * a day later: open pages may still load them. Returns how many pictures.
 */
export async function sweepPictureFiles(
  { db, publicFiles }: { db: Kysely<Tables>; publicFiles: PublicFiles },
  now = new Date(),
): Promise<number> {
  let deleted = 0;
  for (const { hash } of await unusedFiles(db, now).execute())
    await db.transaction().execute(async (transaction) => {
      // The same picture may have been uploaded meanwhile. An upload that begins now waits for the lock.
      const unused = await unusedFiles(transaction, now).where('hash', '=', hash).forUpdate().executeTakeFirst();
      if (unused === undefined) return;
      for (const size of pictureWidths(unused.width))
        for (const type of pictureTypes) await publicFiles.pictures.remove(`${hash}/${size}.${type}`);
      await transaction.deleteFrom('pictureFiles').where('hash', '=', hash).execute();
      deleted += 1;
    });
  return deleted;
}

function unusedFiles(db: Database, now: Date) {
  return db
    .selectFrom('pictureFiles')
    .select(['hash', 'width'])
    .where(sql<boolean>`stored_at < ${now}::timestamptz - interval '1 day'`)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('picture').select('hash').whereRef('picture.hash', '=', 'pictureFiles.hash'))),
    );
}
