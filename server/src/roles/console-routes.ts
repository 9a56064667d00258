import { createRole, deleteRole, listRoles, requiresSecondFactor, saveRole } from 'contract/console/roles.ts';
import { holdsPermission, permissions as allPermissions, wildcard } from 'contract/console/permissions.ts';
import type { Kysely } from 'kysely';
import { auditedCaller } from '../audit/caller.ts';
import { recordAudit } from '../audit/record.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import { serveStaff } from '../http/serve.ts';
import { requireRecentConfirmation } from '../http/recent-confirmation.ts';
import { holdsEvery } from '../sessions/rules.ts';
import { mayChangeRole, roleAbilities } from './rules.ts';
import { deleteRoleIfUnused, findRole, insertRole, lockRights, readRoles, updateRole } from './store.ts';

type RolesContext = { db: Kysely<Tables> };

const maxRoles = 50;

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

export const roleRoutes = [
  serveStaff(listRoles, async ({ db }: RolesContext, _input, { signedIn }) => {
    const canEdit = holdsPermission(signedIn.permissions, 'system:role:edit');
    const roles = (await readRoles(db)).map((role) => ({
      ...role,
      requiresSecondFactor: requiresSecondFactor([role.key], role.permissions),
      abilities: roleAbilities(signedIn, role, canEdit),
    }));
    const grantable = ([...allPermissions, wildcard] as const).filter((permission) =>
      holdsEvery(signedIn.permissions, [permission]),
    );
    return { data: { roles, grantable: canEdit ? grantable : [] } };
  }),

  serveStaff(createRole, async ({ db }: RolesContext, { key, name, ...input }, caller) => {
    const { signedIn } = caller;
    const permissions = unique(input.permissions);
    requireRecentConfirmation(signedIn);
    if (!mayChangeRole(signedIn, { key, permissions: [] }, permissions)) throw new HttpError('rightsExceeded');
    await db.transaction().execute(async (transaction) => {
      await lockRights(transaction);
      if ((await readRoles(transaction)).length >= maxRoles) throw new HttpError('tooManyRoles');
      if (!(await insertRole(transaction, key, { name, permissions })))
        throw new HttpError('invalidInput', [{ field: 'key', code: 'roleKeyTaken' }]);
      await recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'role.create',
        object: { kind: 'role', id: key, title: name.cn },
        details: { permissions },
      });
    });
    return { data: { version: 1 } };
  }),

  serveStaff(saveRole, async ({ db }: RolesContext, { key, version, name, ...input }, caller) => {
    const { signedIn } = caller;
    const permissions = unique(input.permissions);
    requireRecentConfirmation(signedIn);
    const saved = await db.transaction().execute(async (transaction) => {
      await lockRights(transaction);
      const role = await findRole(transaction, key);
      if (role === undefined) throw new HttpError('notFound');
      if (!mayChangeRole(signedIn, role, permissions)) throw new HttpError('rightsExceeded');
      const next = await updateRole(transaction, { key, version }, { name, permissions });
      if (next === undefined) throw new HttpError('versionConflict');
      await recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'role.edit',
        object: { kind: 'role', id: key, title: name.cn },
        details: {
          ...(name.cn !== role.name.cn && { nameBefore: role.name.cn }),
          granted: permissions.filter((permission) => !role.permissions.includes(permission)),
          revoked: role.permissions.filter((permission) => !permissions.includes(permission)),
        },
      });
      return next;
    });
    return { data: { version: saved } };
  }),

  serveStaff(deleteRole, async ({ db }: RolesContext, { key }, caller) => {
    const { signedIn } = caller;
    requireRecentConfirmation(signedIn);
    await db.transaction().execute(async (transaction) => {
      await lockRights(transaction);
      const role = await findRole(transaction, key);
      if (role === undefined) throw new HttpError('notFound');
      if (role.isBuiltIn || !mayChangeRole(signedIn, role, [])) throw new HttpError('rightsExceeded');
      if (!(await deleteRoleIfUnused(transaction, key))) throw new HttpError('roleInUse');
      await recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'role.delete',
        object: { kind: 'role', id: key, title: role.name.cn },
        details: { permissions: role.permissions },
      });
    });
    return {};
  }),
];
