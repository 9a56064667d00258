import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const markerOf = (dataDir: string) => path.join(dataDir, 'restore-unfinished');

/** Whether a restore into this data folder was interrupted or is running. */
export function isRestoreUnfinished(dataDir: string): boolean {
  return existsSync(markerOf(dataDir));
}

/**
 * Called before anything is restored: a server that started meanwhile would load the demonstration
 * into the empty database.
 */
export function markUnfinishedRestore(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(markerOf(dataDir), 'npm run restore was started here and has not finished: run it again.\n', {
    flush: true,
  });
}

export function unmarkUnfinishedRestore(dataDir: string): void {
  rmSync(markerOf(dataDir), { force: true });
}

/** Throws if a restore was interrupted. */
export function rejectUnfinishedRestore(dataDir: string): void {
  if (isRestoreUnfinished(dataDir))
    throw new Error(
      `A restore into ${dataDir} was not finished: run npm run restore again (docs/operations/backup.md).`,
    );
}
