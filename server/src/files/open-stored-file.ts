import type { Readable } from 'node:stream';
import { HttpError } from '../http/http-error.ts';
import { type ByteRange, FileMissingError, type FileStore } from './file-store.ts';

/** Opens a stored file, or a part of it. Throws `notFound` for one that another request deletes just now. */
export async function openStoredFile(
  files: Pick<FileStore, 'get'>,
  storedName: string,
  range?: ByteRange,
): Promise<Readable> {
  try {
    return await files.get(storedName, range);
  } catch (error) {
    throw error instanceof FileMissingError ? new HttpError('notFound') : error;
  }
}
