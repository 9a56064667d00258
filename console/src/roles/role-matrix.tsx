import { App, Button, Dropdown } from 'antd';
import { formatNumber } from 'contract/format-number.ts';
import { type GrantedPermission, type Permission, permissions, wildcard } from 'contract/console/permissions.ts';
import { deleteRole, listRoles, type Role } from 'contract/console/roles.ts';
import { ChevronDown, KeyRound } from 'lucide-react';
import { Fragment } from 'react';
import { useWrite } from '../gateway/use-write.ts';
import { Empty } from '../parts/loading/empty.tsx';
import { UnsavedDraftOffer } from '../parts/drafts/unsaved-draft-offer.tsx';
import { useConfirm } from '../parts/use-confirm.ts';
import type { RolesTexts } from '../text/cn/roles.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import { isChanged, permissionsOf } from './role-changes.ts';
import styles from './roles.module.css';
import type { RoleEditing } from './use-role-changes.ts';

type Area = keyof RolesTexts['areas'];

const areas: readonly Area[] = ['content', 'inbox', 'system'];

type MatrixProps = {
  roles: readonly Role[];
  grantable: readonly GrantedPermission[];
  editing: RoleEditing;
  rename: (role: Role) => void;
};

/** Rows are what one can do, columns are who. */
export function RoleMatrix({ roles, grantable, editing, rename }: MatrixProps) {
  const { roles: texts } = useTexts();
  if (roles.length === 0) return <Empty title={texts.empty} />;
  return (
    <>
      {editing.draft.offered === undefined ? null : (
        <div className={styles.offer}>
          <UnsavedDraftOffer draft={editing.draft} restore={editing.restore} />
        </div>
      )}
      <table className={styles.rights} aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.right}</th>
            {roles.map((role) => (
              <RoleHeader key={role.key} role={role} rename={rename} />
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map((area) => (
            <Fragment key={area}>
              <tr className={styles.area}>
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  {texts.areas[area]}
                </th>
              </tr>
              {permissions
                .filter((permission) => permission.startsWith(`${area}:`))
                .map((permission) => (
                  <tr key={permission}>
                    <th scope="row">
                      {texts.permissions[permission]}
                      <code>{permission}</code>
                    </th>
                    {roles.map((role) => (
                      <Cell key={role.key} {...{ role, permission, grantable, editing }} />
                    ))}
                  </tr>
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      <Legend />
    </>
  );
}

function RoleHeader({ role, rename }: { role: Role; rename: (role: Role) => void }) {
  const { roles: texts } = useTexts();
  const locale = useLocale();
  const { message } = App.useApp();
  const confirm = useConfirm();
  const { write } = useWrite(deleteRole, { changes: [listRoles] });
  const name = role.name[locale];
  async function remove() {
    const isWanted = await confirm({
      title: texts.deleteTitle(name),
      content: texts.deleteHint,
      action: texts.deleteRole,
      isDangerous: true,
    });
    if (isWanted && (await write({ key: role.key })).ok) void message.success(texts.deleted);
  }
  const items = [
    ...(role.abilities.edit ? [{ key: 'rename', label: texts.rename, onClick: () => rename(role) }] : []),
    ...(role.abilities.delete
      ? [{ key: 'delete', danger: true, label: texts.deleteRole, onClick: () => void remove() }]
      : []),
  ];
  return (
    <th scope="col">
      <b>{name}</b>
      <span>
        {texts.people(formatNumber(locale, role.people))}
        {items.length === 0 ? null : (
          <Dropdown trigger={['click']} menu={{ items }}>
            <Button type="text" size="small" aria-label={texts.actionsOf(name)} icon={<ChevronDown size={13} />} />
          </Dropdown>
        )}
      </span>
    </th>
  );
}

type CellProps = { role: Role; permission: Permission } & Pick<MatrixProps, 'grantable' | 'editing'>;

function Cell({ role, permission, grantable, editing }: CellProps) {
  const { roles: texts } = useTexts();
  const locale = useLocale();
  const granted = permissionsOf(role, editing.changes);
  const byWildcard = granted.includes(wildcard);
  const mayChange = grantable.includes(wildcard) || grantable.includes(permission);
  const reason = byWildcard || !role.abilities.edit ? texts.fixed : mayChange ? undefined : texts.notGrantable;
  return (
    <td className={isChanged(role, editing.changes, permission) ? styles.changed : undefined} title={reason}>
      <input
        type="checkbox"
        className={byWildcard ? styles.all : styles.mark}
        aria-label={texts.cell(role.name[locale], texts.permissions[permission])}
        checked={byWildcard || granted.includes(permission)}
        disabled={reason !== undefined || editing.isSaving}
        onChange={() => editing.change(role, permission)}
      />
    </td>
  );
}

function Legend() {
  const { legend } = useTexts().roles;
  const sample = { type: 'checkbox', tabIndex: -1, readOnly: true, disabled: true, 'aria-hidden': true } as const;
  return (
    <p className={styles.legend}>
      <span>
        <input {...sample} className={styles.mark} checked /> {legend.granted}
      </span>
      <span>
        <input {...sample} className={styles.all} checked /> {legend.byWildcard}
      </span>
      <span>
        <input {...sample} className={styles.mark} checked={false} /> {legend.none}
      </span>
      <span>
        <KeyRound size={13} aria-hidden="true" /> {legend.key}
      </span>
    </p>
  );
}
