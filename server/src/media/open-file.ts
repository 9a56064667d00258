import type { Readable } from 'node:stream';
import { FileMissing, type FileStore } from '../files/file-store.ts';
import { HttpError } from '../http/http-error.ts';

/** Opens a stored file. Throws `notFound` for one that another request deletes just now. */
export async function openFile(files: Pick<FileStore, 'get'>, storedName: string): Promise<Readable> {
  try {
    return await files.get(storedName);
  } catch (error) {
    throw error instanceof FileMissing ? new HttpError('notFound') : error;
  }
}
