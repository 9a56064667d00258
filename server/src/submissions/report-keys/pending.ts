/**
 * Keys that officers have registered in the console and that nobody has confirmed. Their rows have no MAC: with that of a
 * registered key, a row could be moved among those in force. The signature that confirms one covers what counts.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { byName } from '../../database/by-name.ts';
import type { Database } from '../../database/open.ts';

/** In the order of their names. */
export async function readPendingKeys(db: Database) {
  return db
    .selectFrom('pendingReportKey')
    .select(['accountId', 'id', 'name', 'recipient', 'signingKey'])
    .select(sql<string>`to_char(added_on, 'YYYY-MM-DD')`.as('addedOn'))
    .orderBy(byName)
    .orderBy('id')
    .execute();
}

export type PendingKey = Awaited<ReturnType<typeof readPendingKeys>>[number];

type NewPendingKey = Pick<PendingKey, 'accountId' | 'name' | 'recipient' | 'signingKey'>;

/** Replaces the one that the account has. It gets another id, so that nobody confirms what was not compared. */
export async function savePendingKey(db: Database, key: NewPendingKey): Promise<void> {
  await db.deleteFrom('pendingReportKey').where('accountId', '=', key.accountId).execute();
  await db
    .insertInto('pendingReportKey')
    .values({ ...key, id: randomUUID() })
    .execute();
}

export async function removePendingKey(db: Database, recipient: string): Promise<void> {
  await db.deleteFrom('pendingReportKey').where('recipient', '=', recipient).execute();
}
