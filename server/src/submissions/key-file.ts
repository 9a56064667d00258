import { readFile } from 'node:fs/promises';
import { armor, Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { emptyKeyFile, writeNewKeyFile } from '../config/new-key-file.ts';
import { beijingMoment } from '../database/moment.ts';
import { codeOf, Mistake } from './mistake.ts';

/** A key of age: the private half `AGE-SECRET-KEY-1…` opens what was sealed to the public half `age1…`. */
export type KeyPair = { identity: string; recipient: string };

export async function drawKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/**
 * Writes a private half as age-keygen does, with mode 0600, sealed with the passphrase where there is one. It is on disk when
 * this returns. Throws a `Mistake` when the file exists: a key is never overwritten.
 */
export async function writeKeyFile(file: string, { identity, recipient }: KeyPair, passphrase?: string): Promise<void> {
  // The day alone: the hour of a key could be held against the hour of a report.
  const created = beijingMoment(new Date()).slice(0, 10);
  const text = `# created: ${created}\n# public key: ${recipient}\n${identity}\n`;
  const content = passphrase === undefined ? text : await sealedWith(passphrase, text);
  try {
    if (writeNewKeyFile(file, content)) return;
  } catch (error) {
    refuseFile(file, error);
  }
  throw new Mistake(`${file} exists: a key is never overwritten`);
}

async function sealedWith(passphrase: string, text: string): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return armor.encode(await encrypter.encrypt(text));
}

/** Reads one private half; asks for its passphrase where it has one. Throws a `Mistake`, which never repeats what is in the file. */
export async function readKeyFile(file: string, askPassphrase: () => Promise<string>): Promise<KeyPair> {
  const content = await readFile(file).catch((error: unknown) => refuseFile(file, error));
  if (content.toString('utf8').trim() === '') throw new Mistake(emptyKeyFile(file));
  const sealed = sealedContent(content);
  const text = sealed ? await openedWith(await askPassphrase(), sealed, file) : content.toString('utf8');
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const [identity, ...others] = lines.map((line) => line.trim());
  if (identity?.startsWith('AGE-SECRET-KEY-PQ-'))
    throw new Mistake(`${file} holds a post-quantum key; reports are sealed to X25519 keys (AGE-SECRET-KEY-1…)`);
  if (identity === undefined || others.length > 0 || !identity.startsWith('AGE-SECRET-KEY-1'))
    throw new Mistake(`${file} does not hold one private key of age (AGE-SECRET-KEY-1…)`);
  const recipient = await identityToRecipient(identity).catch(() => undefined);
  if (recipient === undefined) throw new Mistake(`The private key in ${file} has a typing mistake`);
  return { identity, recipient };
}

/** What a passphrase protects, in either of age's two spellings; undefined for a plain file. */
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
    throw new Mistake(`This passphrase does not open ${file}`);
  }
}

function refuseFile(file: string, error: unknown): never {
  const code = codeOf(error);
  if (code === 'ENOENT') throw new Mistake(`${file} or its folder does not exist`, { cause: error });
  throw error;
}
