import { type GrantedPermission, type Permission, permissions, wildcard } from 'contract/console/permissions.ts';
import type { Role } from 'contract/console/roles.ts';
import { z } from 'zod/mini';

/** The changed permissions of roles, by the role's key. A role that is as it is saved is not among them. */
export const roleChanges = z.record(z.string(), z.array(z.enum([...permissions, wildcard])));

export type RoleChanges = z.infer<typeof roleChanges>;

export function permissionsOf(role: Role, changes: RoleChanges): readonly GrantedPermission[] {
  return changes[role.key] ?? role.permissions;
}

/** Grants a permission, or takes it away. */
export function toggle(role: Role, changes: RoleChanges, permission: Permission): RoleChanges {
  const before = permissionsOf(role, changes);
  const after = before.includes(permission)
    ? before.filter((granted) => granted !== permission)
    : [...before, permission];
  const others = without(changes, role.key);
  return differs(role.permissions, after) ? { ...others, [role.key]: after } : others;
}

export function without(changes: RoleChanges, key: string): RoleChanges {
  return Object.fromEntries(Object.entries(changes).filter(([role]) => role !== key));
}

export function isChanged(role: Role, changes: RoleChanges, permission: Permission): boolean {
  return role.permissions.includes(permission) !== permissionsOf(role, changes).includes(permission);
}

/** How many cells of the matrix are changed, and how many people have the changed roles. */
export function extentOf(roles: readonly Role[], changes: RoleChanges): { cells: number; people: number } {
  const changed = roles.filter(({ key }) => changes[key] !== undefined);
  const cells = changed.flatMap((role) => permissions.filter((permission) => isChanged(role, changes, permission)));
  return { cells: cells.length, people: changed.reduce((sum, { people }) => sum + people, 0) };
}

function differs(before: readonly string[], after: readonly string[]): boolean {
  return before.length !== after.length || before.some((one) => !after.includes(one));
}
