import type { Account } from 'contract/console/accounts.ts';
import { administratorRole, type GrantedPermission } from 'contract/console/permissions.ts';
import { holdsEvery } from '../sessions/rules.ts';
import type { StoredAccount } from './store.ts';

type Actor = { accountId: number; permissions: readonly GrantedPermission[] };

/**
 * Whether somebody may manage an account: only one without rights that they lack. Otherwise they could
 * make themselves an administrator by a set-up link for one.
 */
export function mayManage(actor: Actor, account: Pick<StoredAccount, 'permissions'>): boolean {
  return holdsEvery(actor.permissions, account.permissions);
}

export function stateOf({ isDisabled, hasPassword, linkUntil }: StoredAccount): Account['state'] {
  if (isDisabled) return 'disabled';
  if (hasPassword) return 'active';
  return linkUntil === null ? 'expired' : 'invited';
}

export function accountAbilities(actor: Actor, account: StoredAccount): Account['abilities'] {
  const manages = mayManage(actor, account);
  const { isDisabled } = account;
  return {
    edit: manages,
    disable: manages && !isDisabled && account.id !== actor.accountId,
    enable: manages && isDisabled,
    issueLink: manages && !isDisabled,
    endSessions: manages && !isDisabled,
  };
}

/** Whether a change takes the administrator's role from an account that has it. */
export function losesAdministratorRole(account: Pick<StoredAccount, 'roles'>, roles: readonly string[]): boolean {
  return account.roles.includes(administratorRole) && !roles.includes(administratorRole);
}
