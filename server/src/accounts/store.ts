import { administratorRole, type GrantedPermission } from 'contract/console/permissions.ts';
import { type RawBuilder, sql } from 'kysely';
import { byName } from '../database/by-name.ts';
import { containing } from '../database/like-pattern.ts';
import type { Database } from '../database/open.ts';
import { permissionsOf, secondFactorExists } from '../sessions/account-columns.ts';

export type StoredAccount = {
  id: number;
  version: number;
  login: string;
  name: string;
  isDisabled: boolean;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  roles: string[];
  permissions: GrantedPermission[];
  seenAt: Date | null;
  createdAt: Date;
  /** Until when the unused set-up link works. */
  linkUntil: Date | null;
};

const columns = sql`
  id, version, login, name, is_disabled, seen_at, created_at,
  password is not null as has_password, ${secondFactorExists('account')} as has_second_factor,
  (select until from set_up_link where account_id = account.id and until > now()) as link_until,
  array(select g.role from account_role g join role r on r.key = g.role
    where g.account_id = account.id order by r.position) as roles,
  ${permissionsOf('account')} as permissions`;

export async function findAccount(db: Database, id: number): Promise<StoredAccount | undefined> {
  const { rows } = await sql<StoredAccount>`select ${columns} from account where id = ${id}`.execute(db);
  return rows[0];
}

type AccountFilter = {
  text: string | undefined;
  role: string | undefined;
  state: 'active' | 'invited' | 'expired' | 'disabled' | 'withoutSecondFactor' | undefined;
};

const hasLink = sql<boolean>`exists (select from set_up_link where account_id = account.id and until > now())`;

const conditionOfState: Record<NonNullable<AccountFilter['state']>, RawBuilder<unknown>> = {
  active: sql`not is_disabled and password is not null`,
  invited: sql`not is_disabled and password is null and ${hasLink}`,
  expired: sql`not is_disabled and password is null and not ${hasLink}`,
  disabled: sql`is_disabled`,
  withoutSecondFactor: sql`not is_disabled and not ${secondFactorExists('account')}`,
};

export async function listAccountRows(
  db: Database,
  { text, role, state, page, size }: AccountFilter & { page: number; size: number },
): Promise<{ rows: StoredAccount[]; total: number }> {
  const conditions = [
    sql`true`,
    ...(text === undefined ? [] : [sql`(login ilike ${containing(text)} or name ilike ${containing(text)})`]),
    ...(role === undefined
      ? []
      : [sql`exists (select from account_role where account_id = account.id and role = ${role})`]),
    ...(state === undefined ? [] : [conditionOfState[state]]),
  ];
  const where = sql.join(conditions, sql` and `);
  const { rows } = await sql<StoredAccount>`
    select ${columns} from account where ${where} order by ${byName}, id limit ${size} offset ${page * size}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from account where ${where}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function countAccounts(
  db: Database,
): Promise<{ inUse: number; disabled: number; withoutSecondFactor: number }> {
  const { rows } = await sql<{ inUse: number; disabled: number; withoutSecondFactor: number }>`
    select count(*) filter (where not is_disabled)::integer as in_use,
      count(*) filter (where is_disabled)::integer as disabled,
      count(*) filter (where ${conditionOfState.withoutSecondFactor})::integer as without_second_factor
    from account`.execute(db);
  return rows[0] ?? { inUse: 0, disabled: 0, withoutSecondFactor: 0 };
}

/** Returns undefined if the user name is taken. */
export async function insertAccount(
  db: Database,
  { login, name, roles }: { login: string; name: string; roles: readonly string[] },
): Promise<number | undefined> {
  const row = await db
    .insertInto('account')
    .values({ login, name })
    .onConflict((conflict) => conflict.column('login').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await setRoles(db, row.id, roles);
  return row.id;
}

export async function setRoles(db: Database, accountId: number, roles: readonly string[]): Promise<void> {
  await db.deleteFrom('accountRole').where('accountId', '=', accountId).execute();
  if (roles.length > 0)
    await db
      .insertInto('accountRole')
      .values(roles.map((role) => ({ accountId, role })))
      .execute();
}

export async function addRole(db: Database, accountId: number, role: string): Promise<void> {
  await db
    .insertInto('accountRole')
    .values({ accountId, role })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the new version; undefined if the stored one is another. */
export async function updateAccount(
  db: Database,
  { id, version }: { id: number; version: number },
  { name }: { name: string },
): Promise<number | undefined> {
  const row = await db
    .updateTable('account')
    .set({ name, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

export async function setDisabled(db: Database, id: number, isDisabled: boolean): Promise<void> {
  await db
    .updateTable('account')
    .set(({ eb }) => ({ isDisabled, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  if (isDisabled) await db.deleteFrom('setUpLink').where('accountId', '=', id).execute();
}

/** Whether the account is enabled and has a password. */
export async function canSignIn(db: Database, login: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('login', '=', login)
    .where('isDisabled', '=', false)
    .where('password', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The number of administrators who can sign in, except one account. */
export async function countAdministrators(db: Database, except = 0): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from account a join account_role g on g.account_id = a.id
    where g.role = ${administratorRole} and not a.is_disabled and a.password is not null and a.id <> ${except}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
