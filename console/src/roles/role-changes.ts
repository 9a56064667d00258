import { type GrantedPermission, type Permission, permissions } from 'contract/console/permissions.ts';
import type { Role } from 'contract/console/roles.ts';
import { z } from 'zod/mini';

const somePermissions = z.array(z.enum(permissions));

/**
 * What is granted and taken away, by the role's key. Not the whole list of a role: what a colleague changes meanwhile
 * stays. A role that is as it is saved is not among them.
 */
export const roleChanges = z.record(z.string(), z.object({ granted: somePermissions, revoked: somePermissions }));

export type RoleChanges = z.infer<typeof roleChanges>;

const unchanged: RoleChanges[string] = { granted: [], revoked: [] };

export function permissionsOf(role: Role, changes: RoleChanges): readonly GrantedPermission[] {
  const { granted, revoked } = changes[role.key] ?? unchanged;
  const kept = role.permissions.filter((permission) => !revoked.some((one) => one === permission));
  return [...kept, ...granted.filter((permission) => !kept.includes(permission))];
}

/** Grants a permission, or takes it away. */
export function togglePermission(role: Role, changes: RoleChanges, permission: Permission): RoleChanges {
  const { granted, revoked } = changes[role.key] ?? unchanged;
  const others = (list: readonly Permission[]) => list.filter((one) => one !== permission);
  const isSaved = role.permissions.includes(permission);
  const isGranted = permissionsOf(role, changes).includes(permission);
  const after = {
    granted: isGranted || isSaved ? others(granted) : [...granted, permission],
    revoked: isGranted && isSaved ? [...revoked, permission] : others(revoked),
  };
  const rest = withoutRole(changes, role.key);
  return after.granted.length + after.revoked.length > 0 ? { ...rest, [role.key]: after } : rest;
}

export function withoutRole(changes: RoleChanges, key: string): RoleChanges {
  return Object.fromEntries(Object.entries(changes).filter(([role]) => role !== key));
}

export function isChanged(role: Role, changes: RoleChanges, permission: Permission): boolean {
  return role.permissions.includes(permission) !== permissionsOf(role, changes).includes(permission);
}

/** How many cells of the matrix are changed, and how many people have the changed roles. */
export function countChanges(roles: readonly Role[], changes: RoleChanges): { cells: number; people: number } {
  const changed = roles.filter(({ key }) => changes[key] !== undefined);
  const cells = changed.flatMap((role) => permissions.filter((permission) => isChanged(role, changes, permission)));
  return { cells: cells.length, people: changed.reduce((sum, { people }) => sum + people, 0) };
}
