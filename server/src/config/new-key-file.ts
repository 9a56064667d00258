import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file that is not there yet, for its owner alone, whole or not at all: it is on disk when this returns, and what was
 * sealed with its key can be opened after a power cut. Answers false where the file exists: a key is never overwritten.
 */
export function writeNewKeyFile(file: string, content: string): boolean {
  const folder = path.dirname(file);
  const unfinished = path.join(folder, `.${path.basename(file)}-${randomBytes(6).toString('hex')}`);
  try {
    writeSynced(unfinished, content);
    // Unlike a renaming, this refuses an existing file: of two starts at once, one has made the key.
    linkSync(unfinished, file);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  // The name itself is only safe when its folder is.
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  return true;
}

/** What an operator is told of a key file without a key, as a power cut may have left it. */
export function emptyKeyFile(file: string): string {
  return `${file} is empty: restore it from the backup. Only if nothing was ever sealed with it, delete the file: a new key is made.`;
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

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
