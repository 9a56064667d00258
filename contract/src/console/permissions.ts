/** What members of staff may do. A permission is `area:object:action`. */

export const permissions = [
  'content:article:read',
  'content:article:edit',
  'content:article:translate',
  'content:article:publish',
  'content:record:edit',
  'content:record:translate',
  'content:legal:publish',
  'content:media:edit',
  'content:exchange:export',
  'content:exchange:import',
  'inbox:message:read',
  'inbox:message:answer',
  'inbox:message:erase',
  'inbox:resume:read',
  'inbox:resume:answer',
  'inbox:resume:erase',
  'inbox:report:read',
  'inbox:report:answer',
  'system:account:edit',
  'system:role:edit',
  'system:audit:read',
  'system:health:read',
] as const;

export type Permission = (typeof permissions)[number];

/** All permissions, also later ones. The keys to reports are no permission: nobody gets them from a role. */
export const wildcard = '*:*:*';

export type GrantedPermission = Permission | typeof wildcard;

/** Whether a permission is held, by its exact name or by the wildcard. */
export function holdsPermission(granted: readonly GrantedPermission[], needed: Permission): boolean {
  return granted.includes(wildcard) || granted.includes(needed);
}

/** Whether at least one of the permissions is held. False if none is named. */
export function holdsAnyPermission(granted: readonly GrantedPermission[], needed: readonly Permission[]): boolean {
  return needed.some((permission) => holdsPermission(granted, permission));
}

/** Whether all of the permissions are held. False if none is named. */
export function holdsAllPermissions(granted: readonly GrantedPermission[], needed: readonly Permission[]): boolean {
  return needed.length > 0 && needed.every((permission) => holdsPermission(granted, permission));
}

/** The key of the role that passes every check of a role. */
export const administratorRole = 'admin';

/** Whether a role is held. An administrator holds every role. */
export function holdsRole(roles: readonly string[], needed: string): boolean {
  return needed !== '' && (roles.includes(administratorRole) || roles.includes(needed));
}

export function holdsAnyRole(roles: readonly string[], needed: readonly string[]): boolean {
  return needed.some((role) => holdsRole(roles, role));
}

export function holdsAllRoles(roles: readonly string[], needed: readonly string[]): boolean {
  return needed.length > 0 && needed.every((role) => holdsRole(roles, role));
}
