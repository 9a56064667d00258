import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Compression } from './accepted-encoding.ts';
import { entryOverheadBytes } from './cache.ts';
import { unpooled } from './unpooled-buffer.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Brotli window of 256 KB: it fits nearly every response, while the default takes megabytes for
 * each compression.
 */
const window = { [constants.BROTLI_PARAM_LGWIN]: 18 };

/** A client waits for `quick`; `thorough` runs in the background. */
const compress: Record<'quick' | 'thorough', Record<Compression, (body: Buffer) => Promise<Buffer>>> = {
  quick: {
    br: (body) => compressBrotli(body, { params: { ...window, [constants.BROTLI_PARAM_QUALITY]: 2 } }),
    gzip: (body) => compressGzip(body, { level: 2 }),
  },
  thorough: {
    br: (body) => compressBrotli(body, { params: { ...window, [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: (body) => compressGzip(body, { level: 9 }),
  },
};

export const maxCompressedBytes = 12 * 1024 * 1024;

/**
 * Compressed bodies by their entity tag: a response that is rebuilt with the same content is not
 * compressed again. They are a cache of their own so that each size is counted.
 */
const compressed = new LRUCache<string, { buffer: Buffer; isThorough: boolean }>({
  maxSize: maxCompressedBytes,
  sizeCalculation: ({ buffer }) => entryOverheadBytes + buffer.length,
});

/** The size of all compressed bodies in bytes. */
export function compressedBytes(): number {
  return compressed.calculatedSize;
}

/** Compressions that a client waits for. */
const running = new Map<string, Promise<Buffer>>();

/** The compressed body. `key` names its content and encoding. */
export function compressedBody(key: string, encoding: Compression, body: Buffer): Promise<Buffer> | Buffer {
  const found = compressed.get(key);
  if (found === undefined) return running.get(key) ?? compressQuickly(key, encoding, body);
  // A second request makes thorough compression worthwhile.
  if (!found.isThorough && queued.size < maxQueued && !queued.has(key)) compressInBackground(key, encoding, body);
  return found.buffer;
}

function compressQuickly(key: string, encoding: Compression, body: Buffer): Promise<Buffer> {
  const done = compress.quick[encoding](body)
    .then((buffer) => setCompressed(key, buffer, false))
    .finally(() => running.delete(key));
  running.set(key, done);
  return done;
}

function setCompressed(key: string, buffer: Buffer, isThorough: boolean): Buffer {
  // zlib returns a view of a larger buffer, which would stay in memory.
  const own = unpooled(buffer.length);
  own.set(buffer);
  compressed.set(key, { buffer: own, isThorough });
  return own;
}

/** Bodies that wait for thorough compression. */
const queued = new Set<string>();
const maxQueued = 50;
/** One at a time and with pauses, because file reads use the same threads. */
const compressions = new PQueue({ concurrency: 1 });
const pauseMilliseconds = 100;

function compressInBackground(key: string, encoding: Compression, body: Buffer): void {
  queued.add(key);
  const done = compressions.add(async () => {
    await setTimeout(pauseMilliseconds, undefined, { ref: false });
    if (compressed.has(key)) setCompressed(key, await compress.thorough[encoding](body), true);
  });
  done.catch(() => undefined).finally(() => queued.delete(key));
}
