import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer ready to be sent, in every encoding that was asked for so far. */
export class KeptAnswer {
  readonly body: Buffer;
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    this.body = Buffer.from(text);
    this.etag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`;
  }

  /** With its compressed forms, which are a fraction of it. */
  get bytes(): number {
    return this.body.length * 2;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return Promise.resolve(this.body);
    let buffer = this.#encoded.get(encoding);
    if (!buffer) {
      buffer =
        encoding === 'br'
          ? compressBrotli(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
          : compressGzip(this.body);
      this.#encoded.set(encoding, buffer);
    }
    return buffer;
  }
}

/** What keeping one answer costs at the least: its key, its entry, its promise. */
const leastBytes = 512;

/**
 * Keeps what public reads are answered with until something is published, so that in the steady state they never wait
 * for the database. While nobody can hear of changes, nothing is kept. Bounded in bytes, so that nobody fills the memory
 * by asking for ever new addresses.
 */
export class Kept<Value> {
  readonly #bytesOf: (value: Value) => number;
  readonly #answers: LRUCache<string, Promise<Value>>;
  #generation = 0;
  #listening = false;

  constructor(mostBytes: number, bytesOf: (value: Value) => number) {
    this.#bytesOf = bytesOf;
    this.#answers = new LRUCache({ maxSize: mostBytes });
  }

  /** Something was published: everything kept is old. */
  drop(listening: boolean): void {
    this.#generation += 1;
    this.#listening = listening;
    this.#answers.clear();
  }

  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.#answers.get(key);
    if (kept) return kept;
    const generation = this.#generation;
    const made = make();
    if (this.#listening) this.#answers.set(key, made, { size: leastBytes });
    try {
      const value = await made;
      // Only now its size is known.
      if (this.#answers.peek(key) === made) this.#answers.set(key, made, { size: leastBytes + this.#bytesOf(value) });
      return value;
    } catch (error) {
      this.#forget(key, made);
      throw error;
    } finally {
      // Read before the change, finished after it: it must not stay.
      if (generation !== this.#generation) this.#forget(key, made);
    }
  }

  #forget(key: string, made: Promise<Value>): void {
    if (this.#answers.peek(key) === made) this.#answers.delete(key);
  }
}

/** The best encoding that an Accept-Encoding header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
