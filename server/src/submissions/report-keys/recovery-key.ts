import { existsSync } from 'node:fs';
import { signingKeyOf } from 'contract/sealing/officer-signature.ts';
import type { Kysely } from 'kysely';
import { rejectInsideDataFolder } from '../../command-line/outside-data-folder.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import type { Config } from '../../config/config.ts';
import { generateKeyPair, readKeyFile, writeKeyFile } from '../../cryptography/key-file.ts';
import type { Tables } from '../../database/tables.ts';
import { messageOf } from '../../errors/error-message.ts';
import { addReportKey, alteredKeys, lockReportKeys } from './store.ts';

/**
 * Creates the recovery key if no key is registered, writes it beside the data folder and registers
 * its public half. Returns a warning for the operator, if any. While this fails no reports are
 * accepted; in production also while the file exists (report-channel.ts). Throws a `UsageError` if
 * the file would be inside the data folder.
 */
export async function prepareRecoveryKey(
  db: Kysely<Tables>,
  secret: Buffer,
  { dataDir, recoveryKeyFile: file, production }: Pick<Config, 'dataDir' | 'recoveryKeyFile' | 'production'>,
): Promise<string | undefined> {
  rejectInsideDataFolder(dataDir, file);
  return db.transaction().execute(async (transaction) => {
    // The lock is held until the key is registered: a concurrent start waits and then finds it.
    const keys = await lockReportKeys(transaction, secret);
    const altered = alteredKeys(keys);
    if (altered !== undefined) return altered;
    if (keys.length > 0 && !existsSync(file)) return undefined;
    const { recipient, signingKey, reason } = await createOrRead(file);
    if (recipient === undefined)
      return keys.length === 0 ? channelClosedWarning(file, reason) : takeOffline(file, production);
    if (keys.length === 0)
      await addReportKey(transaction, secret, { name: 'recovery', recipient, role: 'recovery', signingKey });
    else if (!keys.some((key) => key.recipient === recipient)) return notRegistered(file, production);
    return takeOffline(file, production);
  });
}

type KeyFileContent =
  | { recipient: string; signingKey: string; reason?: never }
  | { recipient?: never; signingKey?: never; reason: string };

/**
 * The public key of the file, which is created if missing: an earlier start may have ended before
 * the registration.
 */
async function createOrRead(file: string): Promise<KeyFileContent> {
  try {
    if (!existsSync(file)) await writeKeyFile(file, await generateKeyPair());
    const { identity, recipient } = await readKeyFile(file, rejectPassphrase);
    return { recipient, signingKey: signingKeyOf(identity) };
  } catch (error) {
    return { reason: messageOf(error) };
  }
}

function rejectPassphrase(): never {
  throw new UsageError('it is protected by a passphrase');
}

function takeOffline(file: string, production: boolean): string {
  const offline = 'copy it onto paper or a medium in a safe, then delete the file';
  if (production)
    return `Reports are not accepted: the recovery key, which opens every report, is in ${file}. To accept reports, ${offline}; no restart is needed (docs/operations/keys.md).`;
  return `The recovery key, which opens every report, is in ${file}. Take it offline now: ${offline} (docs/operations/keys.md).`;
}

function notRegistered(file: string, production: boolean): string {
  const closes = production ? 'Reports are not accepted while the file exists. ' : '';
  return `${file} has a key to which reports are no longer sealed. ${closes}Keep it offline as long as older reports or backups exist, and delete the file (docs/operations/keys.md).`;
}

function channelClosedWarning(file: string, reason: string): string {
  return `Reports are not accepted: no key is registered, and the recovery key in ${file} could not be created or read (${reason}). Register an officer's key with npm run officer, or set RECOVERY_KEY_FILE.`;
}
