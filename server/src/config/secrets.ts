import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../command-line/usage-error.ts';
import { emptyKeyFileMessage, writeNewKeyFile } from './new-key-file.ts';

export function secretFile(dataDir: string): string {
  return path.join(dataDir, 'secret.key');
}

/**
 * The 32-byte secret from which receipts are derived. It is `secretKey`, or the content of
 * `secret.key`, which the first start generates with mode 0600.
 */
export function readSecret(dataDir: string, secretKey?: string): Buffer {
  if (secretKey !== undefined) return parseSecret(secretKey, 'SECRET_KEY');
  mkdirSync(dataDir, { recursive: true });
  const file = secretFile(dataDir);
  if (!existsSync(file)) writeNewKeyFile(file, randomBytes(32).toString('hex'));
  const digits = readFileSync(file, 'utf8').trim();
  if (digits === '') throw new UsageError(emptyKeyFileMessage(file));
  return parseSecret(digits, file);
}

function parseSecret(digits: string, from: string): Buffer {
  if (!/^[\da-f]{64}$/i.test(digits))
    throw new UsageError(`${from} does not contain 64 hexadecimal digits: restore it from the backup`);
  return Buffer.from(digits, 'hex');
}
