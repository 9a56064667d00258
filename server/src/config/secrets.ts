import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { emptyKeyFile, writeNewKeyFile } from './new-key-file.ts';

/** 32 bytes from which receipts are derived: made at the first start, kept in `secret.key` with mode 0600. */
export function readSecret(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'secret.key');
  if (!existsSync(file)) writeNewKeyFile(file, randomBytes(32).toString('hex'));
  const digits = readFileSync(file, 'utf8').trim();
  if (digits === '') throw new Error(emptyKeyFile(file));
  const secret = Buffer.from(digits, 'hex');
  if (secret.length !== 32) throw new Error(`${file} does not hold 64 hexadecimal digits: restore it from the backup`);
  return secret;
}
