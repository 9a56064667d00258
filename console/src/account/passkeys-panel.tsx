import { Alert, App, Button, Form, Input, type InputRef } from 'antd';
import { listPasskeys, maxPasskeys, type Passkey, removePasskey, renamePasskey } from 'contract/console/passkeys.ts';
import { getSession } from 'contract/console/sessions.ts';
import { Fingerprint } from 'lucide-react';
import { useId, useState } from 'react';
import { useRead } from '../gateway/use-read.ts';
import { useWrite } from '../gateway/use-write.ts';
import { LoadingOrError } from '../parts/loading/loading-or-error.tsx';
import { Panel } from '../parts/layout/panel.tsx';
import { hasPasskeys } from '../parts/credentials/passkeys.ts';
import { showFieldErrors } from '../parts/fields/show-field-errors.ts';
import { RecoveryCodes } from '../parts/credentials/recovery-codes.tsx';
import { useConfirm } from '../parts/use-confirm.ts';
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts';
import { useNewPasskey } from '../parts/credentials/use-passkey.ts';
import { formatTimestamp } from '../text/format.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './account.module.css';
import { StepDialog } from './step-dialog.tsx';

type Open = { is: 'new' } | { is: 'name'; passkey: Passkey } | { is: 'codes'; codes: readonly string[] };

/** The passkeys of the own account: add, rename, remove. */
export function PasskeysPanel() {
  const { passkeys: texts, account, signIn } = useTexts();
  const { message } = App.useApp();
  const confirm = useConfirm();
  const { data, failure, retry } = useRead(listPasskeys, {});
  const [open, setOpen] = useState<Open>();
  const { write: remove } = useWrite(removePasskey, { changes: [listPasskeys, getSession] });
  const close = () => setOpen(undefined);
  const canAdd = hasPasskeys();

  async function removeOne({ id, name }: Passkey) {
    const isWanted = await confirm({
      title: texts.removeTitle(name),
      content: texts.removeHint,
      action: texts.remove,
      isDangerous: true,
    });
    if (isWanted && (await remove({ id })).ok) void message.success(texts.removed);
  }
  const titles: Record<Open['is'], string> = {
    new: texts.add,
    name: texts.rename,
    codes: signIn.recoveryCodesTitle,
  };

  return (
    <Panel title={texts.title}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{texts.hint}</p>
        {data === undefined ? <LoadingOrError failure={failure} retry={retry} rows={1} /> : null}
        {data && data.data.length > 0 ? (
          <PasskeyList
            passkeys={data.data}
            rename={(passkey) => setOpen({ is: 'name', passkey })}
            remove={(passkey) => void removeOne(passkey)}
          />
        ) : null}
        {canAdd ? (
          <div className={styles.actions}>
            <Button
              disabled={data === undefined || data.data.length >= maxPasskeys}
              onClick={() => setOpen({ is: 'new' })}
            >
              {texts.add}
            </Button>
          </div>
        ) : (
          <p className={styles.quiet}>{texts.unsupported}</p>
        )}
      </div>
      <StepDialog title={open && titles[open.is]} hasCodes={open?.is === 'codes'} close={close}>
        {open?.is === 'new' ? (
          <NewPasskey
            onAdded={(codes) => {
              void message.success(texts.added);
              setOpen(codes.length > 0 ? { is: 'codes', codes } : undefined);
            }}
          />
        ) : null}
        {open?.is === 'name' ? <RenamePasskey passkey={open.passkey} onRenamed={close} /> : null}
        {open?.is === 'codes' ? <RecoveryCodes codes={open.codes} action={account.done} onStored={close} /> : null}
      </StepDialog>
    </Panel>
  );
}

function PasskeyList({
  passkeys,
  rename,
  remove,
}: {
  passkeys: readonly Passkey[];
  rename: (passkey: Passkey) => void;
  remove: (passkey: Passkey) => void;
}) {
  const { passkeys: texts } = useTexts();
  return (
    <ul className={styles.passkeys}>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <Fingerprint size={16} aria-hidden="true" />
          <span className={styles.passkeyName}>
            {passkey.name}
            <span className={styles.quiet}>
              {passkey.usedAt === null
                ? texts.neverUsed(formatTimestamp(passkey.createdAt))
                : texts.used(formatTimestamp(passkey.usedAt))}
            </span>
          </span>
          <Button type="text" aria-label={texts.renameLabel(passkey.name)} onClick={() => rename(passkey)}>
            {texts.rename}
          </Button>
          <Button type="text" danger aria-label={texts.removeLabel(passkey.name)} onClick={() => remove(passkey)}>
            {texts.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function NewPasskey({ onAdded }: { onAdded: (recoveryCodes: readonly string[]) => void }) {
  const { passkeys: texts } = useTexts();
  const { add, problem, isPending } = useNewPasskey();
  async function submit({ name }: { name: string }) {
    const added = await add(name);
    if (added !== undefined) onAdded(added.recoveryCodes);
  }
  return (
    <div className={styles.stack}>
      <p className={styles.quiet}>{texts.newHint}</p>
      {problem === undefined ? null : <Alert type="error" title={problem.message} />}
      <NameForm initial={texts.firstName} action={texts.make} isPending={isPending} onSubmit={submit} />
    </div>
  );
}

function RenamePasskey({ passkey, onRenamed }: { passkey: Passkey; onRenamed: () => void }) {
  const { passkeys: texts } = useTexts();
  const { write, isPending } = useWrite(renamePasskey, { changes: [listPasskeys] });
  const [form] = Form.useForm<{ name: string }>();
  async function submit({ name }: { name: string }) {
    const result = await write({ id: passkey.id, name });
    if (result.ok) return onRenamed();
    showFieldErrors(form, result.failure);
  }
  return (
    <NameForm form={form} initial={passkey.name} action={texts.saveName} isPending={isPending} onSubmit={submit} />
  );
}

function NameForm({
  form,
  initial,
  action,
  isPending,
  onSubmit,
}: {
  form?: ReturnType<typeof Form.useForm<{ name: string }>>[0];
  initial: string;
  action: string;
  isPending: boolean;
  onSubmit: (values: { name: string }) => Promise<void>;
}) {
  const { passkeys: texts } = useTexts();
  const field = useFocusOnMount<InputRef>();
  const id = useId();
  return (
    <Form
      {...(form && { form })}
      name={id}
      layout="vertical"
      initialValues={{ name: initial }}
      onFinish={(values) => void onSubmit(values)}
      requiredMark={false}
    >
      <Form.Item
        name="name"
        label={texts.name}
        rules={[{ required: true, whitespace: true, message: texts.nameRequired }]}
      >
        <Input size="large" maxLength={60} ref={field} />
      </Form.Item>
      <Button type="primary" size="large" block htmlType="submit" loading={isPending}>
        {action}
      </Button>
    </Form>
  );
}
