import { createHash } from 'node:crypto';
import { hmacSha256 } from '../cryptography/hmac.ts';

export type DeduplicationHashes = { keyHash: Buffer; contentHash: Buffer };

/**
 * The same key with the same content is the same submission sent twice. The content hash is keyed
 * with the sender's key, so that a guess at the content cannot be confirmed.
 */
export function deduplicationHashesOf(
  secret: Buffer,
  idempotencyKey: string,
  fields: Record<string, unknown>,
): DeduplicationHashes {
  const sorted = Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const contentKey = hmacSha256(secret).update(idempotencyKey).digest();
  return {
    keyHash: createHash('sha256').update(idempotencyKey).digest(),
    contentHash: hmacSha256(contentKey).update(JSON.stringify(sorted)).digest(),
  };
}

/** The receipt's sixteen digits, the same for every retry. */
export function receiptOf(secret: Buffer, idempotencyKey: string, contentHash: Buffer): string {
  const digest = hmacSha256(secret).update(idempotencyKey).update(contentHash).digest();
  const number = digest.readBigUInt64BE(0) % 10n ** 16n;
  return number.toString().padStart(16, '0');
}

/** A receipt in groups of four digits. */
export function formatReceipt(digits: string): string {
  return (digits.match(/\d{4}/g) ?? []).join('-');
}
