import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** The address blocks that an account is remembered from, the latest ones. */
const maxBlocks = 20;

/** Whether the account, or any account, has signed in from an address block before. */
export async function knownBlock(
  db: Database,
  accountId: number | undefined,
  block: string,
): Promise<{ toAccount: boolean; toAny: boolean }> {
  const { rows } = await sql<{ toAccount: boolean; toAny: boolean }>`
    select coalesce(bool_or(account_id = ${accountId ?? 0}), false) as to_account, count(*) > 0 as to_any
    from known_address_block where block = ${block}`.execute(db);
  return rows[0] ?? { toAccount: false, toAny: false };
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
