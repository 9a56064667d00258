import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../command-line/usage-error.ts';
import { emptyKeyFileMessage, writeNewKeyFile } from './new-key-file.ts';

/** Keys that encrypt submissions at rest: the first encrypts, all decrypt. */
export type SubmissionKeys = readonly [SubmissionKey, ...SubmissionKey[]];

export type SubmissionKey = { id: string; key: Buffer };

function isNonEmpty<Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] {
  return items.length > 0;
}

/**
 * Reads the keys, one line each: a name, a colon, 64 hexadecimal digits. They are in
 * `submissionKeys`, separated by commas or lines, or in the file. A missing file is created with one key, which gets
 * `newName`, and mode 0600.
 */
export function readSubmissionKeys(file: string, submissionKeys?: string, newName = '1'): SubmissionKeys {
  if (submissionKeys !== undefined) return parseKeys(submissionKeys.split(','), 'SUBMISSION_KEYS');
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file)) writeNewKeyFile(file, `${newName}:${randomBytes(32).toString('hex')}\n`);
  return parseKeys(readFileSync(file, 'utf8').split('\n'), file);
}

function parseKeys(written: readonly string[], from: string): SubmissionKeys {
  const lines = written.flatMap((part) => part.split('\n')).filter((line) => line.trim() !== '');
  const keys = lines.map((line) => {
    const [, id, digits] = /^([\w-]{1,32}):([\da-f]{64})$/i.exec(line.trim()) ?? [];
    // The error must not repeat the line: it holds a key.
    if (id === undefined || digits === undefined)
      throw new UsageError(`${from}: a line is not a name, a colon and 64 hexadecimal digits`);
    return { id, key: Buffer.from(digits, 'hex') };
  });
  if (!isNonEmpty(keys)) throw new UsageError(emptyKeyFileMessage(from));
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new UsageError(`${from}: two keys have the same name`);
  return keys;
}
