import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, hasVisibleText, version } from '../fields.ts';
import { byLocale } from '../locales.ts';
import { roleKey } from './accounts.ts';
import { staffLimit } from './limits.ts';
import { administratorRole, type GrantedPermission, permissions, wildcard } from './permissions.ts';

/** The roles that every installation has. Others can be added. */
export const builtInRoles = [
  administratorRole,
  'editor',
  'translator',
  'tradeDesk',
  'hr',
  'supervisionOfficer',
  'auditor',
] as const;

export type BuiltInRole = (typeof builtInRoles)[number];

/** Permissions that need a second factor, so that no other role gives them without one. */
const needSecondFactor: readonly GrantedPermission[] = [
  wildcard,
  'inbox:report:read',
  'inbox:report:answer',
  'system:account:edit',
  'system:role:edit',
];

/** Whether an account with these roles and permissions must have a second factor. */
export function requiresSecondFactor(roles: readonly string[], granted: readonly GrantedPermission[]): boolean {
  return (
    roles.some((role) => role === administratorRole || role === 'supervisionOfficer') ||
    granted.some((permission) => needSecondFactor.includes(permission))
  );
}

const roleName = z.string().check(z.maxLength(60), z.refine(hasVisibleText, 'displayNameRequired'));

const roleNames = z.object(byLocale(() => roleName));

const grantedPermissions = z.array(z.enum([...permissions, wildcard]));

const role = z.object({
  key: z.string(),
  version: z.int(),
  name: roleNames,
  permissions: grantedPermissions,
  isBuiltIn: z.boolean(),
  requiresSecondFactor: z.boolean(),
  /** The number of enabled accounts that have it. */
  people: z.int(),
  /** What the caller may do with this role. */
  abilities: z.object({ edit: z.boolean(), delete: z.boolean(), assign: z.boolean() }),
});

export type Role = z.infer<typeof role>;

export const listRoles = defineEndpoint({
  name: 'listRoles',
  summary: 'All roles with their permissions',
  method: 'GET',
  path: '/{lang}/console/roles/list',
  audience: { any: ['system:role:edit', 'system:account:edit'] },
  effect: 'read',
  limit: staffLimit,
  input: z.object({}),
  output: dataResponse(
    z.object({
      roles: z.array(role),
      /** The permissions that the caller may grant: those that the caller holds. */
      grantable: grantedPermissions,
    }),
  ),
  errors: [],
});

export const createRole = defineEndpoint({
  name: 'createRole',
  summary: 'Creates a role',
  method: 'POST',
  path: '/{lang}/console/roles/create',
  audience: { all: ['system:role:edit'] },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ key: roleKey, name: roleNames, permissions: grantedPermissions }),
  output: dataResponse(z.object({ version: z.int() })),
  errors: ['invalidInput', 'confirmationRequired', 'rightsExceeded', 'tooManyRoles'],
});

export const saveRole = defineEndpoint({
  name: 'saveRole',
  summary: 'Changes the names and permissions of a role. The administrator’s permissions are fixed',
  method: 'POST',
  path: '/{lang}/console/roles/save',
  audience: { all: ['system:role:edit'] },
  effect: 'write',
  limit: staffLimit,
  input: z.object({
    key: roleKey,
    version,
    name: roleNames,
    permissions: grantedPermissions,
  }),
  output: dataResponse(z.object({ version: z.int() })),
  errors: ['invalidInput', 'notFound', 'confirmationRequired', 'rightsExceeded', 'versionConflict'],
});

export const deleteRole = defineEndpoint({
  name: 'deleteRole',
  summary: 'Deletes a role that nobody has',
  method: 'POST',
  path: '/{lang}/console/roles/delete',
  audience: { all: ['system:role:edit'] },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ key: roleKey }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'confirmationRequired', 'rightsExceeded', 'roleInUse'],
});
