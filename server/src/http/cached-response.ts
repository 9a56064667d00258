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

/** A response that is ready to send. */
export class CachedResponse implements Sendable {
  readonly body: Buffer;
  readonly etag: string;
  readonly encodings: readonly Compression[] = ['br', 'gzip'];
  readonly #keys: Record<Compression, string>;
  current: Sendable['current'];

  /** The body in parts. Each is encoded alone: one text of them all would be copied first. */
  constructor(...parts: (string | Buffer)[]) {
    const sizes = parts.map((part) => Buffer.byteLength(part));
    this.body = unpooled(sizes.reduce((sum, size) => sum + size, 0));
    let offset = 0;
    for (const [index, part] of parts.entries()) {
      if (typeof part === 'string') this.body.write(part, offset);
      else this.body.set(part, offset);
      offset += sizes[index] ?? 0;
    }
    this.etag = etagOf(this.body);
    this.#keys = { br: `${this.etag} br`, gzip: `${this.etag} gzip` };
  }

  /** Without the compressed bodies, which have their own limit. */
  get bytes(): number {
    return this.body.length;
  }

  encoded(encoding: Encoding): Promise<Buffer> | Buffer {
    return encoding === 'identity' ? this.body : compressedBody(this.#keys[encoding], encoding, this.body);
  }
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
