import { sql } from 'kysely';
import { escapeHidden } from '../../command-line/hidden-characters.ts';
import type { Database } from '../../database/open.ts';
import { isValidMac, reportKeyMac } from '../sealing/row-mac.ts';

/** A reader of reports: a public key under its registered name. */
export type ReportKey = { name: string; recipient: string; role: 'officer' | 'recovery'; addedOn: string };

/**
 * Nothing is sealed to a key that is not genuine: an attacker wrote it, or the server's secret is
 * another one.
 */
export type StoredReportKey = ReportKey & { genuine: boolean };

/** The genuine keys, by name; without any, no reports are accepted. */
export async function readReportKeys(db: Database, secret: Buffer): Promise<ReportKey[]> {
  return (await readStoredReportKeys(db, secret)).filter(({ genuine }) => genuine);
}

/** All keys, including those that are not genuine. */
export async function readStoredReportKeys(db: Database, secret: Buffer): Promise<StoredReportKey[]> {
  const rows = await db
    .selectFrom('reportKey')
    .select(['name', 'recipient', 'role', sql<string>`to_char(added_on, 'YYYY-MM-DD')`.as('addedOn'), 'mac'])
    .orderBy('name')
    .execute();
  return rows.map(({ mac, ...key }) => ({ ...key, genuine: isValidMac(reportKeyMac(secret, key), mac) }));
}

export async function addReportKey(db: Database, secret: Buffer, key: Omit<ReportKey, 'addedOn'>): Promise<void> {
  await db
    .insertInto('reportKey')
    .values({ ...key, mac: reportKeyMac(secret, key) })
    .execute();
}

/** Returns false if no key has this name. */
export async function removeReportKey(db: Database, name: string): Promise<boolean> {
  const removed = await db.deleteFrom('reportKey').where('name', '=', name).returning('name').executeTakeFirst();
  return removed !== undefined;
}

/** The same under a table lock until the transaction ends. */
export async function lockReportKeys(db: Database, secret: Buffer): Promise<StoredReportKey[]> {
  await sql`lock table report_key in share row exclusive mode`.execute(db);
  return readStoredReportKeys(db, secret);
}

/** A warning that names the keys that are not genuine; undefined if all are. */
export function alteredKeys(keys: readonly StoredReportKey[]): string | undefined {
  const names = keys.filter(({ genuine }) => !genuine).map(({ name }) => `“${escapeHidden(name)}”`);
  if (names.length === 0) return undefined;
  return `Keys of reports in the database that this program did not write, or with another secret.key: ${names.join(', ')}. Nothing is sealed to them. npm run officer -- NAME --remove takes one out (age1… in place of a name that cannot be typed); find out who can write the database (docs/sealing.md).`;
}
