/** Unpacks a zip from outside within bounds. It counts what is really unpacked: the zip's directory may lie. */
import { megabyte } from 'contract/megabyte.ts';
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

/** The parts of a zip in their order: an entry begins, has chunks of content, and ends. */
export type ZipPart = { type: 'begin'; name: string } | { type: 'content'; chunk: Uint8Array } | { type: 'end' };

/** Deflate expands up to a thousandfold: a chunk of this size unpacks to a few megabytes at most. */
const chunkBytes = 4096;
/** Text compresses well, but not better than this. Short files are exempt. */
const maxRatio = 100;
const freeBytes = 16 * megabyte;

function zipReader(bounds: UnpackBounds) {
  let parts: ZipPart[] = [];
  const begun = new Set<string>();
  let ended = 0;
  let packed = 0;
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    // A second entry of a name could hide the first.
    if (!bounds.accepts(file.name) || begun.has(file.name)) throw new HttpError('exchangeFileInvalid');
    begun.add(file.name);
    if (begun.size > bounds.entries) throw new HttpError('exchangeFileTooLarge');
    parts.push({ type: 'begin', name: file.name });
    let size = 0;
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error instanceof HttpError ? error : new HttpError('exchangeFileInvalid');
      size += chunk.length;
      unpacked += chunk.length;
      const most = Math.min(bounds.unpackedBytes, freeBytes + maxRatio * packed);
      if (unpacked > most || size > (bounds.bytesOf?.(file.name) ?? most)) throw new HttpError('exchangeFileTooLarge');
      parts.push({ type: 'content', chunk });
      if (!isLast) return;
      ended += 1;
      parts.push({ type: 'end' });
    };
    file.start();
  });
  unzip.register(UnzipInflate);

  function push(chunk: Uint8Array, isLast: boolean): ZipPart[] {
    packed += chunk.length;
    try {
      unzip.push(chunk, isLast);
    } catch (error) {
      throw error instanceof HttpError ? error : new HttpError('exchangeFileInvalid');
    }
    const read = parts;
    parts = [];
    return read;
  }

  return {
    *read(bytes: Uint8Array): Generator<ZipPart> {
      for (let from = 0; from < bytes.length; from += chunkBytes)
        yield* push(bytes.slice(from, from + chunkBytes), false);
    },
    *end(): Generator<ZipPart> {
      yield* push(new Uint8Array(), true);
      // An entry that was cut off never ends.
      if (ended !== begun.size) throw new HttpError('exchangeFileInvalid');
    },
  };
}

function* partsOf(bytes: Uint8Array, bounds: UnpackBounds): Generator<ZipPart> {
  const reader = zipReader(bounds);
  yield* reader.read(bytes);
  yield* reader.end();
}

/** The parts of a zip that is too large for the memory. */
export async function* unpackZipStream(
  source: AsyncIterable<Uint8Array>,
  bounds: UnpackBounds,
): AsyncGenerator<ZipPart> {
  const reader = zipReader(bounds);
  for await (const bytes of source) yield* reader.read(bytes);
  yield* reader.end();
}

/** All entries of a zip, in memory. */
export function unpackZip(bytes: Uint8Array, bounds: UnpackBounds): Map<string, Uint8Array> {
  const entries = new Map<string, Uint8Array>();
  let name = '';
  let chunks: Uint8Array[] = [];
  for (const part of partsOf(bytes, bounds))
    if (part.type === 'begin') [name, chunks] = [part.name, []];
    else if (part.type === 'content') chunks.push(part.chunk);
    else entries.set(name, Buffer.concat(chunks));
  return entries;
}
