import { existsSync } from 'node:fs';
import type { Database } from '../../database/open.ts';
import { HttpError } from '../../http/http-error.ts';
import { readReportKeys } from './store.ts';

export type ReportChannelContext = {
  db: Database;
  secret: Buffer;
  /** While this file exists, no reports are accepted: in production it is the recovery key's. */
  blockingRecoveryKeyFile: string | undefined;
};

/**
 * Whether reports are accepted. A key must be registered; in production the recovery key, which
 * opens every report, must have left the server.
 */
export async function isReportChannelOpen({
  db,
  secret,
  blockingRecoveryKeyFile,
}: ReportChannelContext): Promise<boolean> {
  if (blockingRecoveryKeyFile !== undefined && existsSync(blockingRecoveryKeyFile)) return false;
  return (await readReportKeys(db, secret)).length > 0;
}

/** The public keys of the readers of reports. Throws a `channelClosed` if there are none. */
export async function readersOfReports(db: Database, secret: Buffer): Promise<string[]> {
  const keys = await readReportKeys(db, secret);
  if (keys.length === 0) throw new HttpError('channelClosed');
  return keys.map(({ recipient }) => recipient);
}
