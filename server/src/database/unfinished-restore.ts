import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../command-line/usage-error.ts';

const markerOf = (dataDir: string) => path.join(dataDir, 'restore-unfinished');
const contentOf = (transaction: string) =>
  `npm run restore was started here and has not finished: run it again.\n${transaction}`;

/** Whether a restore into this data folder was interrupted or is running. */
export function isRestoreUnfinished(dataDir: string): boolean {
  return existsSync(markerOf(dataDir));
}

/**
 * Called before anything is restored: a server that started meanwhile would load the demonstration
 * into the empty database. Called again with the transaction before its commit.
 */
export function markUnfinishedRestore(dataDir: string, transaction = ''): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(markerOf(dataDir), contentOf(transaction), { flush: true });
}

/** Whether the interrupted restore was about to commit this transaction, or had just done so. */
export function wasCommitting(dataDir: string, transaction: string): boolean {
  return isRestoreUnfinished(dataDir) && readFileSync(markerOf(dataDir), 'utf8') === contentOf(transaction);
}

export function unmarkUnfinishedRestore(dataDir: string): void {
  rmSync(markerOf(dataDir), { force: true });
}

/** Throws if a restore was interrupted. */
export function rejectUnfinishedRestore(dataDir: string): void {
  if (isRestoreUnfinished(dataDir))
    throw new UsageError(
      `A restore into ${dataDir} was not finished: run npm run restore again (docs/operations/backup.md).`,
    );
}
