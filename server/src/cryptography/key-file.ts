import { codeOf } from '../errors/error-code.ts';
import { readFile } from 'node:fs/promises';
import { isSealedKey, type KeyPair, KeyTextError, readKeyText } from 'contract/sealing/key-text.ts';
import { newKeyText } from 'contract/sealing/new-key.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { emptyKeyFileMessage, writeNewKeyFile } from '../config/new-key-file.ts';
import { beijingDay } from '../database/beijing-time.ts';

export type { KeyPair } from 'contract/sealing/key-text.ts';
export { generateKeyPair } from 'contract/sealing/new-key.ts';

/**
 * Writes a private key with mode 0600, optionally encrypted with a passphrase.
 * It is on disk when this returns. Throws a `UsageError` if the file exists.
 */
export async function writeKeyFile(file: string, pair: KeyPair, passphrase?: string): Promise<void> {
  const content = await newKeyText(pair, { createdOn: beijingDay(new Date()), passphrase });
  try {
    if (writeNewKeyFile(file, content)) return;
  } catch (error) {
    throwFileError(file, error);
  }
  throw new UsageError(`${file} exists: a key is never overwritten`);
}

/**
 * Reads one private key, asking for its passphrase if it has one. Throws a `UsageError`, which
 * never quotes the file.
 */
export async function readKeyFile(file: string, promptPassphrase: () => Promise<string>): Promise<KeyPair> {
  const content = await readFile(file).catch((error: unknown) => throwFileError(file, error));
  if (content.toString('utf8').trim() === '') throw new UsageError(emptyKeyFileMessage(file));
  const passphrase = isSealedKey(content) ? await promptPassphrase() : undefined;
  try {
    return await readKeyText(content, passphrase);
  } catch (error) {
    if (!(error instanceof KeyTextError)) throw error;
    if (error.problem === 'wrongPassphrase') throw new UsageError(`This passphrase does not open ${file}`);
    throw new UsageError(`${file} ${error.message}`);
  }
}

function throwFileError(file: string, error: unknown): never {
  const code = codeOf(error);
  if (code === 'ENOENT') throw new UsageError(`${file} or its folder does not exist`, { cause: error });
  throw error;
}
