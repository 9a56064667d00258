import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A locked file. A child that inherits `descriptor` holds the lock as well, as long as it runs. */
export type FileLock = { descriptor: number; release: () => void };

/**
 * Locks a file; returns undefined if it is still locked after `waitMilliseconds`. Node has no flock(2). The
 * lock belongs to the open file, which the command `flock` inherits, so it outlives the command. It
 * works across containers, and `kill -9` releases it. The file must never be deleted.
 */
export async function lockFile(file: string, waitMilliseconds: number): Promise<FileLock | undefined> {
  const descriptor = openSync(file, 'a', 0o600);
  const release = () => closeSync(descriptor);
  const end = performance.now() + waitMilliseconds;
  try {
    while (!(await tryLock(descriptor))) {
      if (performance.now() > end) {
        release();
        return undefined;
      }
      await pause(50);
    }
  } catch (error) {
    release();
    throw error;
  }
  return { descriptor, release };
}

const lockedByOthers = 75;

async function tryLock(descriptor: number): Promise<boolean> {
  const command = spawn('flock', ['-n', '-E', String(lockedByOthers), '3'], {
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
  });
  const [code] = await once(command, 'exit').catch((cause: unknown) => {
    throw new Error('The command flock (util-linux) is needed to lock the store', { cause });
  });
  if (code !== 0 && code !== lockedByOthers) throw new Error(`The store cannot be locked: flock ended with ${code}`);
  return code === 0;
}
