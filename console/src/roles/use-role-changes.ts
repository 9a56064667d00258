import { App } from 'antd';
import type { Permission } from 'contract/console/permissions.ts';
import { listRoles, type Role, saveRole } from 'contract/console/roles.ts';
import { getSession } from 'contract/console/sessions.ts';
import { useState } from 'react';
import { z } from 'zod/mini';
import { useWrite } from '../gateway/use-write.ts';
import { type UnsavedDraft, useUnsavedDraft } from '../parts/drafts/use-unsaved-draft.ts';
import { useSession } from '../shell/session.tsx';
import { useTexts } from '../text/use-language.ts';
import { permissionsOf, type RoleChanges, roleChanges, togglePermission, withoutRole } from './role-changes.ts';

export type RoleEditing = {
  changes: RoleChanges;
  change: (role: Role, permission: Permission) => void;
  discard: () => void;
  save: () => Promise<void>;
  isSaving: boolean;
  /** What was changed before the session ended. */
  draft: UnsavedDraft<RoleChanges>;
  restore: (changes: RoleChanges) => void;
};

const isChanges = (stored: unknown): stored is RoleChanges => z.safeParse(roleChanges, stored).success;

export function useRoleChanges(roles: readonly Role[]): RoleEditing {
  const { roles: texts } = useTexts();
  const { message } = App.useApp();
  const { account } = useSession();
  const [changes, setChanges] = useState<RoleChanges>({});
  const isUnsaved = Object.keys(changes).length > 0;
  const draft = useUnsavedDraft(account.id, 'roles', isUnsaved ? changes : undefined, isChanges);
  const { write, isPending } = useWrite(saveRole, { changes: [listRoles, getSession] });

  async function save() {
    // One after the other: the second factor is asked for once, and what fails stays unsaved.
    for (const role of roles) {
      const { key, version, name } = role;
      if (changes[key] === undefined) continue;
      const result = await write({ key, version, name, permissions: [...permissionsOf(role, changes)] });
      if (!result.ok) return;
      setChanges((before) => withoutRole(before, key));
    }
    void message.success(texts.isSaved);
  }

  return {
    changes,
    change: (role, permission) => setChanges((before) => togglePermission(role, before, permission)),
    discard: () => {
      setChanges({});
      draft.delete();
    },
    save,
    isSaving: isPending,
    draft,
    restore: setChanges,
  };
}
