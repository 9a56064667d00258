import { sql } from 'kysely';
import { byName } from '../../database/by-name.ts';
import { escapeHidden } from '../../command-line/hidden-characters.ts';
import type { Database } from '../../database/open.ts';
import { isValidMac, reportKeyMac } from '../sealing/row-mac.ts';

/** A reader of reports: a public key under its registered name. */
export type ReportKey = {
  name: string;
  recipient: string;
  role: 'officer' | 'recovery';
  /** Verifies the owner's signatures of answers; null if it is not registered. */
  signingKey: string | null;
  addedOn: string;
};

export type NewReportKey = Pick<ReportKey, 'name' | 'recipient' | 'role'> & { signingKey?: string | null };

/**
 * `isAuthentic` is false if the MAC is invalid: an attacker altered the row, or the server has another
 * secret. Nothing is sealed to such a key.
 */
export type StoredReportKey = ReportKey & { isAuthentic: boolean };

/** The authentic keys, by name; without any, no reports are accepted. */
export async function readReportKeys(db: Database, secret: Buffer): Promise<ReportKey[]> {
  return (await readStoredReportKeys(db, secret)).filter(({ isAuthentic }) => isAuthentic);
}

/** All keys, including altered ones. */
export async function readStoredReportKeys(db: Database, secret: Buffer): Promise<StoredReportKey[]> {
  const rows = await db
    .selectFrom('reportKey')
    .select(['name', 'recipient', 'role', 'signingKey', 'mac'])
    .select(sql<string>`to_char(added_on, 'YYYY-MM-DD')`.as('addedOn'))
    .orderBy(byName)
    .execute();
  return rows.map(({ mac, ...key }) => ({ ...key, isAuthentic: isValidMac(reportKeyMac(secret, key), mac) }));
}

export async function addReportKey(db: Database, secret: Buffer, key: NewReportKey): Promise<void> {
  await db
    .insertInto('reportKey')
    .values({ ...key, mac: reportKeyMac(secret, key) })
    .execute();
}

/** Registers the public half of the signatures of a key that has none yet. */
export async function addSigningKey(db: Database, secret: Buffer, key: ReportKey, signingKey: string): Promise<void> {
  await db
    .updateTable('reportKey')
    .set({ signingKey, mac: reportKeyMac(secret, { ...key, signingKey }) })
    .where('name', '=', key.name)
    .execute();
}

/** Returns false if no key has this name. */
export async function removeReportKey(db: Database, name: string): Promise<boolean> {
  const removed = await db.deleteFrom('reportKey').where('name', '=', name).returning('name').executeTakeFirst();
  return removed !== undefined;
}

/** Reads all keys and locks their table until the transaction ends. */
export async function lockReportKeys(db: Database, secret: Buffer): Promise<StoredReportKey[]> {
  await sql`lock table report_key in share row exclusive mode`.execute(db);
  return readStoredReportKeys(db, secret);
}

/** A warning that names the altered keys; undefined if there are none. */
export function alteredKeys(keys: readonly StoredReportKey[]): string | undefined {
  const names = keys.filter(({ isAuthentic }) => !isAuthentic).map(({ name }) => `“${escapeHidden(name)}”`);
  if (names.length === 0) return undefined;
  return `The database has altered keys of reports, which the server did not write, or wrote with another secret.key: ${names.join(', ')}. Nothing is sealed to them. Remove each with npm run officer -- NAME --remove (age1… instead of a name that cannot be typed), and find out who can write to the database (docs/sealing.md).`;
}
