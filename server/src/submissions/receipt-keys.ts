import { argon2, hkdfSync } from 'node:crypto';
import { promisify } from 'node:util';
import { identityToRecipient } from 'age-encryption';
import { ageIdentity } from '../uploads/sealed-upload.ts';

/** What the sixteen digits of a receipt give: the id that its submission is found by, and a key pair (X25519, as age writes one). */
export type ReceiptKeys = { id: Buffer; identity: string; recipient: string };

/**
 * More than OWASP asks for (Password Storage Cheat Sheet: 46 MiB in one pass, or 19 MiB in two), since sixteen digits are few
 * for a key. Changed, it makes every receipt useless that is in somebody's hands.
 */
const cost = { parallelism: 1, tagLength: 32, memory: 64 * 1024, passes: 2 };

const argon2id = promisify(argon2);

/**
 * `digits` are sixteen. The salt is the installation's, in its store; the pepper is made from its secret, which is never
 * there: who takes the store alone cannot try digits out.
 */
export async function deriveReceiptKeys(secret: Buffer, salt: Buffer, digits: string): Promise<ReceiptKeys> {
  const pepper = Buffer.from(hkdfSync('sha256', secret, '', 'receipt pepper', 32));
  const slow = await argon2id('argon2id', { ...cost, message: digits, nonce: salt, secret: pepper });
  const part = (purpose: string) => hkdfSync('sha256', slow, '', purpose, 32);
  const identity = ageIdentity(part('receipt key'));
  return { id: Buffer.from(part('receipt id')), identity, recipient: await identityToRecipient(identity) };
}
