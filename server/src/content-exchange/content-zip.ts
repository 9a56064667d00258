/** The zip of an export: `content.json`, and pictures as `pictures/NAME.jpg`. */
import { type ContentFile, contentFile, exchangeBounds } from 'contract/console/content-exchange.ts';
import { zipSync } from 'fflate';
import { z } from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import { unpackZip } from './unpack-zip.ts';

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

export function packContent({ content, pictures }: PackedContent): Buffer {
  const json = new TextEncoder().encode(JSON.stringify(content, null, 1));
  const files = Object.fromEntries(
    Array.from(pictures, ([name, bytes]) => [`pictures/${name}.jpg`, [bytes, { level: 0 }] as [Uint8Array, object]]),
  );
  return Buffer.from(zipSync({ [contentName]: json, ...files }));
}

/** Unpacks and validates a file from outside. */
export function unpackContent(bytes: Uint8Array, bounds: Bounds = exchangeBounds): PackedContent {
  const entries = unpackZip(bytes, {
    entries: bounds.pictures + 1,
    unpackedBytes: bounds.unpackedBytes,
    bytesOf: (name) => (name === contentName ? bounds.contentBytes : bounds.unpackedBytes),
    accepts: (name) => name === contentName || pictureName.test(name),
  });
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
