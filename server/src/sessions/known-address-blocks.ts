import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** The address blocks that an account is remembered from, the latest ones. */
const maxBlocks = 20;

/** Whether the account, or any account, has signed in from an address block before. */
export async function knownBlock(
  db: Database,
  accountId: number | undefined,
  block: string,
): Promise<{ isKnownToAccount: boolean; isKnownToAnyAccount: boolean }> {
  const { rows } = await sql<{ isKnownToAccount: boolean; isKnownToAnyAccount: boolean }>`
    select coalesce(bool_or(account_id = ${accountId ?? 0}), false) as is_known_to_account, count(*) > 0 as is_known_to_any_account
    from known_address_block where block = ${block}`.execute(db);
  return rows[0] ?? { isKnownToAccount: false, isKnownToAnyAccount: false };
}

export async function rememberBlock(db: Database, accountId: number, block: string): Promise<void> {
  await db
    .insertInto('knownAddressBlock')
    .values({ accountId, block })
    .onConflict((conflict) => conflict.columns(['accountId', 'block']).doUpdateSet({ seenAt: sql<Date>`now()` }))
    .execute();
  await sql`
    delete from known_address_block where account_id = ${accountId} and block in
      (select block from known_address_block where account_id = ${accountId}
       order by seen_at desc offset ${maxBlocks})`.execute(db);
}
