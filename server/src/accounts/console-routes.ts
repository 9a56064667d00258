import {
  type Account,
  createAccount,
  disableAccount,
  enableAccount,
  endAccountSessions,
  getAccount,
  issueSetUpLink,
  listAccounts,
  saveAccount,
} from 'contract/console/accounts.ts';
import { administratorRole } from 'contract/console/permissions.ts';
import { requiresSecondFactor } from 'contract/console/roles.ts';
import type { Kysely } from 'kysely';
import { auditedAccount } from '../audit/audited-account.ts';
import { auditedCaller } from '../audit/caller.ts';
import { recordAudit } from '../audit/record.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import { serveStaff, type SignedIn } from '../http/serve.ts';
import { lockRights, readRoles } from '../roles/store.ts';
import { requireRecentConfirmation } from '../http/recent-confirmation.ts';
import { holdsEvery } from '../sessions/rules.ts';
import { createSetUpLink, setUpLinkMinutes, type SetUpLink } from '../sessions/set-up-links.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { accountAbilities, losesAdministratorRole, mayManage, stateOf } from './rules.ts';
import {
  countAccounts,
  countAdministrators,
  findAccount,
  insertAccount,
  listAccountRows,
  setDisabled,
  setRoles,
  type StoredAccount,
  updateAccount,
} from './store.ts';

type AccountsContext = { db: Kysely<Tables> };

const maxAccounts = 1000;

function toAccount(account: StoredAccount, caller: SignedIn): Account {
  const { id, version, login, name, roles, permissions, hasSecondFactor, seenAt, createdAt, linkUntil } = account;
  return {
    id,
    version,
    login,
    name,
    roles,
    state: stateOf(account),
    hasSecondFactor,
    requiresSecondFactor: requiresSecondFactor(roles, permissions),
    lastSeenAt: seenAt && beijingTimestamp(seenAt),
    createdAt: beijingTimestamp(createdAt),
    linkUntil: linkUntil && beijingTimestamp(linkUntil),
    abilities: accountAbilities(caller, account),
  };
}

const toSetUpLink = ({ path, until }: SetUpLink) => ({ path, until: beijingTimestamp(until) });

/** Throws unless the roles exist and give nothing that the caller does not have. */
async function requireGrantable(db: Database, roles: readonly string[], caller: SignedIn): Promise<void> {
  const known = await readRoles(db);
  for (const key of roles) {
    const role = known.find((one) => one.key === key);
    if (role === undefined) throw new HttpError('invalidInput', [{ field: 'roles', code: 'roleUnknown' }]);
    if (!holdsEvery(caller.permissions, role.permissions)) throw new HttpError('rightsExceeded');
  }
}

/** The account, if the caller may manage it; rights do not change until the transaction ends. */
async function requireManageable(transaction: Database, id: number, caller: SignedIn): Promise<StoredAccount> {
  await lockRights(transaction);
  const account = await findAccount(transaction, id);
  if (account === undefined) throw new HttpError('notFound');
  if (!mayManage(caller, account)) throw new HttpError('rightsExceeded');
  return account;
}

/** Throws if an account that loses the administrator's rights is the caller's own, or the last one. */
async function requireOtherAdministrator(db: Database, { id }: StoredAccount, caller: SignedIn): Promise<void> {
  if (id === caller.accountId) throw new HttpError('ownAdministratorRight');
  if ((await countAdministrators(db, id)) === 0) throw new HttpError('lastAdministrator');
}

