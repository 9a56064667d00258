import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** Who can open reports: the public half of a key, by the name it was registered under. */
export type ReportKey = { name: string; recipient: string; role: 'officer' | 'recovery'; addedOn: string };

/** In the order of their names; without any, no report is taken in. */
export async function readReportKeys(db: Database): Promise<ReportKey[]> {
  return db
    .selectFrom('reportKey')
    .select(['name', 'recipient', 'role', sql<string>`to_char(added_on, 'YYYY-MM-DD')`.as('addedOn')])
    .orderBy('name')
    .execute();
}

export async function addReportKey(db: Database, key: Omit<ReportKey, 'addedOn'>): Promise<void> {
  await db.insertInto('reportKey').values(key).execute();
}

/** False when there was none of this name. */
export async function removeReportKey(db: Database, name: string): Promise<boolean> {
  const removed = await db.deleteFrom('reportKey').where('name', '=', name).returning('name').executeTakeFirst();
  return removed !== undefined;
}

/** The same list, held until the transaction ends: nobody adds or removes a key meanwhile. */
export async function lockReportKeys(db: Database): Promise<ReportKey[]> {
  await sql`lock table report_key in share row exclusive mode`.execute(db);
  return readReportKeys(db);
}
