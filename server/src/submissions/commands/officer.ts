/**
 * `npm run officer -- NAME`: makes a key and registers its public half. `--only-key` makes it on a machine without a store,
 * `--recipient age1…` registers it on the server, `--remove` takes it out; without a name the keys are listed.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commandConfig, openForCommand } from '../../database/for-command.ts';
import { Mistake } from '../mistake.ts';
import { refuseInside } from '../outside-data.ts';
import { fingerprintOf } from '../recipient.ts';
import { readReportKeys } from '../report-keys.ts';
import { checkedOfficerName, keyFileOf, listed, makeKey, refuseTaken, registerKey, takeOut } from './officer-keys.ts';
import { askNewPassphrase } from './passphrase.ts';
import { fromHere, runCommand } from './run-command.ts';

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
  const [written, ...others] = positionals;
  if (others.length > 0) throw new Mistake('One name at a time; one with blanks stands in quotation marks');
  if (written === undefined && Object.values(values).some(Boolean))
    throw new Mistake('Needed: the name of the key’s owner');
  if (written === undefined) return list();
  const name = checkedOfficerName(written);
  const role = values.recovery ? 'recovery' : 'officer';
  const ways = [values.remove, values.recipient !== undefined, values['only-key']].filter(Boolean);
  if (ways.length > 1) throw new Mistake('Only one of --remove, --recipient and --only-key at a time');
  if (values.remove) return remove(name);
  if (values.recipient !== undefined) return register(name, role, values.recipient.trim());
  const file = path.resolve(fromHere(), values.out ?? keyFileOf('.', name));
  return make({ name, role, file, withPassphrase: values.passphrase, onlyKey: values['only-key'] });
});

async function list(): Promise<void> {
  await using store = await openForCommand();
  console.log(listed(await readReportKeys(store.db)));
}

async function remove(name: string): Promise<void> {
  await using store = await openForCommand();
  await takeOut(store.db, name);
  console.log(
    `“${name}” is taken out: reports from now on are not sealed to that key. What it could open, it still can.`,
  );
}

async function register(name: string, role: 'officer' | 'recovery', recipient: string): Promise<void> {
  await using store = await openForCommand();
  await registerKey(store.db, { name, recipient, role });
  console.log(registered(name, recipient));
}

type NewKey = { name: string; role: 'officer' | 'recovery'; file: string; withPassphrase: boolean; onlyKey: boolean };

async function make({ name, role, file, withPassphrase, onlyKey }: NewKey): Promise<void> {
  refuseInside(commandConfig().dataDir, file);
  if (onlyKey) {
    const recipient = await makeKey(file, withPassphrase ? await askNewPassphrase() : undefined);
    console.log(
      `The private key lies in ${file}. Its public half is for the server, its fingerprint for comparing by voice:\n${recipient}\n${fingerprintOf(recipient)}`,
    );
    return;
  }
  await using store = await openForCommand();
  refuseTaken(await readReportKeys(store.db), name);
  const recipient = await makeKey(file, withPassphrase ? await askNewPassphrase() : undefined);
  await registerKey(store.db, { name, recipient, role });
  console.log(`The private key lies in ${file}: it belongs onto the officer’s own machine, and not here.`);
  console.log(registered(name, recipient));
}

function registered(name: string, recipient: string): string {
  return `Reports are sealed to “${name}” from now on, fingerprint ${fingerprintOf(recipient)}. Older ones open once they are sealed again (docs/sealing.md).`;
}
