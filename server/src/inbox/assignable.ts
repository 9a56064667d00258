import { type InboxKind, inboxRights } from 'contract/console/inbox.ts';
import { wildcard } from 'contract/console/permissions.ts';
import { sql } from 'kysely';
import { byName } from '../database/by-name.ts';
import type { Database } from '../database/open.ts';

/** The accounts that may answer a kind and can sign in, by name. */
export async function findAssignable(db: Database, kind: InboxKind): Promise<{ accountId: number; name: string }[]> {
  const { rows } = await sql<{ accountId: number; name: string }>`
    select id as account_id, name from account
    where not is_disabled and password is not null and exists (
      select from account_role join role on role.key = account_role.role
      where account_id = account.id and role.permissions && ${[wildcard, inboxRights[kind].answer]}::text[])
    order by ${byName}, id`.execute(db);
  return rows;
}
