import path from 'node:path';
import type { ContentFile } from 'contract/console/content-file.ts';
import type { ContentRef } from 'contract/console/content-items.ts';
import { byLocale } from 'contract/locales.ts';
import { pictureWidths } from 'contract/media/picture.ts';
import { projectFolder } from '../config/project-folder.ts';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../files/file-store.ts';
import { openStoredFile } from '../files/open-stored-file.ts';
import type { PublicFiles } from '../files/public-files.ts';
import { HttpError } from '../http/http-error.ts';
import { listFilmsWithCaptions } from '../media/film-store.ts';
import { readPicture } from '../pictures/files.ts';
import { readPictures } from '../pictures/registry.ts';
import type { PublishableKinds } from '../publishing/definition.ts';
import { shownState } from '../publishing/rules.ts';
import { findItem } from '../publishing/items/store.ts';
import type { ExportedContent, ExportedFilm } from './content-zip.ts';
import { usedMedia } from './used-media.ts';

const demonstrationPictures = path.join(projectFolder, 'content/pictures');

type ExportContext = { db: Database; files: FileStore; publicFiles: PublicFiles; publishableKinds: PublishableKinds };

export type ExportBounds = {
  /** Of items and pictures. */
  bytes: number;
  films: number;
  filmBytes: number;
};

/**
 * The newest drafts of items, with the largest JPEG of each picture that they show, and their films. Throws `notFound`.
 */
export async function makeExport(
  context: ExportContext,
  references: readonly ContentRef[],
  bounds: ExportBounds,
): Promise<ExportedContent> {
  const count = countUpTo(bounds.bytes);
  const items = await readItems(context.db, references, count);
  const used = usedMedia(context.publishableKinds, items);
  const films = await readFilms(context, used.films, bounds);
  const posters = films.listed.flatMap(({ poster }) => poster ?? []);
  const pictures = await readUsedPictures(context, new Set([...used.pictures, ...posters]), count);
  const content: ContentFile = {
    format: 'carbon-group-content',
    version: 2,
    exportedAt: new Date().toISOString(),
    items,
    pictures: pictures.listed,
    films: films.listed,
  };
  return { content, pictures: pictures.files, films: films.files };
}

type Count = (bytes: number) => void;

function countUpTo(most: number): Count {
  let left = most;
  return (bytes) => {
    left -= bytes;
    if (left < 0) throw new HttpError('exchangeFileTooLarge');
  };
}

async function readItems(db: Database, references: readonly ContentRef[], count: Count): Promise<ContentFile['items']> {
  const items: ContentFile['items'] = [];
  for (const { kind, id } of references) {
    const item = await findItem(db, { kind, id });
    if (!item) throw new HttpError('notFound');
    const { draft: body, languages, writtenIn } = item;
    count(JSON.stringify(body).length);
    const states = byLocale((locale) => shownState(languages[locale].state, writtenIn.includes(locale)));
    items.push({ kind, id, body, states });
  }
  return items;
}

async function readUsedPictures({ db, publicFiles }: ExportContext, names: ReadonlySet<string>, count: Count) {
  const { byName } = await readPictures(db);
  const listed: ContentFile['pictures'] = [];
  const files = new Map<string, Uint8Array>();
  for (const name of [...names].toSorted()) {
    const picture = byName.get(name);
    // Drawings come with the program. A missing picture is the item's own problem.
    if (picture?.kind !== 'raster') continue;
    const width = pictureWidths(picture.width).at(-1) ?? picture.width;
    const file = await readPicture({ publicFiles }, demonstrationPictures, picture, `${width}.jpg`);
    count(file.length);
    files.set(name, file);
    listed.push({ name, description: picture.description, focus: { x: picture.focusX, y: picture.focusY } });
  }
  return { listed, files };
}

/** Films of the demonstration are only named: their files come with the program. */
async function readFilms({ db, files: store }: ExportContext, names: ReadonlySet<string>, bounds: ExportBounds) {
  const films = (await listFilmsWithCaptions(db)).filter(({ name }) => names.has(name));
  if (films.length > bounds.films) throw new HttpError('exchangeFileTooLarge');
  const countFilm = countUpTo(bounds.filmBytes);
  const listed: ContentFile['films'] = [];
  const files: ExportedFilm[] = [];
  for (const { name, type, storedName, bytes, width, height, seconds, poster, captions } of films) {
    listed.push({ name, type, width, height, seconds, poster, captions });
    if (type === null || storedName === null || bytes === null) continue;
    countFilm(bytes);
    files.push({ name, type, bytes, read: () => openStoredFile(store, storedName) });
  }
  return { listed, files };
}
