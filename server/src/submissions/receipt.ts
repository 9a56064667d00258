import { hmacSha256 } from '../cryptography/hmac.ts';

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
