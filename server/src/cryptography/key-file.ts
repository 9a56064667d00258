import { readFile } from 'node:fs/promises';
import { armor, Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { codeOf, UsageError } from '../command-line/usage-error.ts';
import { emptyKeyFileMessage, writeNewKeyFile } from '../config/new-key-file.ts';
import { beijingDay } from '../database/beijing-time.ts';

/** An age key pair: the private `AGE-SECRET-KEY-1…` opens what was sealed to the public `age1…`. */
export type KeyPair = { identity: string; recipient: string };

export async function generateKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/**
 * Writes a private key as age-keygen does, with mode 0600, optionally encrypted with a passphrase.
 * It is on disk when this returns. Throws a `UsageError` if the file exists.
 */
export async function writeKeyFile(file: string, { identity, recipient }: KeyPair, passphrase?: string): Promise<void> {
  // Only the day: the hour could be correlated with the hour of a report.
  const created = beijingDay(new Date());
  const text = `# created: ${created}\n# public key: ${recipient}\n${identity}\n`;
  const content = passphrase === undefined ? text : await sealedWith(passphrase, text);
  try {
    if (writeNewKeyFile(file, content)) return;
  } catch (error) {
    throwFileError(file, error);
  }
  throw new UsageError(`${file} exists: a key is never overwritten`);
}

async function sealedWith(passphrase: string, text: string): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return armor.encode(await encrypter.encrypt(text));
}

/**
 * Reads one private key, asking for its passphrase if it has one. Throws a `UsageError`, which
 * never quotes the file.
 */
export async function readKeyFile(file: string, promptPassphrase: () => Promise<string>): Promise<KeyPair> {
  const content = await readFile(file).catch((error: unknown) => throwFileError(file, error));
  if (content.toString('utf8').trim() === '') throw new UsageError(emptyKeyFileMessage(file));
  const sealed = sealedContent(content);
  const text = sealed ? await openedWith(await promptPassphrase(), sealed, file) : content.toString('utf8');
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const [identity, ...others] = lines.map((line) => line.trim());
  if (identity?.startsWith('AGE-SECRET-KEY-PQ-'))
    throw new UsageError(`${file} contains a post-quantum key; reports are sealed to X25519 keys (AGE-SECRET-KEY-1…)`);
  if (identity === undefined || others.length > 0 || !identity.startsWith('AGE-SECRET-KEY-1'))
    throw new UsageError(`${file} does not contain exactly one private age key (AGE-SECRET-KEY-1…)`);
  const recipient = await identityToRecipient(identity).catch(() => undefined);
  if (recipient === undefined) throw new UsageError(`The private key in ${file} has a typing mistake`);
  return { identity, recipient };
}

/** The encrypted content, in binary or armored form; undefined for a plain key file. */
function sealedContent(content: Buffer): Uint8Array | undefined {
  if (content.subarray(0, 22).toString() === 'age-encryption.org/v1\n') return content;
  const text = content.toString('utf8').trim();
  if (!text.startsWith('-----BEGIN AGE ENCRYPTED FILE-----')) return undefined;
  try {
    return armor.decode(text);
  } catch {
    return new Uint8Array();
  }
}

async function openedWith(passphrase: string, sealed: Uint8Array, file: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(sealed, 'text');
  } catch {
    throw new UsageError(`This passphrase does not open ${file}`);
  }
}

function throwFileError(file: string, error: unknown): never {
  const code = codeOf(error);
  if (code === 'ENOENT') throw new UsageError(`${file} or its folder does not exist`, { cause: error });
  throw error;
}
