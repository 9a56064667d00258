import { utf8ToBytes } from '@noble/hashes/utils.js';
import { Decrypter, Encrypter } from 'age-encryption';

/** Padding block size in bytes: the length of a sealed text must not be visible. */
const paddingBlock = 4096;

/** Seals content as JSON in an age file (age-encryption.org/v1) that each recipient (`age1…`) can open. */
export async function sealTo(recipients: readonly string[], content: unknown): Promise<Uint8Array> {
  if (recipients.length === 0) throw new Error('Content cannot be sealed without a recipient');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const json = utf8ToBytes(JSON.stringify(content));
  // JSON allows trailing blanks.
  const padded = new Uint8Array(Math.ceil(json.length / paddingBlock) * paddingBlock).fill(0x20);
  padded.set(json);
  return encrypter.encrypt(padded);
}

/** Opens sealed content with a recipient's private key (`AGE-SECRET-KEY-1…`); throws with any other. */
export async function openWith(identity: string, sealed: Uint8Array): Promise<unknown> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return JSON.parse(await decrypter.decrypt(sealed, 'text'));
}

/** Undefined if it is sealed to other keys; throws if it is damaged. */
export async function openIfRecipient(identity: string, sealed: Uint8Array): Promise<unknown> {
  try {
    return await openWith(identity, sealed);
  } catch (error) {
    // The library reports this only by its message.
    if (error instanceof Error && error.message.startsWith('no identity matched')) return undefined;
    throw error;
  }
}
