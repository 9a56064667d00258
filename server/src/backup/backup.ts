/**
 * `npm run backup -- --recipient age1… [--out FILE]` writes one encrypted archive of the store and
 * its files, with or without a running server. `--make-key FILE` creates a key, `--verify FILE
 * --key KEY` reads a whole archive.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fingerprintOf } from 'contract/sealing/key-text.ts';
import { rejectInsideDataFolder } from '../command-line/outside-data-folder.ts';
import { promptNewPassphrase, promptPassphrase } from '../command-line/passphrase.ts';
import { fromHere, runCommand } from '../command-line/run-command.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { generateKeyPair, readKeyFile, writeKeyFile } from '../cryptography/key-file.ts';
import { recipientProblem } from '../cryptography/recipient.ts';
import { beijingDay } from '../database/beijing-time.ts';
import { commandConfig, openCommandStore } from '../database/command-store.ts';
import { verifyArchive } from './archive.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { makeBackup } from './make-backup.ts';
import { openStores } from './stores.ts';
import { summaryOf } from './summary.ts';

const [text, flag] = [{ type: 'string' }, { type: 'boolean', default: false }] as const;
const options = {
  recipient: { type: 'string', multiple: true, default: [] as string[] },
  out: text,
  'allow-missing': flag,
  verify: text,
  key: text,
  'make-key': text,
  passphrase: flag,
} as const;

await runCommand(async () => {
  const { values } = parseArgs({ options });
  const newKey = values['make-key'];
  if (newKey !== undefined) return makeKey(path.resolve(fromHere(), newKey), values.passphrase);
  if (values.verify !== undefined) {
    if (values.key === undefined)
      throw new UsageError('--verify requires --key FILE: the private key that opens the archive');
    return verify(path.resolve(fromHere(), values.verify), path.resolve(fromHere(), values.key));
  }
  const day = beijingDay(new Date());
  const file = path.resolve(fromHere(), values.out ?? `carbon-group-site-${day}.tar.age`);
  return backUp(file, values.recipient, values['allow-missing']);
});

async function makeKey(file: string, withPassphrase: boolean): Promise<void> {
  rejectInsideDataFolder(commandConfig().dataDir, file);
  const pair = await generateKeyPair();
  await writeKeyFile(file, pair, withPassphrase ? await promptNewPassphrase() : undefined);
  console.log(`Wrote the private key to ${file}: keep it in a safe, away from this machine and from the backups.`);
  console.log(`Make backups with --recipient ${pair.recipient}`);
}

async function verify(file: string, key: string): Promise<void> {
  const { identity } = await readKeyFile(key, promptPassphrase);
  console.log(`${file} is complete and undamaged. ${summaryOf(await verifyArchive(file, identity))}`);
}

async function backUp(file: string, recipients: readonly string[], allowMissing: boolean): Promise<void> {
  if (recipients.length === 0) throw new UsageError('--recipient age1… is required: the public key to encrypt to');
  for (const recipient of recipients) {
    const problem = await recipientProblem(recipient);
    if (problem !== undefined) throw new UsageError(`--recipient: ${problem}`);
  }
  rejectInsideDataFolder(commandConfig().dataDir, file);
  await using store = await openCommandStore({ mustExist: true });
  const { config, db, connection } = store;
  const source = { db, connection, fingerprints: fingerprintsOf(config), stores: await openStores(config) };
  const manifest = await makeBackup(source, { file, recipients, allowMissing });
  console.log(`Wrote ${file}, encrypted to ${recipients.map(fingerprintOf).join(' and ')}. ${summaryOf(manifest)}`);
}
