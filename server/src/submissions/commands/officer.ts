/**
 * `npm run officer -- NAME` creates a key and registers its public half. `--only-key` creates it
 * without a store, `--recipient age1…` registers it, `--remove` removes it. Without a name it lists
 * the keys.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rejectInsideDataFolder } from '../../command-line/outside-data-folder.ts';
import { promptNewPassphrase } from '../../command-line/passphrase.ts';
import { fromHere, runCommand } from '../../command-line/run-command.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { fingerprintOf } from '../../cryptography/recipient.ts';
import { commandConfig } from '../../database/command-store.ts';
import { alteredKeys, readStoredReportKeys } from '../report-keys/store.ts';
import {
  checkedOfficerName,
  formatKeys,
  keyFileOf,
  makeKey,
  registerKey,
  rejectTakenName,
  unregisterKey,
} from './officer-keys.ts';
import { openStore } from './open-store.ts';

const [text, flag] = [{ type: 'string' }, { type: 'boolean', default: false }] as const;
const options = {
  out: text,
  recipient: text,
  passphrase: flag,
  'only-key': flag,
  recovery: flag,
  remove: flag,
} as const;

await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [owner, ...extra] = positionals;
  if (extra.length > 0) throw new UsageError('Give one name only, and put a name with spaces into quotation marks');
  if (owner === undefined && Object.values(values).some(Boolean))
    throw new UsageError('The name of the key’s owner is required');
  if (owner === undefined) return list();
  // A key that an attacker wrote into the database may have an invalid name.
  const name = values.remove ? owner.normalize('NFC') : checkedOfficerName(owner);
  const role = values.recovery ? 'recovery' : 'officer';
  const modes = [values.remove, values.recipient !== undefined, values['only-key']].filter(Boolean);
  if (modes.length > 1) throw new UsageError('Use only one of --remove, --recipient and --only-key');
  if (values.remove) return remove(name);
  if (values.recipient !== undefined) return register(name, role, values.recipient.trim());
  const file = path.resolve(fromHere(), values.out ?? keyFileOf('.', name));
  return createKey({ name, role, file, withPassphrase: values.passphrase, onlyKey: values['only-key'] });
});

async function list(): Promise<void> {
  await using store = await openStore();
  const keys = await readStoredReportKeys(store.db, store.secret);
  console.log(formatKeys(keys));
  const altered = alteredKeys(keys);
  if (altered !== undefined) throw new UsageError(altered);
}

async function remove(name: string): Promise<void> {
  await using store = await openStore();
  await unregisterKey(store.db, store.secret, name);
  console.log(`Removed “${name}”: new reports are not sealed to this key. It still opens what was sealed to it.`);
}

async function register(name: string, role: 'officer' | 'recovery', recipient: string): Promise<void> {
  await using store = await openStore();
  await registerKey(store.db, store.secret, { name, recipient, role });
  console.log(registrationMessage(name, recipient));
}

type NewKey = { name: string; role: 'officer' | 'recovery'; file: string; withPassphrase: boolean; onlyKey: boolean };

async function createKey({ name, role, file, withPassphrase, onlyKey }: NewKey): Promise<void> {
  rejectInsideDataFolder(commandConfig().dataDir, file);
  if (onlyKey) {
    const recipient = await makeKey(file, withPassphrase ? await promptNewPassphrase() : undefined);
    console.log(
      `Wrote the private key to ${file}. Register the public key on the server, and compare its fingerprint by voice:\n${recipient}\n${fingerprintOf(recipient)}`,
    );
    return;
  }
  await using store = await openStore();
  rejectTakenName(await readStoredReportKeys(store.db, store.secret), name);
  const recipient = await makeKey(file, withPassphrase ? await promptNewPassphrase() : undefined);
  await registerKey(store.db, store.secret, { name, recipient, role });
  console.log(`Wrote the private key to ${file}. Move it to the officer’s own machine.`);
  console.log(registrationMessage(name, recipient));
}

function registrationMessage(name: string, recipient: string): string {
  return `Registered “${name}”, fingerprint ${fingerprintOf(recipient)}: new reports are sealed to this key. Older reports open with it after they are sealed again (docs/sealing.md).`;
}
