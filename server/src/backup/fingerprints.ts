import { existsSync } from 'node:fs';
import { UsageError } from '../command-line/usage-error.ts';
import type { Config } from '../config/config.ts';
import { readSecret, secretFile } from '../config/secrets.ts';
import { readSubmissionKeys } from '../config/submission-keys.ts';
import { fingerprintOf, type LostKeys } from '../database/installation-keys.ts';
import type { Manifest } from './manifest.ts';

type Fingerprints = Manifest['fingerprints'];
type KeyConfig = Pick<Config, 'dataDir' | 'submissionKeysFile' | 'environmentKeys'>;

/** The fingerprints of the configured keys. */
export function fingerprintsOf(config: KeyConfig): Fingerprints {
  const { secret, submissionKeys } = presentKeys(config);
  if (secret === undefined) throw missing(secretFile(config.dataDir));
  if (submissionKeys === undefined) throw missing(config.submissionKeysFile);
  return { secret, submissionKeys };
}

/** Checks for existence first: reading a missing key would create a new one. */
function presentKeys({ dataDir, submissionKeysFile, environmentKeys }: KeyConfig) {
  const hasSecret = environmentKeys.secret !== undefined || existsSync(secretFile(dataDir));
  const hasKeys = environmentKeys.submissionKeys !== undefined || existsSync(submissionKeysFile);
  const keys = hasKeys ? readSubmissionKeys(submissionKeysFile, environmentKeys.submissionKeys) : undefined;
  return {
    secret: hasSecret ? fingerprintOf(readSecret(dataDir, environmentKeys.secret)) : undefined,
    submissionKeys: keys && Object.fromEntries(keys.map(({ id, key }) => [id, fingerprintOf(key)])),
  };
}

function missing(file: string): UsageError {
  return new UsageError(`${file} is missing: restore the key file of this store first`);
}

/** The archive's keys that are not configured. More keys may be configured than the archive has. */
export function lostKeys(config: KeyConfig, archived: Fingerprints): LostKeys {
  const { secret, submissionKeys = {} } = presentKeys(config);
  const lost = Object.entries(archived.submissionKeys).filter(
    ([id, fingerprint]) => submissionKeys[id] !== fingerprint,
  );
  return { secret: secret !== archived.secret, submissionKeys: lost.map(([id]) => id) };
}

/** Throws a `UsageError` unless all keys of the archive are configured. There may be more. */
export function rejectOtherKeys(config: KeyConfig, archived: Fingerprints): void {
  fingerprintsOf(config);
  const lost = lostKeys(config, archived);
  if (lost.secret)
    throw new UsageError('The secret (secret.key, SECRET_KEY) differs from that of this backup: no receipt would work');
  if (lost.submissionKeys.length > 0)
    throw new UsageError(
      `Submission keys of this backup are missing: ${lost.submissionKeys.join(', ')}. What they encrypted could not be read`,
    );
}
