import { createInterface } from 'node:readline/promises';
import { UsageError } from '../../command-line/usage-error.ts';
import type { ReportKey } from '../report-keys/store.ts';
import { listed } from './officer-keys.ts';

/**
 * Shows the keys to which reports will be sealed and asks for confirmation: an attacker with
 * database access may have added one. Throws a `UsageError` without confirmation.
 */
export async function confirmKeys(keys: readonly ReportKey[], agreed: boolean): Promise<void> {
  if (keys.length === 0) throw new UsageError('No key is registered that reports could be sealed to (npm run officer)');
  console.error(`Everything that your key opens will be sealed to these:\n${listed(keys)}`);
  if (agreed) return;
  if (!process.stdin.isTTY)
    throw new UsageError('Compare the fingerprints with their owners, then call it again with --yes');
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await reader.question('Are all of them right, by their owners’ word? Type yes: ');
  reader.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new UsageError('Nothing was changed');
}