export const accountRoutes = [
  serveStaff(listAccounts, async ({ db }: AccountsContext, input, { signedIn }) => {
    const { text, role, state, page, size } = input;
    const { rows, total } = await listAccountRows(db, { text, role, state, page, size });
    return {
      content: rows.map((row) => toAccount(row, signedIn)),
      totalElements: total,
      counts: await countAccounts(db),
    };
  }),

  serveStaff(getAccount, async ({ db }: AccountsContext, { id }, { signedIn }) => {
    const account = await findAccount(db, id);
    if (account === undefined) throw new HttpError('notFound');
    return { data: toAccount(account, signedIn) };
  }),

  serveStaff(createAccount, async ({ db }: AccountsContext, { login, name, roles }, caller) => {
    const { signedIn } = caller;
    requireRecentConfirmation(signedIn);
    return db.transaction().execute(async (transaction) => {
      await lockRights(transaction);
      const { inUse, disabled } = await countAccounts(transaction);
      if (inUse + disabled >= maxAccounts) throw new HttpError('tooManyAccounts');
      const uniqueRoles = [...new Set(roles)];
      await requireGrantable(transaction, uniqueRoles, signedIn);
      const id = await insertAccount(transaction, { login, name, roles: uniqueRoles });
      if (id === undefined) throw new HttpError('invalidInput', [{ field: 'login', code: 'loginTaken' }]);
      const link = await createSetUpLink(transaction, id, {
        minutes: setUpLinkMinutes.account,
        resetsSecondFactor: false,
      });
      await recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'account.create',
        object: auditedAccount({ id, name }),
        details: { login, roles: uniqueRoles },
      });
      return { data: { id, setUpLink: toSetUpLink(link) } };
    });
  }),

  serveStaff(saveAccount, async ({ db }: AccountsContext, { id, version, name, roles }, caller) => {
    const { signedIn } = caller;
    requireRecentConfirmation(signedIn);
    return db.transaction().execute(async (transaction) => {
      const account = await requireManageable(transaction, id, signedIn);
      const uniqueRoles = [...new Set(roles)];
      const granted = uniqueRoles.filter((role) => !account.roles.includes(role));
      const revoked = account.roles.filter((role) => !uniqueRoles.includes(role));
      await requireGrantable(transaction, granted, signedIn);
      if (losesAdministratorRole(account, uniqueRoles)) await requireOtherAdministrator(transaction, account, signedIn);
      const next = await updateAccount(transaction, { id, version }, { name });
      if (next === undefined) throw new HttpError('versionConflict');
      await setRoles(transaction, id, uniqueRoles);
      await recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'account.edit',
        object: auditedAccount({ id, name }),
        details: { ...(name !== account.name && { nameBefore: account.name }), granted, revoked },
      });
      return { data: { version: next } };
    });
  }),

  serveStaff(disableAccount, async ({ db }: AccountsContext, { id }, caller) => {
    const { signedIn } = caller;
    requireRecentConfirmation(signedIn);
    await db.transaction().execute(async (transaction) => {
      const account = await requireManageable(transaction, id, signedIn);
      if (account.roles.includes(administratorRole)) await requireOtherAdministrator(transaction, account, signedIn);
      else if (id === signedIn.accountId) throw new HttpError('forbidden');
      await setDisabled(transaction, id, true);
      await deleteSessionsOf(transaction, id);
      await recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'account.disable',
        object: auditedAccount(account),
      });
    });
    return {};
  }),

  serveStaff(enableAccount, async ({ db }: AccountsContext, { id }, caller) => {
    const { signedIn } = caller;
    requireRecentConfirmation(signedIn);
    await db.transaction().execute(async (transaction) => {
      const account = await requireManageable(transaction, id, signedIn);
      await setDisabled(transaction, id, false);
      await recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'account.enable',
        object: auditedAccount(account),
      });
    });
    return {};
  }),

  serveStaff(issueSetUpLink, async ({ db }: AccountsContext, { id, resetSecondFactor }, caller) => {
    const { signedIn } = caller;
    requireRecentConfirmation(signedIn);
    return db.transaction().execute(async (transaction) => {
      const account = await requireManageable(transaction, id, signedIn);
      if (account.isDisabled) throw new HttpError('notFound');
      const link = await createSetUpLink(transaction, id, {
        minutes: setUpLinkMinutes.account,
        resetsSecondFactor: resetSecondFactor,
      });
      await recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'account.issueLink',
        object: auditedAccount(account),
        details: { resetSecondFactor },
      });
      return { data: { setUpLink: toSetUpLink(link) } };
    });
  }),

  serveStaff(endAccountSessions, async ({ db }: AccountsContext, { id }, caller) =>
    db.transaction().execute(async (transaction) => {
      const account = await requireManageable(transaction, id, caller.signedIn);
      const ended = await deleteSessionsOf(transaction, id);
      await recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'session.end',
        object: auditedAccount(account),
        details: { ended },
      });
      return { data: { ended } };
    }),
  ),
];
