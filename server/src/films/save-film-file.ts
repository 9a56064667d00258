import { randomBytes } from 'node:crypto';
import { filmExtensions, maxFilmBytes, maxFilms, maxFilmsBytes } from 'contract/console/films.ts';
import type { FilmType } from 'contract/media/film.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../files/file-store.ts';
import { measureContent } from '../files/measure-content.ts';
import { HttpError } from '../http/http-error.ts';
import type { UploadLimits } from '../uploads/ensure-space.ts';
import type { IncomingFile } from '../uploads/receive-file.ts';
import { checkedFilm } from './checked-film.ts';

export type FilmStores = { db: Database; files: FileStore; uploadLimits: Pick<UploadLimits, 'reserveBytes'> };

/** A film of the demonstration may have the same content, but has two files and captions below its hash. */
const filmHashPrefix = 'uploaded film ';

/** A film whose file is stored, but which is not in the library yet. */
export type SavedFilmFile = { storedName: string; hash: string; type: FilmType };

/**
 * Checks and stores a film while it streams. The film is in the library when its row has committed; otherwise its file
 * is deleted a day later. Throws an `HttpError`; then nothing of it remains.
 */
export async function saveFilmFile(stores: FilmStores, { fileName, content }: IncomingFile): Promise<SavedFilmFile> {
  const type = filmExtensions.find((extension) => fileName.toLowerCase().endsWith(`.${extension}`));
  if (type === undefined) throw new HttpError('filmTypeRefused');
  const { db, files } = stores;
  const storedName = randomBytes(16).toString('hex');
  // Before the file, so that one of an upload that is cut off is deleted later.
  await db.insertInto('filmFile').values({ name: storedName }).execute();
  try {
    await ensureSpace(stores);
    const measured = measureContent(checkedFilm(content, type), filmHashPrefix);
    await files.put(storedName, measured.content);
    const { bytes, sha256 } = measured.result();
    const hash = sha256.slice(0, 20);
    await db.updateTable('filmFile').set({ hash, type, bytes }).where('name', '=', storedName).execute();
    return { storedName, hash, type };
  } catch (error) {
    await files.remove(storedName);
    await db.deleteFrom('filmFile').where('name', '=', storedName).execute();
    throw error;
  }
}

/** Counts running uploads, this one among them, as films of the maximum size. */
async function ensureSpace({ db, files, uploadLimits }: FilmStores): Promise<void> {
  const { count, bytes, running } = await db
    .selectFrom('filmFile')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string>`sum(coalesce(bytes, ${maxFilmBytes}::bigint))`.as('bytes'),
      sql<number>`count(*) filter (where bytes is null)::int`.as('running'),
    ])
    .executeTakeFirstOrThrow();
  if (count > maxFilms || Number(bytes) > maxFilmsBytes) throw new HttpError('tooManyFilms');
  if ((await files.freeBytes()) < uploadLimits.reserveBytes + running * maxFilmBytes)
    throw new HttpError('unavailable');
}

/** Keeps the file that a film no longer uses for another day: open pages may still play it. */
export async function releaseFilmFile(db: Database, storedName: string | null): Promise<void> {
  if (storedName === null) return;
  await db.updateTable('filmFile').set({ storedAt: sql<Date>`now()` }).where('name', '=', storedName).execute();
}

/**
 * Deletes the files of films that were replaced or deleted, or whose upload was cut off, a day later. Returns how many.
 */
export async function sweepFilmFiles(
  { db, files }: { db: Database; files: FileStore },
  now = new Date(),
): Promise<number> {
  const unused = await db
    .selectFrom('filmFile')
    .select('name')
    .where(sql<boolean>`stored_at < ${now}::timestamptz - interval '1 day'`)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('film').select('name').whereRef('film.storedName', '=', 'filmFile.name'))),
    )
    .execute();
  for (const { name } of unused) {
    await files.remove(name);
    await db.deleteFrom('filmFile').where('name', '=', name).execute();
  }
  return unused.length;
}
