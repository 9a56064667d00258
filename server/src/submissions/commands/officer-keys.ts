import path from 'node:path';
import { isSigningKey, signingKeyOf } from 'contract/sealing/officer-signature.ts';
import { fingerprintOf } from 'contract/sealing/key-text.ts';
import type { Kysely } from 'kysely';
import { escapeHidden } from '../../command-line/hidden-characters.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { generateKeyPair, type KeyPair, writeKeyFile } from '../../cryptography/key-file.ts';
import { recipientProblem } from '../../cryptography/recipient.ts';
import type { Tables } from '../../database/tables.ts';
import { type PendingKey, removePendingKey } from '../report-keys/pending.ts';
import {
  addReportKey,
  addSigningKey,
  lockReportKeys,
  type NewReportKey,
  type ReportKey,
  removeReportKey,
} from '../report-keys/store.ts';

/** A personal name in any script; it is also used as a file name. */
const namePattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]{0,62}[\p{L}\p{M}\p{N}])?$/u;

/** Throws a `UsageError` for an invalid name. */
export function checkedOfficerName(text: string): string {
  const name = text.normalize('NFC');
  if (!namePattern.test(name))
    throw new UsageError(
      'A name has letters and digits of any script, with spaces, dots, hyphens or underscores between them, and at most 64 characters',
    );
  return name;
}

/** The path of a key file: `Zhang Wei` → `Zhang-Wei.agekey` in the folder. */
export function keyFileOf(folder: string, name: string): string {
  return path.join(folder, `${name.replaceAll(' ', '-')}.agekey`);
}

/** The public halves of an age key: reports are sealed to the first, signatures are verified with the second. */
export type PublicKeys = { recipient: string; signingKey: string };

/** Creates a key pair, writes the private key and returns only the public halves. */
export async function makeKey(file: string, passphrase?: string): Promise<PublicKeys> {
  const pair = await generateKeyPair();
  await writeKeyFile(file, pair, passphrase);
  return publicKeysOf(pair);
}

export function publicKeysOf({ identity, recipient }: KeyPair): PublicKeys {
  return { recipient, signingKey: signingKeyOf(identity) };
}

/** Throws a `UsageError` for what is not the public half of a signing key. */
function checkSigningKey(text: string | null | undefined): void {
  if (text && !isSigningKey(text))
    throw new UsageError('--signing-key: this is not a public signing key, or it has a typing mistake');
}

/** Throws a `UsageError` if the name is taken. */
export function rejectTakenName(keys: readonly ReportKey[], name: string): void {
  if (keys.some((key) => key.name === name))
    throw new UsageError(`“${name}” already has a key: remove it first (--remove), or choose another name`);
}

/** Registers a public key: later reports are sealed to it, too. */
export async function registerKey(db: Kysely<Tables>, secret: Buffer, key: NewReportKey): Promise<void> {
  const problem = await recipientProblem(key.recipient);
  if (problem !== undefined) throw new UsageError(`--recipient: ${problem}`);
  checkSigningKey(key.signingKey);
  await db.transaction().execute(async (transaction) => {
    const keys = await lockReportKeys(transaction, secret);
    rejectTakenName(keys, key.name);
    const holder = keys.find(({ recipient }) => recipient === key.recipient);
    if (holder !== undefined) throw new UsageError(`This key is already registered as “${escapeHidden(holder.name)}”`);
    await removePendingKey(transaction, key.recipient);
    await addReportKey(transaction, secret, key);
  });
}

/** Registers the public half of the signatures of a registered key that has none. */
export async function registerSigningKey(
  db: Kysely<Tables>,
  secret: Buffer,
  { name, signingKey }: { name: string; signingKey: string },
): Promise<void> {
  checkSigningKey(signingKey);
  await db.transaction().execute(async (transaction) => {
    const found = (await lockReportKeys(transaction, secret)).find((key) => key.name === name && key.isAuthentic);
    if (found === undefined) throw new UsageError(`No key is registered as “${name}”`);
    if (found.signingKey !== null)
      throw new UsageError(`“${name}” has a signing key: remove the key (--remove) and register both halves again`);
    await addSigningKey(transaction, secret, found, signingKey);
  });
}

/**
 * Removes a key by its name or public key: later reports are not sealed to it. The last key cannot
 * be removed.
 */
export async function unregisterKey(db: Kysely<Tables>, secret: Buffer, name: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const keys = await lockReportKeys(transaction, secret);
    const found = keys.find((key) => key.name === name || key.recipient === name);
    if (found === undefined) throw new UsageError(`No key is registered as “${name}”`);
    if (found.isAuthentic && keys.filter(({ isAuthentic }) => isAuthentic).length === 1)
      throw new UsageError(
        `“${name}” has the last key, and without a key no reports are accepted: register another one first`,
      );
    await removeReportKey(transaction, found.name);
  });
}

/**
 * One line for each key: name, role, day, fingerprint, public key and the fingerprint of its signatures. Escapes characters, so that a
 * stored name cannot hide other lines.
 */
export function formatKeys(keys: readonly ReportKey[]): string {
  if (keys.length === 0) return 'No key is registered: reports are not accepted.';
  const width = Math.max(...keys.map(({ name }) => name.length));
  return keys
    .map(({ name, role, addedOn, recipient, signingKey }) => {
      const signs = signingKey === null ? 'signs nothing' : `signs ${fingerprintOf(signingKey)}`;
      return escapeHidden(
        [name.padEnd(width), role.padEnd(8), addedOn, fingerprintOf(recipient), recipient, signs].join('  '),
      );
    })
    .join('\n');
}

/** The same of the keys that were registered in the console and that no officer has confirmed. */
export function formatPendingKeys(keys: readonly PendingKey[]): string {
  const lines = formatKeys(keys.map((key) => ({ ...key, role: 'officer' })));
  return `Pending: nothing is sealed to these until an officer confirms them in the console, or they are registered here (--recipient).\n${lines}`;
}
