import type { Role } from 'contract/console/roles.ts';
import type { GrantedPermission } from 'contract/console/permissions.ts';
import { sql } from 'kysely';
import { lockUntilCommit } from '../database/advisory-locks.ts';
import type { Database } from '../database/open.ts';

/** Whoever changes rights holds this lock until the commit. */
export async function lockRights(transaction: Database): Promise<void> {
  await lockUntilCommit(transaction, 'rights');
}

export type StoredRole = Pick<Role, 'key' | 'version' | 'name' | 'isBuiltIn' | 'people'> & {
  permissions: GrantedPermission[];
};

/** All roles in their order, with the number of enabled accounts that have them. */
export async function readRoles(db: Database): Promise<StoredRole[]> {
  const { rows } = await sql<StoredRole>`
    select key, version, name, permissions, is_built_in,
      (select count(*)::integer from account_role g join account a on a.id = g.account_id
        where g.role = role.key and not a.is_disabled) as people
    from role order by position`.execute(db);
  return rows;
}

export async function findRole(db: Database, key: string): Promise<StoredRole | undefined> {
  return (await readRoles(db)).find((role) => role.key === key);
}

type RoleContent = Pick<StoredRole, 'name' | 'permissions'>;

/** Returns false if the key is taken. */
export async function insertRole(db: Database, key: string, { name, permissions }: RoleContent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('role')
    .values({ key, name: JSON.stringify(name), permissions })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns the new version; undefined if the stored one is another. */
export async function updateRole(
  db: Database,
  { key, version }: Pick<StoredRole, 'key' | 'version'>,
  { name, permissions }: RoleContent,
): Promise<number | undefined> {
  const row = await db
    .updateTable('role')
    .set({ name: JSON.stringify(name), permissions, version: version + 1 })
    .where('key', '=', key)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

/** Returns false if somebody has the role, also a disabled account. */
export async function deleteRoleIfUnused(db: Database, key: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from role where key = ${key} and not exists (select from account_role where role = ${key})`.execute(db);
  return numAffectedRows === 1n;
}
