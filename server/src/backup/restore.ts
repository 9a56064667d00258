/** `npm run restore -- FILE --key KEY` restores an archive into the empty store that the environment names. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { promptPassphrase } from '../command-line/passphrase.ts';
import { fromHere, runCommand } from '../command-line/run-command.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { readKeyFile } from '../cryptography/key-file.ts';
import { commandConfig } from '../database/command-store.ts';
import { restoreBackup } from './restore-backup.ts';
import { targetOf } from './restore-target.ts';
import { summaryOf } from './summary.ts';

const options = { key: { type: 'string' }, 'without-keys': { type: 'boolean', default: false } } as const;

await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0 || values.key === undefined)
    throw new UsageError('One archive and --key FILE are required: the private key that opens the archive');
  const { identity } = await readKeyFile(path.resolve(fromHere(), values.key), promptPassphrase);
  const archive = { file: path.resolve(fromHere(), file), identity };
  const config = commandConfig();
  console.log(`Restores into ${targetOf(config)}`);
  const manifest = await restoreBackup(config, archive, { withoutKeys: values['without-keys'] });
  console.log(`Restored and compared with the archive, row by row and file by file. ${summaryOf(manifest)}`);
});
