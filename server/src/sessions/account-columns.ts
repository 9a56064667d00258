/** Columns of accounts that several queries compute. `account` is the name or alias of the table there. */
import type { GrantedPermission } from 'contract/console/permissions.ts';
import { type RawBuilder, sql } from 'kysely';

type AccountTable = 'account' | 'a';

/** The permissions of all its roles. */
export const permissionsOf = (account: AccountTable): RawBuilder<GrantedPermission[]> => sql`
  array(select distinct unnest(r.permissions) from account_role g join role r on r.key = g.role
    where g.account_id = ${sql.ref(`${account}.id`)})`;

export const passkeyExists = (account: AccountTable): RawBuilder<boolean> => sql`
  exists (select from passkey where account_id = ${sql.ref(`${account}.id`)})`;

export const secondFactorExists = (account: AccountTable): RawBuilder<boolean> => sql`
  (${sql.ref(`${account}.totpSecret`)} is not null or ${passkeyExists(account)})`;
