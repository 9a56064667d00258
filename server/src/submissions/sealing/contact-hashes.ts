import { isChineseLandline } from 'contract/phone.ts';
import { derivedKey, hmacSha256 } from '../../cryptography/hmac.ts';

/** Of a telephone number and an e-mail address; empty for none. */
export type ContactHashes = { phoneHash: Buffer; emailHash: Buffer };

/**
 * Finds items of the same sender without decrypting the others. The key is derived from the server's secret: whoever has
 * the database alone cannot try out numbers and addresses.
 */
export function contactHashesOf(secret: Buffer, fields: Record<string, unknown>): ContactHashes {
  return {
    phoneHash: hashOf(secret, 'phone', normalizedPhone(textOf(fields['reporterMobile']))),
    emailHash: hashOf(secret, 'email', normalizedEmail(textOf(fields['email']))),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.normalize('NFKC') : '';
}

function hashOf(secret: Buffer, contact: 'phone' | 'email', value: string): Buffer {
  if (value === '') return Buffer.alloc(0);
  return hmacSha256(derivedKey(secret, 'contact hash'))
    .update(JSON.stringify([contact, value]))
    .digest();
}

/** With the code of the country, also if it was left out as people in China and Russia do. Empty if it is too short. */
function normalizedPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length < 7) return '';
  // After +86 many still write the 0 of the area code.
  if (phone.trim().startsWith('+')) return digits.replace(/^860/, '86');
  if (digits.startsWith('00')) return digits.slice(2).replace(/^860/, '86');
  if (isChineseLandline(phone)) return `86${digits.replace(/^0/, '')}`;
  if (/^1\d{10}$/.test(digits)) return `86${digits}`;
  if (/^8\d{10}$/.test(digits)) return `7${digits.slice(1)}`;
  return digits;
}

/** Mailboxes that differ only in case are the same with every usual provider. */
function normalizedEmail(email: string): string {
  return email.trim().toLowerCase();
}
