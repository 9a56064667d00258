import { expect, it } from 'vitest';
import { openSealedReceipt, sealReceipt } from './sealed-receipt.ts';

const secret = Buffer.alloc(32, 7);
const receipt = '1234-5678-9012-3456';
const now = Date.parse('2026-11-21T10:00:00Z');

it('opens for ten minutes, here only, and shows nothing of itself', () => {
  const sealed = sealReceipt(secret, receipt, now);
  expect(openSealedReceipt(secret, sealed, now + 599_999)).toBe(receipt);
  expect(openSealedReceipt(secret, sealed, now + 600_000)).toBeUndefined();
  expect(openSealedReceipt(Buffer.alloc(32, 8), sealed, now)).toBeUndefined();
  expect(sealed).toMatch(/^[\w-]{70,80}$/);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('1234');
  expect(sealReceipt(secret, receipt, now)).not.toBe(sealed);
});

it('does not open what was changed', () => {
  const bytes = Buffer.from(sealReceipt(secret, receipt, now), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(openSealedReceipt(secret, changed.toString('base64url'), now)).toBeUndefined();
  }
  for (const sealed of ['', 'x', '%%%', 'A'.repeat(200)])
    expect(openSealedReceipt(secret, sealed, now)).toBeUndefined();
});
