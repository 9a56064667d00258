import { App, Button, Form, Input } from 'antd';
import { type GrantedPermission, permissions, wildcard } from 'contract/console/permissions.ts';
import { createRole, listRoles, type Role, saveRole } from 'contract/console/roles.ts';
import { byLocale, type Locale, localeNames, locales } from 'contract/locales.ts';
import { useId } from 'react';
import { useWrite } from '../gateway/use-write.ts';
import { Dialog } from '../parts/dialog.tsx';
import { showFieldErrors } from '../parts/fields/show-field-errors.ts';
import { type TreeChoice, TreeSelect } from '../parts/fields/tree-select.tsx';
import type { RolesTexts } from '../text/cn/roles.ts';
import { useTexts } from '../text/use-language.ts';

type Values = { key: string; name: Record<Locale, string>; permissions?: string[] };

/** A new role, or the names of an existing one. */
export function RoleForm({
  role,
  grantable,
  close,
}: {
  role: Role | undefined;
  grantable: readonly GrantedPermission[];
  close: () => void;
}) {
  const { roles: texts, parts } = useTexts();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const formId = useId();
  const options = { changes: [listRoles] };
  const { write: create, isPending: isCreating } = useWrite(createRole, options);
  const { write: save, isPending: isSaving } = useWrite(saveRole, options);

  async function submit({ key, name, permissions: chosen = [] }: Values) {
    const result =
      role === undefined
        ? await create({ key, name, permissions: permissions.filter((permission) => chosen.includes(permission)) })
        : await save({ key: role.key, version: role.version, name, permissions: role.permissions });
    if (!result.ok) return showFieldErrors(form, result.failure);
    void message.success(texts.isSaved);
    close();
  }

  return (
    <Dialog
      title={role === undefined ? texts.newRole : texts.rename}
      close={close}
      mask={{ closable: false }}
      action={
        <Button type="primary" htmlType="submit" form={formId} loading={isCreating || isSaving}>
          {role === undefined ? texts.create : parts.save}
        </Button>
      }
    >
      <Form
        id={formId}
        form={form}
        layout="vertical"
        initialValues={{ name: role?.name ?? byLocale(() => '') }}
        onFinish={(values) => void submit(values)}
        requiredMark={false}
      >
        <RoleFields isNew={role === undefined} grantable={grantable} />
      </Form>
    </Dialog>
  );
}

function RoleFields({ isNew, grantable }: { isNew: boolean; grantable: readonly GrantedPermission[] }) {
  const { roles: texts, parts } = useTexts();
  return (
    <>
      {localeNames.map((locale) => (
        <Form.Item
          key={locale}
          name={['name', locale]}
          label={texts.fields.name(locales[locale].ownName)}
          rules={[{ required: true, whitespace: true, message: parts.field }]}
        >
          <Input maxLength={60} autoComplete="off" />
        </Form.Item>
      ))}
      {isNew ? (
        <>
          <Form.Item
            name="key"
            label={texts.fields.key}
            extra={texts.fields.keyHint}
            rules={[{ required: true, message: parts.field }]}
          >
            <Input maxLength={40} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Form.Item>
          <Form.Item name="permissions" label={texts.fields.permissions}>
            <TreeSelect label={texts.fields.permissions} tree={permissionTree(texts, grantable)} />
          </Form.Item>
        </>
      ) : null}
    </>
  );
}

/** The permissions by area. Those that the caller does not hold cannot be chosen. */
function permissionTree(texts: RolesTexts, grantable: readonly GrantedPermission[]): TreeChoice[] {
  const areas = Object.entries(texts.areas);
  return areas.map(([area, title]) => ({
    value: area,
    title,
    children: permissions
      .filter((permission) => permission.startsWith(`${area}:`))
      .map((permission) => ({
        value: permission,
        title: texts.permissions[permission],
        disabled: !grantable.includes(wildcard) && !grantable.includes(permission),
      })),
  }));
}
