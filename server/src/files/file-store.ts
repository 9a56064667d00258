import type { Readable } from 'node:stream';

/** Where the files that visitors send lie: a folder, or a service that speaks S3. What is in them is sealed before it comes here. */
export type FileStore = {
  /** Keeps the whole content under a new name, or nothing of it; it is safe when this returns. */
  put: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Throws a `FileMissing`. */
  get: (name: string) => Promise<Readable>;
  /** Nothing happens when it is not there. */
  remove: (name: string) => Promise<void>;
};

export class FileMissing extends Error {}

/** Names are drawn by us; anything else is a mistake that must not reach a path. */
export function checkedName(name: string): string {
  if (!/^[\da-f]{32}$/.test(name)) throw new Error('This is no name of a stored file');
  return name;
}
