import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { midnight } from '../database/moment.ts';
import { checkedName, FileMissing, type FileStore } from './file-store.ts';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The folder that is used where no service is configured. */
export function filesIn(dataDir: string): FileStore {
  return folderStore(path.join(dataDir, 'files'));
}

/** A folder of ours alone. A file is written beside its place, brought to the disk and then put there. */
export function folderStore(folder: string): FileStore {
  const placeOf = (name: string) => path.join(folder, checkedName(name));
  // When a file came or went could tell who sent it: times are the beginning of the Beijing day, as in the rows. Another
  // zone's beginning beside it would tell on which side of that a file came.
  const day = () => midnight(new Date());

  async function put(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const place = placeOf(name);
    const unfinished = `${place}.part`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await using file = await open(unfinished, 'wx', 0o600);
      for await (const piece of content) await file.writeFile(piece);
      await file.utimes(day(), day());
      await file.sync();
      await rename(unfinished, place);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    } finally {
      await utimes(folder, day(), day());
    }
    // The name itself is only safe when its folder is.
    await using own = await open(folder);
    await own.sync();
  }

  async function get(name: string): Promise<Readable> {
    const stream = createReadStream(placeOf(name));
    return new Promise((resolve, reject) => {
      stream.once('open', () => resolve(stream));
      stream.once('error', (error) => reject(isMissing(error) ? new FileMissing() : error));
    });
  }

  async function remove(name: string): Promise<void> {
    await rm(placeOf(name), { force: true });
    await rm(`${placeOf(name)}.part`, { force: true });
    await utimes(folder, day(), day()).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  return { put, get, remove };
}
