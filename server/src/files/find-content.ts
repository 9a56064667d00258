import { buffer } from 'node:stream/consumers';
import { FileMissingError, type FileStore } from './file-store.ts';

/** The whole content of a small file; undefined if it is not stored. */
export async function findContent(files: FileStore, name: string): Promise<Buffer | undefined> {
  try {
    return await buffer(await files.get(name));
  } catch (error) {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  }
}
