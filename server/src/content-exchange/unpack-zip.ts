/** Unpacks a zip from outside within bounds. It counts what is really unpacked: the zip's directory may lie. */
import { Unzip, UnzipInflate } from 'fflate';
import { HttpError } from '../http/http-error.ts';

export type UnpackBounds = {
  entries: number;
  unpackedBytes: number;
  /** Of one entry. */
  bytesOf?: (name: string) => number;
  /** A zip with any other entry is not of ours. */
  accepts: (name: string) => boolean;
};

/** Deflate expands up to a thousandfold: a chunk of this size unpacks to a few megabytes at most. */
const chunkBytes = 4096;
/** Text compresses well, but not better than this. Short files are exempt. */
const maxRatio = 100;
const freeBytes = 16 * 1024 * 1024;

export function unpackZip(bytes: Uint8Array, bounds: UnpackBounds): Map<string, Uint8Array> {
  const entries = new Map<string, Uint8Array>();
  const begun = new Set<string>();
  let packed = 0;
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    // A second entry of a name could hide the first.
    if (!bounds.accepts(file.name) || begun.has(file.name)) throw new HttpError('exchangeFileInvalid');
    begun.add(file.name);
    if (begun.size > bounds.entries) throw new HttpError('exchangeFileTooLarge');
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error instanceof HttpError ? error : new HttpError('exchangeFileInvalid');
      size += chunk.length;
      unpacked += chunk.length;
      const most = Math.min(bounds.unpackedBytes, freeBytes + maxRatio * packed);
      if (unpacked > most || size > (bounds.bytesOf?.(file.name) ?? most)) throw new HttpError('exchangeFileTooLarge');
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
