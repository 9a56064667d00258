/** The keys that the later parts of a report are sealed to. */
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { HttpError } from '../../http/http-error.ts';
import { readReportKeys, type ReportKey } from './store.ts';

/**
 * The registered keys that a report is sealed to, and those of officers who are excluded from it. A key belongs to the
 * account of its name, also if the account was renamed since it is excluded.
 */
export async function readKeysOfReport(
  db: Database,
  secret: Buffer,
  reportId: string,
): Promise<{ keys: ReportKey[]; excluded: ReportKey[] }> {
  const registered = await readReportKeys(db, secret);
  const keys = withoutExcluded(registered, await readExcludedNames(db, reportId));
  return { keys, excluded: registered.filter((key) => !keys.includes(key)) };
}

export function withoutExcluded<Key extends Pick<ReportKey, 'name' | 'role'>>(
  keys: readonly Key[],
  excludedNames: readonly string[],
): Key[] {
  return keys.filter(({ name, role }) => role !== 'officer' || !excludedNames.includes(name.normalize('NFC')));
}

export async function readExcludedNames(db: Database, reportId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select normalize(e.name, nfc) as name from report_exclusion as e where report_id = ${reportId}
    union select normalize(account.name, nfc) from report_exclusion as e join account on account.id = e.account_id
    where e.report_id = ${reportId}`.execute(db);
  return rows.map(({ name }) => name);
}

/** The recipients of what is added to a report. Throws `channelClosed` if there are none. */
export async function recipientsOfReport(db: Database, secret: Buffer, reportId: string): Promise<string[]> {
  const { keys } = await readKeysOfReport(db, secret, reportId);
  if (keys.length === 0) throw new HttpError('channelClosed');
  return keys.map(({ recipient }) => recipient);
}
