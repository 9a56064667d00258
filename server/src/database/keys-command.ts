/**
 * `npm run keys [-- --forget NAME]` lists the keys that the store was used with, or lets it be used
 * without a lost one.
 */
import { parseArgs } from 'node:util';
import { runCommand } from '../command-line/run-command.ts';
import { openCommandStore } from './command-store.ts';
import { markKeyAsLost, readFingerprints } from './installation-keys.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { forget: { type: 'string' } } });
  await using store = await openCommandStore({ mustExist: true });
  if (values.forget === undefined) {
    for (const [name, fingerprint] of await readFingerprints(store.db))
      console.log(`${name}\t${fingerprint ?? 'lost'}`);
  } else if (await markKeyAsLost(store.db, values.forget)) {
    console.log(`The store can be used without the key “${values.forget}”.`);
  } else {
    console.error(`The store has no key “${values.forget}”: npm run keys lists its keys.`);
    process.exitCode = 1;
  }
});
