import { Readable } from 'node:stream';
import type { ContentFile } from 'contract/console/content-exchange.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { PublicFiles } from '../files/public-files.ts';
import { readPictures } from '../pictures/registry.ts';
import { receivePicture } from '../pictures/receive.ts';
import type { PackedContent } from './content-zip.ts';

type PictureContext = { db: Kysely<Tables>; dataDir: string; publicFiles: PublicFiles };

/** The pictures of a file that this installation does not have. A picture of the same name is never replaced. */
export async function missingPictures(
  db: PictureContext['db'],
  { content, pictures }: PackedContent,
): Promise<ContentFile['pictures']> {
  const { byName } = await readPictures(db);
  return content.pictures.filter(({ name }) => !byName.has(name) && pictures.has(name));
}

/** Adds those of the missing pictures that the items show, before the items. Returns how many. */
export async function receiveMissingPictures(
  context: PictureContext,
  packed: PackedContent,
  used: ReadonlySet<string>,
): Promise<number> {
  const missing = (await missingPictures(context.db, packed)).filter(({ name }) => used.has(name));
  for (const { name, description, focus } of missing) {
    const sent = { name, description, focus, fileName: `${name}.jpg`, mediaType: 'image/jpeg' };
    await receivePicture(context, Readable.from([packed.pictures.get(name) ?? new Uint8Array()]), sent);
  }
  return missing.length;
}
