import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Localized } from 'contract/localized.ts';
import { megabyte } from 'contract/megabyte.ts';
import { type Kysely, sql } from 'kysely';
import PQueue from 'p-queue';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { PublicFiles } from '../files/public-files.ts';
import { HttpError } from '../http/http-error.ts';
import { encodeInChild } from './encode-in-child.ts';
import { startHash } from './hash.ts';
import { sentPictureType } from './sent-picture-type.ts';
import { originalFolder } from './unfinished-originals.ts';

const maxBytes = 32 * megabyte;

/** What staff state about a picture. Content uses `name`; the focus is from 0 to 1. */
export type SentPicture = {
  name: string;
  fileName: string;
  mediaType: string;
  focus: { x: number; y: number };
  description: Localized;
};

/** A picture whose files are stored, but which is not in the library yet. */
export type PreparedPicture = {
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  peakKilobytes: number;
  sent: SentPicture;
};

/** One at a time: an encoding may need a whole core and 256 MB. */
const encodings = new PQueue({ concurrency: 1 });

type PictureStores = { db: Kysely<Tables>; dataDir: string; publicFiles: PublicFiles };

/**
 * Receives a picture from staff and stores its files. It rejects one that is too large, broken or
 * not of its stated type. It encodes the picture in a separate process. The picture is in the
 * library when `registerPicture` has committed; otherwise its files are deleted a day later. Throws
 * an `HttpError`.
 */
export async function preparePicture(
  { db, dataDir, publicFiles }: PictureStores,
  stream: Readable,
  sent: SentPicture,
): Promise<PreparedPicture> {
  const folder = originalFolder(dataDir);
  const [original, encoded] = [path.join(folder, 'original'), path.join(folder, 'encoded')];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const hash = await writeOriginal(stream, original);
    const { type } = await sentPictureType(original, sent);
    const { picture, peakKilobytes } = await encodings.add(async () => {
      const encoding = await encodeInChild(original, type, encoded);
      // Before the files, so that those of an upload that is cut off are deleted later.
      await recordPictureFiles(db, { hash, width: encoding.picture.width });
      for (const file of await readdir(encoded))
        await publicFiles.pictures.put(`${hash}/${file}`, createReadStream(path.join(encoded, file)));
      return encoding;
    });
    return { ...picture, hash, peakKilobytes, sent };
  } finally {
    // The original is deleted too: its metadata may say where and by whom it was taken.
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds a prepared picture to the library, or replaces the one of its name. */
export async function registerPicture(
  db: Database,
  { hash, width, height, placeholder, sent }: PreparedPicture,
): Promise<void> {
  const row = {
    kind: 'raster' as const,
    source: 'upload' as const,
    hash,
    width,
    height,
    placeholder,
    focusX: sent.focus.x,
    focusY: sent.focus.y,
    description: JSON.stringify(sent.description),
  };
  const replaced = await db
    .selectFrom('picture')
    .select(['hash', 'width', 'source'])
    .where('name', '=', sent.name)
    .executeTakeFirst();
  // The day until the old files are deleted begins now.
  if (replaced?.source === 'upload') await recordPictureFiles(db, replaced);
  await db
    .insertInto('picture')
    .values({ name: sent.name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Receives a picture and adds it to the library. Throws an `HttpError`. */
export async function receivePicture(
  stores: PictureStores,
  stream: Readable,
  sent: SentPicture,
): Promise<PreparedPicture> {
  const prepared = await preparePicture(stores, stream, sent);
  await stores.db.transaction().execute((transaction) => registerPicture(transaction, prepared));
  return prepared;
}

/** Records that a picture's files are stored. Unused files are deleted a day after the last record. */
export async function recordPictureFiles(
  db: Database,
  { hash, width }: { hash: string; width: number },
): Promise<void> {
  await db
    .insertInto('pictureFiles')
    .values({ hash, width })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ storedAt: sql<Date>`now()` }))
    .execute();
}

/** Writes the stream into a file up to the size limit and returns its hash. */
async function writeOriginal(stream: Readable, file: string): Promise<string> {
  const hash = startHash('raster');
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.add(chunk);
      done(bytes > maxBytes ? new HttpError('pictureTooManyBytes') : null, chunk);
    },
  });
  await pipeline(stream, limited, createWriteStream(file, { mode: 0o600 }));
  return hash.end();
}
