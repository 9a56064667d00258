import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { emptyKeyFile, writeNewKeyFile } from './new-key-file.ts';

/** Keys that encrypt what visitors send at rest: the first is used for what comes, the others open what came earlier. */
export type SubmissionKeys = readonly [SubmissionKey, ...SubmissionKey[]];

export type SubmissionKey = { id: string; key: Buffer };

function isNonEmpty<Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] {
  return items.length > 0;
}

/** Reads the file of keys, a line each: a name, a colon, 64 hexadecimal digits. Makes it with one key, mode 0600, where there is none. */
export function readSubmissionKeys(file: string): SubmissionKeys {
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file)) writeNewKeyFile(file, `1:${randomBytes(32).toString('hex')}\n`);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const keys = lines.map((line) => {
    const [, id, digits] = /^([\w-]{1,32}):([\da-f]{64})$/i.exec(line.trim()) ?? [];
    // The line itself is never repeated: it holds a key.
    if (id === undefined || digits === undefined)
      throw new Error(`${file}: a line is not a name, a colon and 64 hexadecimal digits`);
    return { id, key: Buffer.from(digits, 'hex') };
  });
  if (!isNonEmpty(keys)) throw new Error(emptyKeyFile(file));
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error(`${file}: two keys have the same name`);
  return keys;
}
