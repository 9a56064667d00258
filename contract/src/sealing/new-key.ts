import { armor, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { KeyPair } from './key-text.ts';

/** Of the passphrase of a key, in characters. */
export const minPassphraseLength = 12;

export function isLongEnough(passphrase: string): boolean {
  return Array.from(passphrase).length >= minPassphraseLength;
}

export async function generateKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/**
 * A private key as age-keygen writes it, optionally encrypted with a passphrase: that takes seconds. `createdOn` is a day
 * only: the hour could be correlated with the hour of a report.
 */
export async function newKeyText(
  { identity, recipient }: KeyPair,
  { createdOn, passphrase }: { createdOn: string; passphrase: string | undefined },
): Promise<string> {
  const text = `# created: ${createdOn}\n# public key: ${recipient}\n${identity}\n`;
  if (passphrase === undefined) return text;
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return armor.encode(await encrypter.encrypt(text));
}
