import { randomInt } from 'node:crypto';
import { derivedKey, hmacSha256 } from '../cryptography/hmac.ts';
import type { Database } from '../database/open.ts';

/** Without characters that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const codes = 10;
const groups = 4;

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** The codes have 79 bits, so a fast keyed hash is enough. */
function hashOf(secret: Buffer, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return hmacSha256(derivedKey(secret, 'recovery code')).update(plain).digest();
}

/** Replaces the recovery codes of an account; the new ones are shown once. */
export async function renewRecoveryCodes(db: Database, secret: Buffer, accountId: number): Promise<string[]> {
  const renewed = Array.from({ length: codes }, newCode);
  await deleteRecoveryCodes(db, accountId);
  await db
    .insertInto('recoveryCode')
    .values(renewed.map((code) => ({ accountId, hash: hashOf(secret, code) })))
    .execute();
  return renewed;
}

/** Spends a code; false if it is unknown or used. */
export async function spendRecoveryCode(
  db: Database,
  secret: Buffer,
  accountId: number,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCode')
    .where('accountId', '=', accountId)
    .where('hash', '=', hashOf(secret, code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteRecoveryCodes(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute();
}
