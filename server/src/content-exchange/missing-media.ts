/** The pictures and films of a file that this installation does not have. One of the same name is never replaced. */
import { Readable } from 'node:stream';
import type { PreviewedFilm } from 'contract/console/content-exchange.ts';
import type { ContentFile } from 'contract/console/content-file.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import type { PublicFiles } from '../files/public-files.ts';
import { type SavedFilmFile, saveFilmFile } from '../films/save-film-file.ts';
import type { AddedFilm } from '../media/film-store.ts';
import { readPictures } from '../pictures/registry.ts';
import { type PreparedPicture, preparePicture } from '../pictures/receive.ts';
import type { UploadLimits } from '../uploads/ensure-space.ts';
import type { PackedContent, PackedFilm } from './content-zip.ts';
import type { UsedMedia } from './used-media.ts';

type PictureContext = { db: Kysely<Tables>; dataDir: string; publicFiles: PublicFiles };
type FilmContext = { db: Kysely<Tables>; files: FileStore; uploadLimits: UploadLimits };

export async function missingPictures(
  db: Database,
  { content, pictures }: PackedContent,
): Promise<ContentFile['pictures']> {
  const { byName } = await readPictures(db);
  return content.pictures.filter(({ name }) => !byName.has(name) && pictures.has(name));
}

/** Which films of the file are here, which an import would add, and which neither the file nor this installation has. */
export async function filmStates(db: Database, { content, films }: PackedContent): Promise<PreviewedFilm[]> {
  const rows = await db.selectFrom('film').select('name').execute();
  const here = new Set(rows.map(({ name }) => name));
  return content.films.map(({ name }) => {
    if (here.has(name)) return { name, state: 'here' };
    return { name, state: films.has(name) ? 'new' : 'missing' };
  });
}

export type MissingMedia = { pictures: ContentFile['pictures']; films: ContentFile['films'] };

/** The missing pictures and films that items show, with the posters of these films. */
export async function missingMedia(db: Database, packed: PackedContent, used: UsedMedia): Promise<MissingMedia> {
  const states = await filmStates(db, packed);
  const films = packed.content.films.filter(
    ({ name }, index) => states[index]?.state === 'new' && used.films.has(name),
  );
  const posters = new Set(films.map(({ poster }) => poster));
  const pictures = (await missingPictures(db, packed)).filter(
    ({ name }) => used.pictures.has(name) || posters.has(name),
  );
  return { pictures, films };
}

/** Stores the files of pictures; the import then adds them with the items. */
export async function preparePictures(
  context: PictureContext,
  packed: PackedContent,
  missing: ContentFile['pictures'],
): Promise<PreparedPicture[]> {
  const prepared: PreparedPicture[] = [];
  for (const { name, description, focus } of missing) {
    const sent = { name, description, focus, fileName: `${name}.jpg`, mediaType: 'image/jpeg' };
    const content = Readable.from([packed.pictures.get(name) ?? new Uint8Array()]);
    prepared.push(await preparePicture(context, content, sent));
  }
  return prepared;
}

/** Stores the files of films while they are read; the import then adds them with the items. */
export async function prepareFilms(
  context: FilmContext,
  packed: AsyncIterable<PackedFilm>,
  missing: ContentFile['films'],
): Promise<AddedFilm[]> {
  if (missing.length === 0) return [];
  const prepared: AddedFilm[] = [];
  for await (const { name, fileName, content } of packed) {
    const film = missing.find((listed) => listed.name === name);
    if (film === undefined) continue;
    const stored: SavedFilmFile = await saveFilmFile(context, { fileName, content });
    prepared.push({ ...film, ...stored });
  }
  return prepared;
}
