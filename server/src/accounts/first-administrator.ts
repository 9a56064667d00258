import type { builtInLogins } from 'contract/console/accounts.ts';
import { administratorRole } from 'contract/console/permissions.ts';
import { newPassword } from 'contract/console/password.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod/mini';
import { auditedAccount } from '../audit/audited-account.ts';
import { recordAudit } from '../audit/record.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { lockRights } from '../roles/store.ts';
import { createSetUpLink, setUpLinkMinutes, type SetUpLink } from '../sessions/set-up-links.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { addRole, countAccounts, insertAccount, setDisabled } from './store.ts';

export type BuiltInLogin = (typeof builtInLogins)[number];

const builtInAccounts: Record<BuiltInLogin, { name: string; role: string }> = {
  admin: { name: '管理员', role: administratorRole },
  editor: { name: '编辑', role: 'editor' },
};

/**
 * Creates the first administrator of a store without accounts, with the given password or with a
 * set-up link, which is returned. Of several servers that start at once one does so.
 */
export async function createFirstAdministrator(
  { db, passwords }: { db: Kysely<Tables>; passwords: Passwords },
  adminPassword: string | undefined,
): Promise<SetUpLink | undefined> {
  if (await hasAccounts(db)) return undefined;
  const password = adminPassword === undefined ? undefined : await passwords.hash(await checkedPassword(adminPassword));
  return db.transaction().execute(async (transaction) => {
    await lockRights(transaction);
    if (await hasAccounts(transaction)) return undefined;
    const id = await createBuiltIn(transaction, 'admin');
    if (password === undefined) return linkFor(transaction, id, 'admin');
    await transaction.updateTable('account').set({ password }).where('id', '=', id).execute();
    await recordAudit(transaction, {
      by: null,
      action: 'account.create',
      object: auditedAccount({ id, name: 'admin' }),
    });
    return undefined;
  });
}

async function hasAccounts(db: Database): Promise<boolean> {
  const { inUse, disabled } = await countAccounts(db);
  return inUse + disabled > 0;
}

/** The message does not quote the password: it goes to the log. */
async function checkedPassword(password: string): Promise<string> {
  const isValid = z.safeParse(newPassword, password).success && !(await isCommonPassword(password, 'admin'));
  if (!isValid) throw new Error('ADMIN_PASSWORD is too short (at least 12 characters) or too common.');
  return password;
}

/** A new set-up link for a built-in account, which is created or enabled if necessary. */
export async function issueBuiltInLink(db: Kysely<Tables>, login: BuiltInLogin): Promise<SetUpLink> {
  return db.transaction().execute(async (transaction) => {
    await lockRights(transaction);
    const existing = await transaction.selectFrom('account').select('id').where('login', '=', login).executeTakeFirst();
    if (existing === undefined) return linkFor(transaction, await createBuiltIn(transaction, login), login);
    await setDisabled(transaction, existing.id, false);
    await addRole(transaction, existing.id, builtInAccounts[login].role);
    await deleteSessionsOf(transaction, existing.id);
    return linkFor(transaction, existing.id, login);
  });
}

async function createBuiltIn(db: Database, login: BuiltInLogin): Promise<number> {
  const { name, role } = builtInAccounts[login];
  const id = await insertAccount(db, { login, name, roles: [role] });
  if (id === undefined) throw new Error(`The account ${login} exists already`);
  return id;
}

async function linkFor(db: Database, accountId: number, login: BuiltInLogin): Promise<SetUpLink> {
  const link = await createSetUpLink(db, accountId, { minutes: setUpLinkMinutes.console, resetsSecondFactor: true });
  await recordAudit(db, {
    by: null,
    action: 'account.issueLink',
    object: auditedAccount({ id: accountId, name: login }),
    details: { resetSecondFactor: true },
  });
  return link;
}
