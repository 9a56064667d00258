import { promptLine } from '../../command-line/standard-input.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import type { ReportKey } from '../report-keys/store.ts';
import { formatKeys } from './officer-keys.ts';

/**
 * Shows the keys to which reports will be sealed and asks for confirmation: an attacker with
 * database access may have added one. Throws a `UsageError` without confirmation.
 */
export async function confirmKeys(keys: readonly ReportKey[], confirmed: boolean): Promise<void> {
  if (keys.length === 0)
    throw new UsageError('Reports cannot be sealed, because no key is registered (npm run officer)');
  console.error(`All that your key opens will be sealed to these keys:\n${formatKeys(keys)}`);
  if (confirmed) return;
  if (!process.stdin.isTTY)
    throw new UsageError('Compare the fingerprints with the owners of the keys, then run the command again with --yes');
  const answer = await promptLine('Have the owners confirmed all fingerprints? Type yes: ');
  if (answer?.trim().toLowerCase() !== 'yes') throw new UsageError('Nothing was changed');
}
