import { createInterface } from 'node:readline/promises';
import { Mistake } from '../mistake.ts';
import type { ReportKey } from '../report-keys.ts';
import { listed } from './officer-keys.ts';

/**
 * Shows to whom reports are about to be sealed, and has it confirmed: whoever can write to the store could have put a key
 * of their own among them. Throws a `Mistake` when it is not.
 */
export async function agreeOnKeys(keys: readonly ReportKey[], agreed: boolean): Promise<void> {
  if (keys.length === 0) throw new Mistake('No key is registered that reports could be sealed to (npm run officer)');
  console.error(`Everything that your key opens will be sealed to these:\n${listed(keys)}`);
  if (agreed) return;
  if (!process.stdin.isTTY)
    throw new Mistake('Compare the fingerprints with their owners, then call it again with --yes');
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await reader.question('Are all of them right, by their owners’ word? Type yes: ');
  reader.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new Mistake('Nothing was changed');
}
