import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { HttpError } from './http-error.ts';
import { addReads, anyTable, isRecordingReads, recordReads } from '../database/recorded-reads.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Brotli window of 256 KB: it fits nearly every response, while the default takes megabytes for
 * each compression.
 */
const window = { [constants.BROTLI_PARAM_LGWIN]: 18 };

export type Encoding = 'br' | 'gzip' | 'identity';
type Compression = Exclude<Encoding, 'identity'>;

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

/** The overhead of an entry beside its value and key. */
const entryBytes = 1024;

export const maxCompressedBytes = 12 * 1024 * 1024;

/**
 * Compressed bodies by their entity tag: a response that is rebuilt with the same content is not
 * compressed again. They are a cache of their own so that each size is counted.
 */
const compressed = new LRUCache<string, { buffer: Buffer; isThorough: boolean }>({
  maxSize: maxCompressedBytes,
  sizeCalculation: ({ buffer }) => entryBytes + buffer.length,
});

/** The size of all compressed bodies in bytes. */
export function compressedBytes(): number {
  return compressed.calculatedSize;
}

/** A response body in several encodings. The sender sets `vary` and `content-encoding`. */
export type Sendable = {
  readonly etag: string;
  readonly encodings: readonly Compression[];
  encoded: (encoding: Encoding) => Promise<Buffer> | Buffer;
  /** Returns the cached value under the same key without building it; absent if the value is not cached. */
  current?: (() => Sendable | undefined) | undefined;
};

/** A weak tag, because all encodings of a response share it. */
export function etagOf(body: Buffer): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** A Buffer outside Node's pool. The pool has 64 KB and stays in memory as long as one of its Buffers. */
function unpooled(length: number): Buffer {
  return Buffer.allocUnsafeSlow(length);
}

/** A response that is ready to send. */
export class CachedResponse implements Sendable {
  readonly body: Buffer;
  readonly etag: string;
  readonly encodings: readonly Compression[] = ['br', 'gzip'];
  readonly #keys: Record<Compression, string>;
  current: Sendable['current'];
  /** Running compressions. */
  readonly #compressing = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    this.body = unpooled(Buffer.byteLength(text));
    this.body.write(text);
    this.etag = etagOf(this.body);
    this.#keys = { br: `${this.etag} br`, gzip: `${this.etag} gzip` };
  }

  /** Without the compressed bodies, which have their own limit. */
  get bytes(): number {
    return this.body.length;
  }

  encoded(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.body;
    const key = this.#keys[encoding];
    const found = compressed.get(key);
    if (found === undefined) return this.#compressing.get(encoding) ?? this.#compress(encoding, key);
    // A second request makes thorough compression worthwhile.
    if (!found.isThorough && queued.size < maxQueued && !queued.has(key))
      compressInBackground(this.body, encoding, key);
    return found.buffer;
  }

  #compress(encoding: Compression, key: string): Promise<Buffer> {
    const done = compress.quick[encoding](this.body)
      .then((buffer) => setCompressed(key, buffer, false))
      .finally(() => this.#compressing.delete(encoding));
    this.#compressing.set(encoding, done);
    return done;
  }
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

function compressInBackground(body: Buffer, encoding: Compression, key: string): void {
  queued.add(key);
  const done = compressions.add(async () => {
    await setTimeout(pauseMilliseconds, undefined, { ref: false });
    if (compressed.has(key)) setCompressed(key, await compress.thorough[encoding](body), true);
  });
  done.catch(() => undefined).finally(() => queued.delete(key));
}

/** Larger files are sent from disk. */
export const maxCachedFileBytes = 256 * 1024;

/** A small file and its encodings from the build. */
export class CachedFile implements Sendable {
  readonly etag: string;
  readonly encodings: readonly Compression[];
  current: Sendable['current'];
  readonly #forms: { identity: Buffer } & Partial<Record<Compression, Buffer>>;

  constructor(etag: string, identity: Buffer, compressedForms: Partial<Record<Compression, Buffer>> = {}) {
    this.etag = etag;
    this.#forms = { identity, ...compressedForms };
    this.encodings = (['br', 'gzip'] as const).filter((encoding) => compressedForms[encoding] !== undefined);
  }

  get bytes(): number {
    return Object.values(this.#forms).reduce((bytes, form) => bytes + form.length, 0);
  }

  encoded(encoding: Encoding): Buffer {
    return this.#forms[encoding] ?? this.#forms.identity;
  }
}

type Entry<Value> = {
  value: Value;
  /** The tables that it was built from. */
  tables: readonly string[];
  /** When one of these tables changed. */
  staleSince: number | undefined;
};

/** How long a stale value may be served while the new one is built. */
export const maxStaleMilliseconds = 1000;

/**
 * Caches public reads until one of their tables changes, so that they normally never wait for the
 * database. For a second after a change, requests get the stale value while the new one is built.
 * While notifications cannot arrive, cached values are still served and none are added. The size is
 * limited in bytes, so that requests for ever new addresses cannot fill the memory.
 */
export class Cache<Value extends object | string> {
  readonly maxBytes: number;
  readonly #bytesOf: (value: Value) => number;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #building = new Map<string, { change: number; built: Promise<Entry<Value>> }>();
  /** The number of changes so far. */
  #change = 0;
  /** The last change of each table. */
  readonly #changeOf = new Map<string, number>();
  #listening = false;

