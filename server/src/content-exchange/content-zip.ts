/** The zip of an export: `content.json`, pictures as `pictures/NAME.jpg`, and films as `films/NAME.mp4` or `.webm`. */
import { exchangeBounds } from 'contract/console/content-exchange.ts';
import { type ContentFile, contentFile } from 'contract/console/content-file.ts';
import { filmExtensions, maxFilmBytes, maxFilms } from 'contract/console/films.ts';
import type { FilmType } from 'contract/media/film.ts';
import { megabyte } from 'contract/megabyte.ts';
import { z } from 'zod/mini';
import { deflatedEntry, storedEntry, streamedEntry, writeZip, type ZipEntry } from '../files/write-zip.ts';
import { HttpError } from '../http/http-error.ts';
import { type UnpackBounds, unpackZipStream, type ZipPart } from './unpack-zip.ts';

/** A film that is streamed from the file store. */
export type ExportedFilm = {
  name: string;
  type: FilmType;
  bytes: number;
  read: () => Promise<AsyncIterable<Uint8Array>>;
};

export type ExportedContent = {
  content: ContentFile;
  pictures: ReadonlyMap<string, Uint8Array>;
  films: readonly ExportedFilm[];
};

/** Films stay in the zip (`unpackFilms`); `films` has the names of those that are in it. */
export type PackedContent = {
  content: ContentFile;
  pictures: ReadonlyMap<string, Uint8Array>;
  films: ReadonlySet<string>;
};

export type ZipBounds = Pick<
  typeof exchangeBounds,
  'contentBytes' | 'unpackedBytes' | 'items' | 'pictures' | 'films' | 'filmBytes'
>;

/** The whole site, for the commands of an operator. The zip must stay below 4 GB (`write-zip.ts`). */
export const siteBounds: { [Bound in keyof ZipBounds]: number } = {
  contentBytes: 256 * megabyte,
  unpackedBytes: 1024 * megabyte,
  items: 50_000,
  pictures: 10_000,
  films: maxFilms,
  filmBytes: 2560 * megabyte,
};

type Bounds = typeof siteBounds;

const contentName = 'content.json';
const pictureName = /^pictures\/([a-z0-9]+(?:-[a-z0-9]+)*)\.jpg$/;
const filmName = new RegExp(String.raw`^films\/([a-z0-9]+(?:-[a-z0-9]+)*)\.(${filmExtensions.join('|')})$`);

export function packContent(exported: ExportedContent): AsyncGenerator<Uint8Array> {
  return writeZip(entriesOf(exported));
}

async function* entriesOf({ content, pictures, films }: ExportedContent): AsyncGenerator<ZipEntry> {
  yield deflatedEntry(contentName, new TextEncoder().encode(JSON.stringify(content, null, 1)));
  for (const [name, bytes] of pictures) yield storedEntry(`pictures/${name}.jpg`, bytes);
  for (const { name, type, bytes, read } of films) yield await streamedEntry(`films/${name}.${type}`, bytes, read);
}

function unpackBounds(bounds: Bounds): UnpackBounds {
  return {
    entries: 1 + bounds.pictures + bounds.films,
    unpackedBytes: bounds.unpackedBytes + bounds.filmBytes,
    bytesOf: (name) => {
      if (name === contentName) return bounds.contentBytes;
      return filmName.test(name) ? maxFilmBytes : bounds.unpackedBytes;
    },
    accepts: (name) => name === contentName || pictureName.test(name) || filmName.test(name),
  };
}

/** Unpacks and validates a file from outside. */
export async function unpackContent(
  source: AsyncIterable<Uint8Array>,
  bounds: Bounds = exchangeBounds,
): Promise<PackedContent> {
  const { inMemory, films } = await readEntries(source, bounds);
  const json = inMemory.get(contentName);
  if (json === undefined) throw new HttpError('exchangeFileInvalid');
  const content = parseContent(json);
  if (isAbove(content, bounds)) throw new HttpError('exchangeFileTooLarge');
  const pictures = new Map<string, Uint8Array>();
  for (const [entry, picture] of inMemory) {
    const name = pictureName.exec(entry)?.[1];
    if (name === undefined) continue;
    if (!content.pictures.some((listed) => listed.name === name)) throw new HttpError('exchangeFileInvalid');
    pictures.set(name, picture);
  }
  const isListed = (entry: string) => content.films.some((film) => entryOf(film) === entry);
  if (!films.every(isListed)) throw new HttpError('exchangeFileInvalid');
  return { content, pictures, films: new Set(films.map((entry) => filmName.exec(entry)?.[1] ?? '')) };
}

function entryOf({ name, type }: ContentFile['films'][number]): string {
  return `films/${name}.${type}`;
}

function isAbove({ items, pictures, films }: ContentFile, bounds: Bounds): boolean {
  return items.length > bounds.items || pictures.length > bounds.pictures || films.length > bounds.films;
}

/** The entries of a zip but films, of which only the names are returned. */
async function readEntries(source: AsyncIterable<Uint8Array>, bounds: Bounds) {
  const inMemory = new Map<string, Uint8Array>();
  const films: string[] = [];
  let [name, isFilm] = ['', false];
  let chunks: Uint8Array[] = [];
  let [memoryBytes, filmBytes] = [0, 0];
  for await (const part of unpackZipStream(source, unpackBounds(bounds)))
    if (part.type === 'begin') {
      [name, isFilm, chunks] = [part.name, filmName.test(part.name), []];
      if (isFilm) films.push(name);
    } else if (part.type === 'end') {
      if (!isFilm) inMemory.set(name, Buffer.concat(chunks));
    } else {
      if (isFilm) filmBytes += part.chunk.length;
      else {
        memoryBytes += part.chunk.length;
        chunks.push(part.chunk);
      }
      if (memoryBytes > bounds.unpackedBytes || filmBytes > bounds.filmBytes)
        throw new HttpError('exchangeFileTooLarge');
    }
  return { inMemory, films };
}

/** A film of a zip. Its content must be read before the next film is asked for. */
export type PackedFilm = { name: string; fileName: string; content: AsyncIterable<Uint8Array> };

/** The films of a zip that was validated by `unpackContent`, as they are read. */
export async function* unpackFilms(
  source: AsyncIterable<Uint8Array>,
  bounds: Bounds = exchangeBounds,
): AsyncGenerator<PackedFilm> {
  const parts = unpackZipStream(source, unpackBounds(bounds));
  // A loop over the parts would end them when a film is not read to its end.
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const [, name, type] = next.value.type === 'begin' ? (filmName.exec(next.value.name) ?? []) : [];
    if (name !== undefined) yield { name, fileName: `${name}.${type}`, content: contentOf(parts) };
  }
}

async function* contentOf(parts: AsyncGenerator<ZipPart>): AsyncGenerator<Uint8Array> {
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    if (next.value.type === 'end') return;
    if (next.value.type === 'content') yield next.value.chunk;
  }
}

function parseContent(json: Uint8Array): ContentFile {
  try {
    return z.parse(contentFile, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)));
  } catch {
    throw new HttpError('exchangeFileInvalid');
  }
}
