import { existsSync } from 'node:fs';
import { UsageError } from '../../command-line/usage-error.ts';
import { secretFile } from '../../config/secrets.ts';
import { type CommandStore, openCommandStore } from '../../database/command-store.ts';
import { openSecret } from '../../database/installation-keys.ts';
import { addRowMacs } from '../sealing/add-row-macs.ts';

/** Opens the store for a command, with the secret that verifies its rows. */
export async function openStore(): Promise<CommandStore & { secret: Buffer }> {
  const store = await openCommandStore({ mustExist: true });
  const { dataDir, databaseUrl, environmentKeys } = store.config;
  try {
    // A new secret would match none of the server's rows.
    if (environmentKeys.secret === undefined && databaseUrl !== undefined && !existsSync(secretFile(dataDir)))
      throw new UsageError(
        `${dataDir} has no secret.key: run this command on the server’s machine, with the server’s DATA_DIR`,
      );
    const secret = await openSecret(store.db, dataDir, environmentKeys.secret);
    if (environmentKeys.secret === undefined) await addRowMacs(store.db, secret, dataDir);
    return { ...store, secret };
  } catch (error) {
    await store[Symbol.asyncDispose]();
    throw error;
  }
}
