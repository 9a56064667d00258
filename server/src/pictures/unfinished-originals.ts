import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { codeOf } from '../errors/error-code.ts';

const receivingPrefix = '.receiving-';
// Containers that share the folder all have the process id 1.
const ownPrefix = `${receivingPrefix}${os.hostname()}-`;
/** No request lasts longer (app.ts). */
const maxReceivingMilliseconds = 3_600_000;

/** A new folder for an original, which `removeUnfinishedOriginals` finds if this process is killed. */
export function originalFolder(dataDir: string): string {
  return path.join(dataDir, `${ownPrefix}${process.pid}-${randomBytes(8).toString('hex')}`);
}

/**
 * Deletes the originals of processes that were killed while they received a picture. Their metadata
 * may say where and by whom they were taken.
 */
export async function removeUnfinishedOriginals(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const folder = path.join(dataDir, name);
    if (name.startsWith(receivingPrefix) && (await isAbandoned(name, folder)))
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function isAbandoned(name: string, folder: string): Promise<boolean> {
  if (!name.startsWith(ownPrefix)) {
    const { mtimeMs } = await stat(folder);
    return Date.now() - mtimeMs > maxReceivingMilliseconds;
  }
  const pid = Number(name.slice(ownPrefix.length).split('-')[0]);
  // A new process may have the id of the killed one.
  return pid === process.pid || !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
