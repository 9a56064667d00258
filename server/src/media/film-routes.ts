import {
  deleteFilm,
  getLibraryFilm,
  listFilms,
  maxFilmBytes,
  replaceFilm,
  saveFilm,
  uploadFilm,
} from 'contract/console/films.ts';
import { localeNames } from 'contract/locales.ts';
import { safeFileName } from 'contract/uploads/safe-file-name.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { type FilmSources, readFilms } from '../films/registry.ts';
import { releaseFilmFile, saveFilmFile } from '../films/save-film-file.ts';
import { HttpError } from '../http/http-error.ts';
import { serveStaff, serveStaffUpload } from '../http/serve.ts';
import { readPictures } from '../pictures/registry.ts';
import type { UploadLimits } from '../uploads/ensure-space.ts';
import { type FileLimit, receiveFile } from '../uploads/receive-file.ts';
import {
  copyDemonstrationCaptions,
  findLibraryFilmRow,
  hasPicture,
  listFilmRows,
  lockFilm,
  saveCaptions,
} from './film-store.ts';
import { libraryNameFor } from './library-name.ts';
import { auditMedia } from './audit-media.ts';
import { findUses } from './uses.ts';
import { toLibraryFilm } from './view.ts';

type FilmContext = { db: Kysely<Tables>; files: FileStore; uploadLimits: UploadLimits };

const filmLimit: FileLimit = {
  fileBytes: maxFilmBytes,
  bodyBytes: uploadFilm.limit.bodyBytes,
  tooLarge: 'filmTooLarge',
};

/** The registry as it is now: what staff see must not be a second old. */
async function readSources(db: Database): Promise<FilmSources> {
  return { films: await readFilms(db), pictures: await readPictures(db) };
}

async function findFilm(db: Database, name: string) {
  const row = await findLibraryFilmRow(db, name);
  if (row === undefined) throw new HttpError('notFound');
  return row;
}

/** The measures of a film as its row has them. */
function sizeOf({ width, height, milliseconds }: { width: number; height: number; milliseconds: number }) {
  return { width, height, seconds: milliseconds / 1000 };
}

export const filmRoutes = [
  serveStaff(listFilms, async ({ db }: FilmContext, input, { locale }) => {
    const { rows, total, counts } = await listFilmRows(db, input);
    const sources = await readSources(db);
    const content = rows.flatMap((row) => toLibraryFilm(row, sources, locale) ?? []);
    return { content, totalElements: total, counts };
  }),

  serveStaff(getLibraryFilm, async ({ db }: FilmContext, { name }, { locale }) => {
    const row = await findFilm(db, name);
    const view = toLibraryFilm(row, await readSources(db), locale);
    if (view === null) throw new HttpError('notFound');
    return { data: { ...view, usedIn: await findUses(db, 'film', name) } };
  }),

  serveStaffUpload(uploadFilm, async (context: FilmContext, request, measures, caller) =>
    receiveFile(
      request,
      async (file) => {
        const { storedName, hash, type } = await saveFilmFile(context, file);
        const name = libraryNameFor(file.fileName, 'film');
        await context.db.transaction().execute(async (transaction) => {
          const row = { name, hash, type, storedName, captioned: false, ...sizeOf(measures) };
          await transaction.insertInto('film').values(row).execute();
          await auditMedia(transaction, caller, 'media.upload', name, safeFileName(file.fileName, type));
        });
        return { data: { name } };
      },
      filmLimit,
    ),
  ),

  serveStaffUpload(replaceFilm, async (context: FilmContext, request, { name, ...measures }, caller) => {
    await findFilm(context.db, name);
    await receiveFile(
      request,
      async (file) => {
        const stored = await saveFilmFile(context, file);
        await context.db.transaction().execute(async (transaction) => {
          const film = await lockFilm(transaction, name);
          if (film === undefined) throw new HttpError('notFound');
          await copyDemonstrationCaptions(transaction, film);
          const row = { ...stored, ...sizeOf(measures) };
          await transaction.updateTable('film').set(row).where('name', '=', name).execute();
          await releaseFilmFile(transaction, film.storedName);
          await auditMedia(transaction, caller, 'media.replace', name, safeFileName(file.fileName, stored.type));
        });
      },
      filmLimit,
    );
    return {};
  }),

  serveStaff(saveFilm, async ({ db }: FilmContext, { name, poster, captions }, caller) => {
    await db.transaction().execute(async (transaction) => {
      const film = await lockFilm(transaction, name);
      if (film === undefined) throw new HttpError('notFound');
      if (poster !== null && !(await hasPicture(transaction, poster)))
        throw new HttpError('invalidInput', [{ field: 'poster', code: 'notOneOf' }]);
      await transaction.updateTable('film').set({ poster }).where('name', '=', name).execute();
      const changed = localeNames.filter((locale) => captions[locale] !== undefined);
      if (changed.length > 0) await copyDemonstrationCaptions(transaction, film);
      for (const locale of changed) await saveCaptions(transaction, name, locale, captions[locale] ?? null);
      await auditMedia(transaction, caller, 'media.edit', name);
    });
    return {};
  }),

  serveStaff(deleteFilm, async ({ db }: FilmContext, { name }, caller) => {
    await db.transaction().execute(async (transaction) => {
      const { uses, storedName } = await findFilm(transaction, name);
      if (uses > 0) throw new HttpError('filmInUse');
      await transaction.deleteFrom('film').where('name', '=', name).execute();
      await releaseFilmFile(transaction, storedName);
      await auditMedia(transaction, caller, 'media.delete', name);
    });
    return {};
  }),
];
