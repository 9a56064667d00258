import { administratorRole, type GrantedPermission } from 'contract/console/permissions.ts';
import type { Role } from 'contract/console/roles.ts';
import { holdsEvery } from '../sessions/rules.ts';
import type { StoredRole } from './store.ts';

type Actor = { permissions: readonly GrantedPermission[] };

/** The permissions that one list has and the other has not. */
export function changedPermissions(
  before: readonly GrantedPermission[],
  after: readonly GrantedPermission[],
): GrantedPermission[] {
  return [
    ...before.filter((permission) => !after.includes(permission)),
    ...after.filter((permission) => !before.includes(permission)),
  ];
}

/**
 * Whether somebody may change a role so. Nobody grants or takes away permissions that they do not hold,
 * so nobody raises their own rights. The administrator's permissions are fixed.
 */
export function mayChangeRole(
  actor: Actor,
  { key, permissions }: Pick<StoredRole, 'key' | 'permissions'>,
  after: readonly GrantedPermission[],
): boolean {
  const changed = changedPermissions(permissions, after);
  if (key === administratorRole && changed.length > 0) return false;
  return holdsEvery(actor.permissions, changed);
}

export function roleAbilities(actor: Actor, role: StoredRole, canEditRoles: boolean): Role['abilities'] {
  const holdsAll = holdsEvery(actor.permissions, role.permissions);
  return {
    edit: canEditRoles && role.key !== administratorRole,
    delete: canEditRoles && !role.isBuiltIn && role.people === 0 && holdsAll,
    assign: holdsAll,
  };
}
