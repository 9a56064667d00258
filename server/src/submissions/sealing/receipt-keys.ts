import { argon2, hkdfSync } from 'node:crypto';
import { promisify } from 'node:util';
import { identityToRecipient } from 'age-encryption';
import { ageIdentity } from 'contract/sealing/file-token.ts';
import { derivedKey, hmacSha256 } from '../../cryptography/hmac.ts';

/**
 * Derived from the sixteen digits of a report's receipt: the id of its row, and an X25519 key pair
 * in age's format.
 */
export type ReceiptKeys = { id: Buffer; identity: string; recipient: string };

/**
 * More than OWASP recommends (46 MiB in one pass, or 19 MiB in two), because sixteen digits have
 * little entropy. Changing it invalidates all receipts.
 */
const defaultCost = { memory: 64 * 1024, passes: 2 };

const argon2id = promisify(argon2);

/**
 * The salt is in the database; the pepper is derived from the server's secret, which is not. The
 * database alone is not enough to guess receipts. Only tests set a `cost`.
 */
export async function deriveReceiptKeys(
  secret: Buffer,
  salt: Buffer,
  digits: string,
  cost = defaultCost,
): Promise<ReceiptKeys> {
  const pepper = Buffer.from(hkdfSync('sha256', secret, '', 'receipt pepper', 32));
  const parameters = { ...cost, parallelism: 1, tagLength: 32, message: digits, nonce: salt, secret: pepper };
  const master = await argon2id('argon2id', parameters);
  const part = (purpose: string) => hkdfSync('sha256', master, '', purpose, 32);
  const identity = ageIdentity(new Uint8Array(part('receipt key')));
  return { id: Buffer.from(part('receipt id')), identity, recipient: await identityToRecipient(identity) };
}

/**
 * The id of a message's or resume's row. It needs no slow derivation: nothing is sealed to these
 * receipts, and the server's secret would open their envelopes anyway. Rows of earlier versions
 * have slowly derived ids.
 */
export function fastReceiptId(secret: Buffer, digits: string): Buffer {
  return hmacSha256(derivedKey(secret, 'receipt id of a message or resume')).update(digits).digest();
}
