import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { utf8 } from '@scure/base';
import { armor, Decrypter, identityToRecipient } from 'age-encryption';

/** An age key pair: the private `AGE-SECRET-KEY-1…` opens what was sealed to the public `age1…`. */
export type KeyPair = { identity: string; recipient: string };

export type KeyTextProblem = 'passphraseNeeded' | 'wrongPassphrase' | 'notAKey';

/** Why a key file cannot be used. The message continues “the file …” and never quotes it. */
export class KeyTextError extends Error {
  readonly problem: KeyTextProblem;
  constructor(problem: KeyTextProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/**
 * Reads one private key as age-keygen writes it, opening it with its passphrase if it has one: that takes seconds.
 * Throws a `KeyTextError`.
 */
export async function readKeyText(file: string | Uint8Array, passphrase?: string): Promise<KeyPair> {
  const content = typeof file === 'string' ? utf8ToBytes(file) : file;
  const text = isSealedKey(content) ? await openKey(content, passphrase) : textOf(content);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const [identity, ...others] = lines.map((line) => line.trim());
  if (identity?.startsWith('AGE-SECRET-KEY-PQ-'))
    throw new KeyTextError(
      'notAKey',
      'contains a post-quantum key; reports are sealed to X25519 keys (AGE-SECRET-KEY-1…)',
    );
  if (identity === undefined || others.length > 0 || !identity.startsWith('AGE-SECRET-KEY-1'))
    throw new KeyTextError('notAKey', 'does not contain exactly one private age key (AGE-SECRET-KEY-1…)');
  const recipient = await identityToRecipient(identity).catch(() => undefined);
  if (recipient === undefined) throw new KeyTextError('notAKey', 'contains a private key that has a typing mistake');
  return { identity, recipient };
}

const binaryHeader = utf8ToBytes('age-encryption.org/v1\n');
const armorHeader = '-----BEGIN AGE ENCRYPTED FILE-----';

function isBinary(content: Uint8Array): boolean {
  return binaryHeader.every((byte, index) => content[index] === byte);
}

/** Whether a key file is protected by a passphrase. */
export function isSealedKey(file: string | Uint8Array): boolean {
  const content = typeof file === 'string' ? utf8ToBytes(file) : file;
  return isBinary(content) || textOf(content).trim().startsWith(armorHeader);
}

/** Empty for bytes that are no text. */
function textOf(content: Uint8Array): string {
  try {
    return utf8.encode(content);
  } catch {
    return '';
  }
}

async function openKey(content: Uint8Array, passphrase: string | undefined): Promise<string> {
  if (passphrase === undefined) throw new KeyTextError('passphraseNeeded', 'is protected by a passphrase');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(isBinary(content) ? content : armor.decode(textOf(content).trim()), 'text');
  } catch {
    throw new KeyTextError('wrongPassphrase', 'does not open with this passphrase');
  }
}

/** Twenty hexadecimal digits of a public key's SHA-256, in groups, for comparison by voice. */
export function fingerprintOf(recipient: string): string {
  const digits = bytesToHex(sha256(utf8ToBytes(recipient))).slice(0, 20);
  return (digits.match(/.{4}/g) ?? []).join('-');
}