  /** A value larger than `maxEntryBytes` is not cached. */
  constructor(maxBytes: number, bytesOf: (value: Value) => number, maxEntryBytes = maxBytes) {
    this.maxBytes = maxBytes;
    this.#bytesOf = bytesOf;
    this.#entries = new LRUCache({ maxSize: maxBytes, maxEntrySize: maxEntryBytes });
  }

  /** The size of all entries in bytes. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /**
   * Records whether notifications arrive. Clears the cache when they arrive again: changes may have
   * been missed. Until then cached values are served and none are added.
   */
  setListening(isListening: boolean): void {
    this.#listening = isListening;
    // Running builds began before; only requests that already wait for them get their values.
    this.#building.clear();
    if (isListening) this.#entries.clear();
  }

  /** Marks everything as stale that was built from the table, or from any table. */
  changed(table: string = anyTable): void {
    this.#change += 1;
    this.#changeOf.set(table, this.#change);
    const now = performance.now();
    for (const entry of this.#entries.values()) if (dependsOn(entry, table)) entry.staleSince ??= now;
  }

  /** Whether a value is cached or being built. */
  has(key: string): boolean {
    const entry = this.#entries.get(key);
    return (entry !== undefined && isUsable(entry)) || this.#building.has(key);
  }

  /** The value, unless it is stale. */
  current(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry?.staleSince === undefined ? entry?.value : undefined;
  }

  async get(key: string, build: () => Promise<Value>): Promise<Value> {
    const found = this.#entries.get(key);
    if (found !== undefined && found.staleSince === undefined) {
      addReads(found.tables);
      return found.value;
    }
    const built = this.#buildOnce(key, build);
    // Work that records its reads is cached itself or built for one visitor: it must not contain stale values.
    if (found !== undefined && isUsable(found) && !isRecordingReads()) {
      built.catch((error: unknown) => {
        // What was withdrawn must not be served for the rest of the second.
        if (isNotFound(error) && this.#entries.peek(key) === found) this.#entries.delete(key);
      });
      return found.value;
    }
    const { value, tables } = await built;
    addReads(tables);
    return value;
  }

  #buildOnce(key: string, build: () => Promise<Value>): Promise<Entry<Value>> {
    const running = this.#building.get(key);
    // A build that began before a change may already be stale.
    if (running?.change === this.#change) return running.built;
    const change = this.#change;
    // Starts only after it is listed, because building may itself clear the cache.
    const built: Promise<Entry<Value>> = Promise.resolve()
      .then(() => recordReads(build))
      .then((read) => {
        const entry = { ...read, staleSince: undefined };
        const isListed = this.#building.get(key)?.built === built;
        // Set once with the final size: lru-cache keeps the first size of a value that is set again.
        if (isListed && this.#listening && !this.#changedSince(change, entry))
          this.#entries.set(key, entry, { size: entryBytes + 2 * key.length + this.#bytesOf(entry.value) });
        return entry;
      })
      .finally(() => {
        if (this.#building.get(key)?.built === built) this.#building.delete(key);
      });
    this.#building.set(key, { change, built });
    return built;
  }

  #changedSince(change: number, entry: Entry<Value>): boolean {
    return [...this.#changeOf].some(([table, latest]) => latest > change && dependsOn(entry, table));
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'notFound';
}

function dependsOn({ tables }: Entry<unknown>, table: string): boolean {
  return table === anyTable || tables.includes(table) || tables.includes(anyTable);
}

function isUsable({ staleSince }: Entry<unknown>): boolean {
  return staleSince === undefined || performance.now() - staleSince < maxStaleMilliseconds;
}

/** A cache of responses, each of which can be looked up again without its builder. */
export class ResponseCache<Value extends CachedResponse | CachedFile> extends Cache<Value> {
  override async get(key: string, build: () => Promise<Value>): Promise<Value> {
    const value = await super.get(key, build);
    value.current ??= () => this.current(key);
    return value;
  }
}

/** Caches parsed Accept-Encoding headers; browsers send only a few. */
const readHeaders = new LRUCache<string, readonly string[]>({
  max: 100,
  maxSize: 100 * 200,
  sizeCalculation: (_, key) => 1 + key.length,
});

/** The best available encoding that an Accept-Encoding header accepts. */
export function acceptedEncoding(header = '', available: readonly Compression[] = ['br', 'gzip']): Encoding {
  const known = readHeaders.get(header);
  const accepted = known ?? readEncodings(header);
  if (known === undefined) readHeaders.set(header, accepted);
  return available.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

function readEncodings(header: string): string[] {
  return header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .flatMap((part) => part.split(';')[0] ?? []);
}
