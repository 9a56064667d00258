import { type SqlBool, sql } from 'kysely';
import type { GrantedPermission } from 'contract/console/permissions.ts';
import type { SecondFactor } from 'contract/console/sign-in.ts';
import type { Locale } from 'contract/locales.ts';
import { pickLocale } from '../database/localized.ts';
import type { Database } from '../database/open.ts';
import { storedSettings } from '../settings/stored.ts';
import { passkeyExists, permissionsOf } from './account-columns.ts';

export type Credentials = {
  id: number;
  login: string;
  name: string;
  password: string | null;
  totpSecret: Buffer | null;
  hasPasskey: boolean;
  isDisabled: boolean;
  roles: string[];
  permissions: GrantedPermission[];
};

export function findByLogin(db: Database, login: string): Promise<Credentials | undefined> {
  return find(db, sql`login = ${login}`);
}

export function findById(db: Database, id: number): Promise<Credentials | undefined> {
  return find(db, sql`id = ${id}`);
}

async function find(db: Database, condition: ReturnType<typeof sql<SqlBool>>): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`
    select id, login, name, password, totp_secret, is_disabled,
      ${passkeyExists('account')} as has_passkey,
      array(select role from account_role where account_id = account.id order by role) as roles,
      ${permissionsOf('account')} as permissions
    from account where ${condition}`.execute(db);
  return rows[0];
}

/** Sets the password; all sessions of the account end. */
export async function setPassword(db: Database, accountId: number, password: string): Promise<void> {
  await db.updateTable('account').set({ password }).where('id', '=', accountId).execute();
  await db.deleteFrom('session').where('accountId', '=', accountId).execute();
}

/** Changes of an account's second factors happen one after another. */
export async function lockAccount(db: Database, accountId: number): Promise<void> {
  await sql`select from account where id = ${accountId} for update`.execute(db);
}

export function secondFactorsOf({ totpSecret, hasPasskey }: Pick<Credentials, 'totpSecret' | 'hasPasskey'>) {
  const factors: SecondFactor[] = [];
  if (totpSecret !== null) factors.push('authenticator');
  if (hasPasskey) factors.push('passkey');
  return factors;
}

/** Sets or removes the authenticator. `usedStep` is the time step of the code that enrolled it. */
export async function setAuthenticator(
  db: Database,
  accountId: number,
  sealed: Buffer | null,
  usedStep = 0,
): Promise<void> {
  await db.updateTable('account').set({ totpSecret: sealed, totpStep: usedStep }).where('id', '=', accountId).execute();
}

export async function countRecoveryCodes(db: Database, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCode')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The company's name, under which an authenticator lists the account. */
export async function readIssuer(db: Database, locale: Locale): Promise<string> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', 'company').executeTakeFirst();
  const company = storedSettings.shape.company.safeParse(row?.value);
  // The format separates issuer and account by a colon.
  return company.success ? pickLocale(company.data.shortName, locale).text.replaceAll(':', ' ') : 'Console';
}
