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
  keyFileOf,
  listed,
  makeKey,
  registerKey,
  rejectTakenName,
  takeOut,
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
  const [written, ...extra] = positionals;
  if (extra.length > 0) throw new UsageError('One name at a time; one with blanks stands in quotation marks');
  if (written === undefined && Object.values(values).some(Boolean))
    throw new UsageError('Needed: the name of the key’s owner');
  if (written === undefined) return list();
  // A key that an attacker wrote into the database may have an invalid name.
  const name = values.remove ? written.normalize('NFC') : checkedOfficerName(written);
  const role = values.recovery ? 'recovery' : 'officer';
  const modes = [values.remove, values.recipient !== undefined, values['only-key']].filter(Boolean);
  if (modes.length > 1) throw new UsageError('Only one of --remove, --recipient and --only-key at a time');
  if (values.remove) return remove(name);
  if (values.recipient !== undefined) return register(name, role, values.recipient.trim());
  const file = path.resolve(fromHere(), values.out ?? keyFileOf('.', name));
  return make({ name, role, file, withPassphrase: values.passphrase, onlyKey: values['only-key'] });
});

async function list(): Promise<void> {
  await using store = await openStore();
  const keys = await readStoredReportKeys(store.db, store.secret);
  console.log(listed(keys));
  const altered = alteredKeys(keys);
  if (altered !== undefined) throw new UsageError(altered);
}

async function remove(name: string): Promise<void> {
  await using store = await openStore();
  await takeOut(store.db, store.secret, name);
  console.log(
    `“${name}” is taken out: reports from now on are not sealed to that key. What it could open, it still can.`,
  );
}

async function register(name: string, role: 'officer' | 'recovery', recipient: string): Promise<void> {
  await using store = await openStore();
  await registerKey(store.db, store.secret, { name, recipient, role });
  console.log(registered(name, recipient));
}

type NewKey = { name: string; role: 'officer' | 'recovery'; file: string; withPassphrase: boolean; onlyKey: boolean };

async function make({ name, role, file, withPassphrase, onlyKey }: NewKey): Promise<void> {
  rejectInsideDataFolder(commandConfig().dataDir, file);
  if (onlyKey) {
    const recipient = await makeKey(file, withPassphrase ? await promptNewPassphrase() : undefined);
    console.log(
      `The private key lies in ${file}. Its public half is for the server, its fingerprint for comparing by voice:\n${recipient}\n${fingerprintOf(recipient)}`,
    );
    return;
  }
  await using store = await openStore();
  rejectTakenName(await readStoredReportKeys(store.db, store.secret), name);
  const recipient = await makeKey(file, withPassphrase ? await promptNewPassphrase() : undefined);
  await registerKey(store.db, store.secret, { name, recipient, role });
  console.log(`The private key lies in ${file}: it belongs onto the officer’s own machine, and not here.`);
  console.log(registered(name, recipient));
}

function registered(name: string, recipient: string): string {
  return `Reports are sealed to “${name}” from now on, fingerprint ${fingerprintOf(recipient)}. Older ones open once they are sealed again (docs/sealing.md).`;
}
