import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { startOfBeijingDay } from '../database/beijing-time.ts';
import { codeOf } from '../errors/error-code.ts';
import { type ByteRange, checkedName, FileMissingError, type FileStore, visitorNames } from './file-store.ts';

/** Whether the error means that a file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

/** The folder that is used without S3. */
export function filesIn(dataDir: string): FileStore {
  return folderStore(path.join(dataDir, 'files'));
}

/** A `.part` file of a repeating name is left over when nothing was written to it for so long. */
const leftOverMilliseconds = 3_600_000;

/**
 * Files in a private folder. Each is written to a `.part` file, synced and renamed. Two instances may
 * write a name that repeats at once, so each of their `.part` files has a random name.
 */
export function folderStore(folder: string, { names = visitorNames, namesRepeat = false } = {}): FileStore {
  const pathOf = (name: string) => path.join(folder, checkedName(name, names));
  // Exact file times could reveal who sent a file, so they are set to the start of the Beijing day,
  // as in the rows. Midnight of another time zone would reveal more.
  const day = () => startOfBeijingDay(new Date());

  async function put(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const target = pathOf(name);
    const unfinished = namesRepeat ? `${target}.${randomBytes(6).toString('hex')}.part` : `${target}.part`;
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    if (namesRepeat) await removeUnfinished(target, leftOverMilliseconds);
    try {
      await using file = await open(unfinished, 'w', 0o600);
      for await (const chunk of content) await file.writeFile(chunk);
      await file.utimes(day(), day());
      await file.sync();
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    } finally {
      await utimes(folder, day(), day());
    }
    // The directory entry is durable only after the folder is synced.
    await using parent = await open(path.dirname(target));
    await parent.sync();
  }

  async function remove(name: string): Promise<void> {
    await rm(pathOf(name), { force: true });
    if (namesRepeat) await removeUnfinished(pathOf(name));
    else await rm(`${pathOf(name)}.part`, { force: true });
    await utimes(folder, day(), day()).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  async function check(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK);
  }

  async function freeBytes(): Promise<number> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  }

  return {
    put,
    get: async (name, range) => openedFile(pathOf(name), range),
    size: async (name) => sizeOf(pathOf(name)),
    remove,
    check,
    freeBytes,
  };
}

/** The content of a file that exists. */
async function openedFile(file: string, range?: ByteRange): Promise<Readable> {
  const stream = createReadStream(file, range);
  return new Promise((resolve, reject) => {
    stream.once('open', () => resolve(stream));
    stream.once('error', (error) => reject(isMissing(error) ? new FileMissingError() : error));
  });
}

async function sizeOf(file: string): Promise<number> {
  const { size } = await stat(file).catch((error: unknown) => {
    throw isMissing(error) ? new FileMissingError() : error;
  });
  return size;
}

/** Removes the `.part` files of a repeating name: all, or those last written at least so long ago. */
async function removeUnfinished(target: string, milliseconds = -Infinity): Promise<void> {
  const folder = path.dirname(target);
  const all = await ignoringMissing(readdir(folder));
  for (const name of all ?? []) {
    if (!name.startsWith(`${path.basename(target)}.`) || !name.endsWith('.part')) continue;
    const file = path.join(folder, name);
    // Not the modification time, which is set to the start of the day.
    const written = (await ignoringMissing(stat(file)))?.ctimeMs ?? 0;
    if (Date.now() - written >= milliseconds) await rm(file, { force: true });
  }
}

/** Undefined for what does not exist. */
async function ignoringMissing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  return reading.catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return undefined;
  });
}
