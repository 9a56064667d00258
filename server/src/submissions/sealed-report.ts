import { Decrypter, Encrypter } from 'age-encryption';

/** Sizes must not tell how long a text is: what is sealed is filled up to a multiple of this, in bytes. */
const grain = 4096;

/**
 * Seals content as JSON to X25519 recipients (`age1…`), so that each of them alone can open it: an age file
 * (age-encryption.org/v1).
 */
export async function sealTo(recipients: readonly string[], content: unknown): Promise<Buffer> {
  if (recipients.length === 0) throw new Error('Nobody could open what is sealed to no key');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const json = Buffer.from(JSON.stringify(content));
  // JSON may end in blanks.
  const filled = Buffer.alloc(Math.ceil(json.length / grain) * grain, ' ');
  json.copy(filled);
  return Buffer.from(await encrypter.encrypt(filled));
}

/** What was sealed, opened with the private half of one of its recipients (`AGE-SECRET-KEY-1…`); throws with any other. */
export async function openWith(identity: string, sealed: Uint8Array): Promise<unknown> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return JSON.parse(await decrypter.decrypt(sealed, 'text'));
}
