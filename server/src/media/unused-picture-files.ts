import { pictureTypes, pictureWidths } from 'contract/picture.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { PublicFiles } from '../files/public-files.ts';

/**
 * Deletes the files of uploaded pictures that were replaced or deleted, or whose upload was cut off,
 * a day later: open pages may still load them. Returns how many pictures.
 */
export async function sweepPictureFiles(
  { db, publicFiles }: { db: Database; publicFiles: PublicFiles },
  now = new Date(),
): Promise<number> {
  const unused = await db
    .selectFrom('pictureFiles')
    .select(['hash', 'width'])
    .where(sql<boolean>`stored_at < ${now}::timestamptz - interval '1 day'`)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('picture').select('hash').whereRef('picture.hash', '=', 'pictureFiles.hash'))),
    )
    .execute();
  for (const { hash, width } of unused) {
    for (const size of pictureWidths(width))
      for (const type of pictureTypes) await publicFiles.pictures.remove(`${hash}/${size}.${type}`);
    await db.deleteFrom('pictureFiles').where('hash', '=', hash).execute();
  }
  return unused.length;
}
