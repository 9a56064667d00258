/**
 * `npm run officer -- NAME` creates a key and registers its public halves. `--only-key` creates it
 * without a store, `--public FILE` prints its public halves again, `--recipient age1… --signing-key …`
 * registers them, `--remove` removes them. Without a name it lists the keys.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fingerprintOf } from 'contract/sealing/key-text.ts';
import { rejectInsideDataFolder } from '../../command-line/outside-data-folder.ts';
import { promptNewPassphrase, promptPassphrase } from '../../command-line/passphrase.ts';
import { fromHere, runCommand } from '../../command-line/run-command.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { readKeyFile } from '../../cryptography/key-file.ts';
import { commandConfig } from '../../database/command-store.ts';
import { readPendingKeys } from '../report-keys/pending.ts';
import { alteredKeys, type NewReportKey, readStoredReportKeys } from '../report-keys/store.ts';
import {
  checkedOfficerName,
  formatKeys,
  formatPendingKeys,
  keyFileOf,
  makeKey,
  type PublicKeys,
  publicKeysOf,
  registerKey,
  registerSigningKey,
  rejectTakenName,
  unregisterKey,
} from './officer-keys.ts';
import { openStore } from './open-store.ts';

const [text, flag] = [{ type: 'string' }, { type: 'boolean', default: false }] as const;
const options = {
  out: text,
  recipient: text,
  'signing-key': text,
  public: text,
  passphrase: flag,
  'only-key': flag,
  recovery: flag,
  remove: flag,
} as const;

await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [owner, ...extra] = positionals;
  if (extra.length > 0) throw new UsageError('Give one name only, and put a name with spaces into quotation marks');
  if (values.public !== undefined) return printPublicKeys(path.resolve(fromHere(), values.public));
  if (owner === undefined && Object.values(values).some(Boolean))
    throw new UsageError('The name of the key’s owner is required');
  if (owner === undefined) return list();
  // A key that an attacker wrote into the database may have an invalid name.
  const name = values.remove ? owner.normalize('NFC') : checkedOfficerName(owner);
  const role = values.recovery ? 'recovery' : 'officer';
  const modes = [values.remove, values.recipient !== undefined, values['only-key']].filter(Boolean);
  if (modes.length > 1) throw new UsageError('Use only one of --remove, --recipient and --only-key');
  if (values.remove) return remove(name);
  const signingKey = values['signing-key']?.trim();
  if (values.recipient !== undefined)
    return register({ name, role, recipient: values.recipient.trim(), signingKey: signingKey ?? null });
  if (signingKey !== undefined) return registerSignatures(name, signingKey);
  const file = path.resolve(fromHere(), values.out ?? keyFileOf('.', name));
  return createKey({ name, role, file, withPassphrase: values.passphrase, onlyKey: values['only-key'] });
});

async function list(): Promise<void> {
  await using store = await openStore();
  const keys = await readStoredReportKeys(store.db, store.secret);
  console.log(formatKeys(keys));
  const pending = await readPendingKeys(store.db);
  if (pending.length > 0) console.log(formatPendingKeys(pending));
  const altered = alteredKeys(keys);
  if (altered !== undefined) throw new UsageError(altered);
}

async function remove(name: string): Promise<void> {
  await using store = await openStore();
  await unregisterKey(store.db, store.secret, name);
  console.log(`Removed “${name}”: new reports are not sealed to this key. It still opens what was sealed to it.`);
}

async function register(key: NewReportKey): Promise<void> {
  await using store = await openStore();
  await registerKey(store.db, store.secret, key);
  console.log(registrationMessage(key.name, key.recipient));
}

async function registerSignatures(name: string, signingKey: string): Promise<void> {
  await using store = await openStore();
  await registerSigningKey(store.db, store.secret, { name, signingKey });
  console.log(`Answers of “${name}” are verified with the signing key of the fingerprint ${fingerprintOf(signingKey)}`);
}

async function printPublicKeys(file: string): Promise<void> {
  console.log(publicKeysMessage(publicKeysOf(await readKeyFile(file, promptPassphrase))));
}

function publicKeysMessage({ recipient, signingKey }: PublicKeys): string {
  return `--recipient ${recipient} --signing-key=${signingKey}\nFingerprints: ${fingerprintOf(recipient)}, signs ${fingerprintOf(signingKey)}`;
}

type NewKey = { name: string; role: 'officer' | 'recovery'; file: string; withPassphrase: boolean; onlyKey: boolean };

async function createKey({ name, role, file, withPassphrase, onlyKey }: NewKey): Promise<void> {
  rejectInsideDataFolder(commandConfig().dataDir, file);
  if (onlyKey) {
    const keys = await makeKey(file, withPassphrase ? await promptNewPassphrase() : undefined);
    console.log(
      `Wrote the private key to ${file}. Register the public halves on the server with these options, and compare the fingerprints by voice:\n${publicKeysMessage(keys)}`,
    );
    return;
  }
  await using store = await openStore();
  rejectTakenName(await readStoredReportKeys(store.db, store.secret), name);
  const keys = await makeKey(file, withPassphrase ? await promptNewPassphrase() : undefined);
  await registerKey(store.db, store.secret, { name, role, ...keys });
  console.log(`Wrote the private key to ${file}. Move it to the officer’s own machine.`);
  console.log(registrationMessage(name, keys.recipient));
}

function registrationMessage(name: string, recipient: string): string {
  return `Registered “${name}”, fingerprint ${fingerprintOf(recipient)}: new reports are sealed to this key. Older reports open with it after they are sealed again (docs/sealing.md).`;
}
