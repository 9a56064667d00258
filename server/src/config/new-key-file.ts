import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../errors/error-code.ts';

/**
 * Atomically writes a new file with mode 0600 and syncs it, so that data encrypted with the key
 * survives a power cut. Returns false if the file exists: a key is never overwritten.
 */
export function writeNewKeyFile(file: string, content: string): boolean {
  const folder = path.dirname(file);
  const unfinished = path.join(folder, `.${path.basename(file)}-${randomBytes(6).toString('hex')}`);
  try {
    writeSynced(unfinished, content);
    // Unlike a rename, a link fails if the file exists: only one of two concurrent starts creates the key.
    linkSync(unfinished, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  // The directory entry is durable only after the folder is synced.
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  return true;
}

/** The operator's message for an empty key file, which a power cut may leave. */
export function emptyKeyFileMessage(file: string): string {
  return `${file} is empty: restore it from the backup. Delete the file only if nothing was ever encrypted with its key: the next start creates a new one.`;
}

function writeSynced(file: string, content: string): void {
  const opened = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(opened, content);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
