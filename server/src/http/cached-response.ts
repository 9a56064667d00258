import { hash } from 'node:crypto';
import type { Compression, Encoding } from './accepted-encoding.ts';
import { Cache } from './cache.ts';
import { compressedBody } from './compression.ts';
import { unpooled } from './unpooled-buffer.ts';

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

/** `shared` is held in memory by its owner, for example the style sheets that many pages contain. */
export type BodyPart = string | Buffer | { shared: Buffer };

/** A response that is ready to send. */
export class CachedResponse implements Sendable {
  readonly etag: string;
  readonly encodings: readonly Compression[] = ['br', 'gzip'];
  /** The memory it uses: without what it shares, and without the compressed bodies, which have their own limit. */
  readonly bytes: number;
  readonly #parts: readonly Buffer[];
  readonly #keys: Record<Compression, string>;
  current: Sendable['current'];

  constructor(...parts: BodyPart[]) {
    this.#parts = parts.map((part) => (isShared(part) ? part.shared : ownBuffer(part)));
    this.bytes = parts.reduce((sum, part, index) => sum + (isShared(part) ? 0 : (this.#parts[index]?.length ?? 0)), 0);
    this.etag = etagOf(this.body);
    this.#keys = { br: `${this.etag} br`, gzip: `${this.etag} gzip` };
  }

  /** Joined on each call: nearly every visitor accepts a compressed body. */
  get body(): Buffer {
    const [first, ...others] = this.#parts;
    return first !== undefined && others.length === 0 ? first : Buffer.concat(this.#parts);
  }

  encoded(encoding: Encoding): Promise<Buffer> | Buffer {
    return encoding === 'identity' ? this.body : compressedBody(this.#keys[encoding], encoding, () => this.body);
  }
}

function isShared(part: BodyPart): part is { shared: Buffer } {
  return typeof part !== 'string' && 'shared' in part;
}

function ownBuffer(part: string | Buffer): Buffer {
  const own = unpooled(Buffer.byteLength(part));
  if (typeof part === 'string') own.write(part);
  else own.set(part);
  return own;
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

/** A cache of responses, each of which can be looked up again without its builder. */
export class ResponseCache<Value extends CachedResponse | CachedFile> extends Cache<Value> {
  override async get(key: string, build: () => Promise<Value>): Promise<Value> {
    const value = await super.get(key, build);
    value.current ??= () => this.current(key);
    return value;
  }
}
