import { Readable } from 'node:stream';
import type { ContentFile } from 'contract/console/content-exchange.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { PublicFiles } from '../files/public-files.ts';
import { readPictures } from '../pictures/registry.ts';
import { type PreparedPicture, preparePicture } from '../pictures/receive.ts';
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

/** Stores the files of those of the missing pictures that the items show; the import then adds them with the items. */
export async function prepareMissingPictures(
  context: PictureContext,
  packed: PackedContent,
  used: ReadonlySet<string>,
): Promise<PreparedPicture[]> {
  const missing = (await missingPictures(context.db, packed)).filter(({ name }) => used.has(name));
  const prepared: PreparedPicture[] = [];
  for (const { name, description, focus } of missing) {
    const sent = { name, description, focus, fileName: `${name}.jpg`, mediaType: 'image/jpeg' };
    const content = Readable.from([packed.pictures.get(name) ?? new Uint8Array()]);
    prepared.push(await preparePicture(context, content, sent));
  }
  return prepared;
}
