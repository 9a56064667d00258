import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { drawKeyPair, type KeyPair, writeKeyFile } from '../key-file.ts';
import { Mistake } from '../mistake.ts';
import { fingerprintOf, refusalOfRecipient } from '../recipient.ts';
import { addReportKey, lockReportKeys, type ReportKey, removeReportKey } from '../report-keys.ts';

/** A name as people have them, in any script; it names a file as well. */
const namePattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]{0,62}[\p{L}\p{M}\p{N}])?$/u;

/** Throws a `Mistake` for what is no name. */
export function checkedOfficerName(written: string): string {
  const name = written.normalize('NFC');
  if (!namePattern.test(name))
    throw new Mistake('A name has letters and digits of any script, blanks, dots and hyphens between them, at most 64');
  return name;
}

/** `Zhang Wei` → `Zhang-Wei.agekey` in a folder. */
export function keyFileOf(folder: string, name: string): string {
  return path.join(folder, `${name.replaceAll(' ', '-')}.agekey`);
}

/** Makes a key and writes its private half; the public one is all that is answered. */
export async function makeKey(file: string, passphrase?: string): Promise<KeyPair['recipient']> {
  const pair = await drawKeyPair();
  await writeKeyFile(file, pair, passphrase);
  return pair.recipient;
}

/** Throws a `Mistake` when the name is taken. */
export function refuseTaken(keys: readonly ReportKey[], name: string): void {
  if (keys.some((key) => key.name === name))
    throw new Mistake(`“${name}” has a key already; take it out first (--remove), or choose another name`);
}

/** Registers a public half: from now on reports are sealed to it as well. */
export async function registerKey(db: Kysely<Tables>, key: Omit<ReportKey, 'addedOn'>): Promise<void> {
  const refusal = await refusalOfRecipient(key.recipient);
  if (refusal !== undefined) throw new Mistake(`--recipient: ${refusal}`);
  await db.transaction().execute(async (transaction) => {
    const keys = await lockReportKeys(transaction);
    refuseTaken(keys, key.name);
    const holder = keys.find(({ recipient }) => recipient === key.recipient);
    if (holder !== undefined) throw new Mistake(`This key is registered already, as “${holder.name}”`);
    await addReportKey(transaction, key);
  });
}

/** Takes a key out: what comes from now on is not sealed to it. The last one stays. */
export async function takeOut(db: Kysely<Tables>, name: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const keys = await lockReportKeys(transaction);
    if (!keys.some((key) => key.name === name)) throw new Mistake(`Nobody named “${name}” has a key`);
    if (keys.length === 1)
      throw new Mistake(
        `“${name}” has the last key: without it no report could be taken in. Register another one first`,
      );
    await removeReportKey(transaction, name);
  });
}

/** A line each: name, role, day, fingerprint and the public half itself. */
export function listed(keys: readonly ReportKey[]): string {
  if (keys.length === 0) return 'No key is registered: no report is taken in.';
  const longest = Math.max(...keys.map(({ name }) => name.length));
  return keys
    .map(({ name, role, addedOn, recipient }) =>
      [name.padEnd(longest), role.padEnd(8), addedOn, fingerprintOf(recipient), recipient].join('  '),
    )
    .join('\n');
}
