import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Tables } from '../database/tables.ts';
import { drawKeyPair, readKeyFile, writeKeyFile } from './key-file.ts';
import { Mistake } from './mistake.ts';
import { refuseInside } from './outside-data.ts';
import { addReportKey, lockReportKeys } from './report-keys.ts';

/**
 * Sees to it that reports can be sealed: where no key is registered, makes the recovery key, writes it beside the data
 * folder and registers its public half. Answers what the operator must hear, undefined when there is nothing. Where it
 * cannot, no report is taken in. Throws a `Mistake` when the file is meant to lie inside the data folder.
 */
export async function readyRecoveryKey(
  db: Kysely<Tables>,
  { dataDir, recoveryKeyFile: file }: Pick<Config, 'dataDir' | 'recoveryKeyFile'>,
): Promise<string | undefined> {
  refuseInside(dataDir, file);
  return db.transaction().execute(async (transaction) => {
    // Held until the key is registered: another instance that starts now waits, and then finds it.
    const keys = await lockReportKeys(transaction);
    if (keys.length > 0 && !existsSync(file)) return undefined;
    const { recipient, reason } = await makeOrRead(file);
    if (recipient === undefined) return keys.length === 0 ? closed(file, reason) : takeOffline(file);
    if (keys.length === 0) await addReportKey(transaction, { name: 'recovery', recipient, role: 'recovery' });
    else if (!keys.some((key) => key.recipient === recipient)) return notRegistered(file);
    return takeOffline(file);
  });
}

type Held = { recipient: string; reason?: never } | { recipient?: never; reason: string };

/** The public half of what the file holds, made where there is none: an earlier start may have ended before it was registered. */
async function makeOrRead(file: string): Promise<Held> {
  try {
    if (!existsSync(file)) await writeKeyFile(file, await drawKeyPair());
    const { recipient } = await readKeyFile(file, refusePassphrase);
    return { recipient };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

function refusePassphrase(): never {
  throw new Mistake('it is protected by a passphrase');
}

function takeOffline(file: string): string {
  return `The recovery key lies in ${file}: it opens every report. Take it offline now: copy it onto paper or a medium in a safe, then delete the file (docs/operations.md).`;
}

function notRegistered(file: string): string {
  return `${file} holds a key that no report is sealed to any more. Keep it offline as long as older reports or backups exist, and delete the file (docs/operations.md).`;
}

function closed(file: string, reason: string): string {
  return `No report is taken in: there is no key to seal it to, and the recovery key in ${file} could not be made or read (${reason}). Register an officer's key with npm run officer, or set RECOVERY_KEY_FILE.`;
}
