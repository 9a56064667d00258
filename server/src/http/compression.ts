import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { megabyte } from 'contract/megabyte.ts';
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

/**
 * A client waits for `quick`; the others run in the background. `thorough` comes with the second request. `best` takes six
 * times as long for 8 % less, so it is for what stays the same for a minute.
 */
type Effort = 'quick' | 'thorough' | 'best';

const brotliQuality: Record<Effort, number> = { quick: 2, thorough: 9, best: 11 };
const gzipLevel: Record<Effort, number> = { quick: 2, thorough: 9, best: 9 };

const compress: Record<Compression, (body: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (body, effort) =>
    compressBrotli(body, { params: { ...window, [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort] } }),
  gzip: (body, effort) => compressGzip(body, { level: gzipLevel[effort] }),
};

const stableMilliseconds = 60_000;
/** The best compression of a larger body would occupy a thread for seconds. */
const maxBestBytes = 512 * 1024;

export const maxCompressedBytes = 12 * megabyte;

type Compressed = { buffer: Buffer; effort: Effort; since: number; bodyBytes: number };

/**
 * Compressed bodies by their entity tag: a response that is rebuilt with the same content is not
 * compressed again. They are a cache of their own so that each size is counted.
 */
const compressed = new LRUCache<string, Compressed>({
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
export function compressedBody(key: string, encoding: Compression, body: () => Buffer): Promise<Buffer> | Buffer {
  const found = compressed.get(key);
  if (found === undefined) return running.get(key) ?? compressQuickly(key, encoding, body());
  const effort = nextEffort(found, encoding);
  if (effort !== undefined && queued.size < maxQueued && !queued.has(key))
    compressInBackground(key, encoding, body, effort);
  return found.buffer;
}

function nextEffort({ effort, since, bodyBytes }: Compressed, encoding: Compression): Effort | undefined {
  if (effort === 'quick') return 'thorough';
  const isWorthIt = encoding === 'br' && effort === 'thorough' && bodyBytes <= maxBestBytes;
  return isWorthIt && performance.now() - since > stableMilliseconds ? 'best' : undefined;
}

function compressQuickly(key: string, encoding: Compression, body: Buffer): Promise<Buffer> {
  const done = compress[encoding](body, 'quick')
    .then((buffer) => setCompressed(key, buffer, { effort: 'quick', bodyBytes: body.length }))
    .finally(() => running.delete(key));
  running.set(key, done);
  return done;
}

function setCompressed(
  key: string,
  buffer: Buffer,
  { effort, bodyBytes }: Pick<Compressed, 'effort' | 'bodyBytes'>,
): Buffer {
  // zlib returns a view of a larger buffer, which would stay in memory.
  const own = unpooled(buffer.length);
  own.set(buffer);
  compressed.set(key, { buffer: own, effort, since: performance.now(), bodyBytes });
  return own;
}

/** Bodies that wait for another compression. */
const queued = new Set<string>();
const maxQueued = 50;
/** One at a time and with pauses, because file reads use the same threads. */
const compressions = new PQueue({ concurrency: 1 });
const pauseMilliseconds = 100;

function compressInBackground(key: string, encoding: Compression, body: () => Buffer, effort: Effort): void {
  queued.add(key);
  const done = compressions.add(async () => {
    await setTimeout(pauseMilliseconds, undefined, { ref: false });
    if (!compressed.has(key)) return;
    const whole = body();
    setCompressed(key, await compress[encoding](whole, effort), { effort, bodyBytes: whole.length });
  });
  done.catch(() => undefined).finally(() => queued.delete(key));
}
