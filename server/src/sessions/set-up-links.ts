import { createHash, randomBytes } from 'node:crypto';
import { setUpPath } from 'contract/console/sign-in.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** The first administrator's link is printed; others travel to people who may be away. */
export const setUpLinkMinutes = { console: 60, account: 24 * 60 };

export type SetUpLink = { path: string; until: Date };

export type FoundLink = { accountId: number; until: Date; resetsSecondFactor: boolean };

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** A new link for an account; an older one stops working. */
export async function createSetUpLink(
  db: Database,
  accountId: number,
  { minutes, resetsSecondFactor }: { minutes: number; resetsSecondFactor: boolean },
): Promise<SetUpLink> {
  const token = randomBytes(32).toString('base64url');
  const link = {
    tokenHash: hashOf(token),
    until: sql<Date>`now() + ${minutes} * interval '1 minute'`,
    resetsSecondFactor,
  };
  const { until } = await db
    .insertInto('setUpLink')
    .values({ accountId, ...link })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(link))
    .returning('until')
    .executeTakeFirstOrThrow();
  return { path: setUpPath(token), until };
}

export async function findSetUpLink(db: Database, token: string): Promise<FoundLink | undefined> {
  return db
    .selectFrom('setUpLink')
    .innerJoin('account', 'account.id', 'setUpLink.accountId')
    .select(['setUpLink.accountId', 'setUpLink.until', 'setUpLink.resetsSecondFactor'])
    .where('tokenHash', '=', hashOf(token))
    .where('until', '>', sql<Date>`now()`)
    .where('isDisabled', '=', false)
    .executeTakeFirst();
}

/** Uses a link up; false if another request was first. */
export async function deleteSetUpLink(db: Database, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('setUpLink')
    .where('tokenHash', '=', hashOf(token))
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
