import { Button, Checkbox, Drawer, Form, type FormInstance, Input, type InputRef } from 'antd';
import { type Account, createAccount, listAccounts, saveAccount } from 'contract/console/accounts.ts';
import type { Role } from 'contract/console/roles.ts';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { z } from 'zod/mini';
import { useWrite } from '../gateway/use-write.ts';
import { UnsavedDraftOffer } from '../parts/drafts/unsaved-draft-offer.tsx';
import { showFieldErrors } from '../parts/fields/show-field-errors.ts';
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts';
import { useUnsavedDraft } from '../parts/drafts/use-unsaved-draft.ts';
import { useSession } from '../shell/session.tsx';
import { useLocale, useTexts } from '../text/use-language.ts';
import { accountDraft, accountValues, type AccountValues, rebaseDraft } from './account-values.ts';
import styles from './accounts.module.css';
import type { IssuedLink } from './set-up-link-dialog.tsx';

const isDraft = (stored: unknown): stored is z.infer<typeof accountDraft> => z.safeParse(accountDraft, stored).success;

type AccountFormProps = {
  account: Account | undefined;
  roles: readonly Role[];
  close: () => void;
  showLink: (link: IssuedLink) => void;
};

/** A new account, or the name and roles of an existing one. */
export function AccountForm({ account, roles, close, showLink }: AccountFormProps) {
  const { accounts, parts } = useTexts();
  const formId = useId();
  const { form, initial, isChanged, isPending, draft, submit, finish } = useAccountForm({ account, close, showLink });

  return (
    <Drawer
      open
      size={440}
      title={account === undefined ? accounts.newAccount : accounts.editAccount}
      onClose={finish}
      mask={{ closable: !isChanged }}
      keyboard={!isChanged}
      footer={
        <div className={styles.footer}>
          <Button type="text" onClick={finish}>
            {parts.cancel}
          </Button>
          <Button type="primary" htmlType="submit" form={formId} loading={isPending}>
            {account === undefined ? accounts.create : accounts.save}
          </Button>
        </div>
      }
    >
      <div className={styles.stack}>
        <UnsavedDraftOffer draft={draft} restore={(values) => form.setFieldsValue(rebaseDraft(initial, values))} />
        <Form
          id={formId}
          form={form}
          layout="vertical"
          initialValues={initial}
          onFinish={(values) => void submit({ ...initial, ...values })}
          requiredMark={false}
        >
          <AccountFields isNew={account === undefined} roles={roles} />
        </Form>
      </div>
    </Drawer>
  );
}

/** What is typed into the form, kept against loss, and how it is saved. */
function useAccountForm({ account, close, showLink }: Omit<AccountFormProps, 'roles'>) {
  const session = useSession();
  const [form] = Form.useForm<AccountValues>();
  const initial: AccountValues = {
    name: account?.name ?? '',
    login: account?.login ?? '',
    roles: account?.roles ?? [],
  };
  const watched = Form.useWatch<AccountValues | undefined>((values) => values, form);
  const typed = z.safeParse(accountValues, watched).data;
  const isChanged = typed !== undefined && JSON.stringify(typed) !== JSON.stringify(initial);
  const draft = useUnsavedDraft(
    session.account.id,
    `account ${account?.id ?? 'new'}`,
    isChanged ? { typed, from: initial } : undefined,
    isDraft,
  );
  useNewerAccount(account, initial, form);
  const options = { changes: [listAccounts] };
  const { write: create, isPending: isCreating } = useWrite(createAccount, options);
  const { write: save, isPending: isSaving } = useWrite(saveAccount, options);

  async function submit({ name, login, roles }: AccountValues): Promise<void> {
    if (account === undefined) {
      const result = await create({ login, name, roles });
      if (!result.ok) return showFieldErrors(form, result.failure);
      showLink({ name, ...result.value.data.setUpLink });
    } else {
      const result = await save({ id: String(account.id), version: account.version, name, roles });
      if (!result.ok) return showFieldErrors(form, result.failure);
    }
    finish();
  }

  /** Closes the form, whether or not it was saved. What was typed is not offered again. */
  function finish(): void {
    draft.delete();
    close();
  }

  return { form, initial, isChanged, isPending: isCreating || isSaving, draft, submit, finish };
}

/** A colleague has saved the account while it is open here: the form shows that, with what is typed on top. */
function useNewerAccount(
  account: Account | undefined,
  initial: AccountValues,
  form: FormInstance<AccountValues>,
): void {
  const from = useRef(initial);
  const version = useRef(account?.version);
  const takeOver = useEffectEvent((newer: number | undefined) => {
    if (newer === version.current) return;
    form.setFieldsValue(rebaseDraft(initial, { typed: form.getFieldsValue(), from: from.current }));
    from.current = initial;
    version.current = newer;
  });
  useEffect(() => takeOver(account?.version), [account?.version]);
}

function AccountFields({ isNew, roles }: { isNew: boolean; roles: readonly Role[] }) {
  const { fields } = useTexts().accounts;
  const locale = useLocale();
  const field = useFocusOnMount<InputRef>();
  return (
    <>
      <Form.Item name="name" label={fields.name} extra={fields.nameHint}>
        <Input ref={field} maxLength={80} autoComplete="off" />
      </Form.Item>
      <Form.Item name="login" label={fields.login} extra={fields.loginHint}>
        <Input disabled={!isNew} maxLength={40} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="roles"
        label={fields.roles}
        extra={roles.some(({ abilities }) => !abilities.assign) ? fields.rolesHint : undefined}
      >
        <Checkbox.Group
          className={styles.roles ?? ''}
          options={roles.map(({ key, name, abilities }) => ({
            value: key,
            label: name[locale],
            disabled: !abilities.assign,
          }))}
        />
      </Form.Item>
    </>
  );
}
