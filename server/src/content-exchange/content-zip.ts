/** The zip of an export: `content.json`, and pictures as `pictures/NAME.jpg`. */
import { type ContentFile, contentFile, exchangeBounds } from 'contract/console/content-exchange.ts';
import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { z } from 'zod/mini';
import { HttpError } from '../http/http-error.ts';

export type PackedContent = { content: ContentFile; pictures: ReadonlyMap<string, Uint8Array> };

export type ZipBounds = Pick<typeof exchangeBounds, 'contentBytes' | 'unpackedBytes' | 'items' | 'pictures'>;

/** The whole site, for the commands of an operator. */
export const siteBounds: { [Bound in keyof ZipBounds]: number } = {
  contentBytes: 256 * 1024 * 1024,
  unpackedBytes: 1024 * 1024 * 1024,
  items: 50_000,
  pictures: 10_000,
};

type Bounds = typeof siteBounds;

const contentName = 'content.json';
const pictureName = /^pictures\/([a-z0-9]+(?:-[a-z0-9]+)*)\.jpg$/;

/** Deflate expands up to a thousandfold: a chunk of this size unpacks to a few megabytes at most. */
const chunkBytes = 4096;
/** Text compresses well, but not better than this. Short files are exempt. */
const maxRatio = 100;
const freeBytes = 16 * 1024 * 1024;

export function packContent({ content, pictures }: PackedContent): Buffer {
  const json = new TextEncoder().encode(JSON.stringify(content, null, 1));
  const files = Object.fromEntries(
    Array.from(pictures, ([name, bytes]) => [`pictures/${name}.jpg`, [bytes, { level: 0 }] as [Uint8Array, object]]),
  );
  return Buffer.from(zipSync({ [contentName]: json, ...files }));
}

/** Unpacks and validates a file from outside. It counts what is really unpacked: the zip's directory may lie. */
export function unpackContent(bytes: Uint8Array, bounds: Bounds = exchangeBounds): PackedContent {
  const entries = unpackEntries(bytes, bounds);
  const json = entries.get(contentName);
  if (json === undefined) throw new HttpError('exchangeFileInvalid');
  const content = parseContent(json);
  if (content.items.length > bounds.items || content.pictures.length > bounds.pictures)
    throw new HttpError('exchangeFileTooLarge');
  const pictures = new Map<string, Uint8Array>();
  for (const [entry, picture] of entries) {
    const name = pictureName.exec(entry)?.[1];
    if (name === undefined) continue;
    if (!content.pictures.some((listed) => listed.name === name)) throw new HttpError('exchangeFileInvalid');
    pictures.set(name, picture);
  }
  return { content, pictures };
}

function parseContent(json: Uint8Array): ContentFile {
  try {
    return z.parse(contentFile, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)));
  } catch {
    throw new HttpError('exchangeFileInvalid');
  }
}

function unpackEntries(bytes: Uint8Array, bounds: Bounds): Map<string, Uint8Array> {
  const entries = new Map<string, Uint8Array>();
  const begun = new Set<string>();
  let packed = 0;
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    // Any other path is not of ours, and a second entry of a name could hide the first.
    if ((file.name !== contentName && !pictureName.test(file.name)) || begun.has(file.name))
      throw new HttpError('exchangeFileInvalid');
    begun.add(file.name);
    if (begun.size > bounds.pictures + 1) throw new HttpError('exchangeFileTooLarge');
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error instanceof HttpError ? error : new HttpError('exchangeFileInvalid');
      size += chunk.length;
      unpacked += chunk.length;
      const most = Math.min(bounds.unpackedBytes, freeBytes + maxRatio * packed);
      if (unpacked > most || (file.name === contentName && size > bounds.contentBytes))
        throw new HttpError('exchangeFileTooLarge');
      chunks.push(chunk);
      if (isLast) entries.set(file.name, Buffer.concat(chunks));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length; from += chunkBytes) {
      const chunk = bytes.slice(from, from + chunkBytes);
      packed += chunk.length;
      unzip.push(chunk, from + chunkBytes >= bytes.length);
    }
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError('exchangeFileInvalid');
  }
  // An entry that was cut off never ends.
  if (entries.size !== begun.size) throw new HttpError('exchangeFileInvalid');
  return entries;
}
