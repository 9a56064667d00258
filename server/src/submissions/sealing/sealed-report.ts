import { Decrypter, Encrypter } from 'age-encryption';

/** Padding block size in bytes: the length of a sealed text must not be visible. */
const paddingBlock = 4096;

/** Seals content as JSON in an age file (age-encryption.org/v1) that each recipient (`age1…`) can open. */
export async function sealTo(recipients: readonly string[], content: unknown): Promise<Buffer> {
  if (recipients.length === 0) throw new Error('Content cannot be sealed without a recipient');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const json = Buffer.from(JSON.stringify(content));
  // JSON allows trailing blanks.
  const padded = Buffer.alloc(Math.ceil(json.length / paddingBlock) * paddingBlock, ' ');
  json.copy(padded);
  return Buffer.from(await encrypter.encrypt(padded));
}

/** Opens sealed content with a recipient's private key (`AGE-SECRET-KEY-1…`); throws with any other. */
export async function openWith(identity: string, sealed: Uint8Array): Promise<unknown> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return JSON.parse(await decrypter.decrypt(sealed, 'text'));
}
