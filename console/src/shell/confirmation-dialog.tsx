import { Alert, Button, Form, Input, type InputRef } from 'antd';
import { confirmByPasskey } from 'contract/console/passkeys.ts';
import { confirmSession, getSession } from 'contract/console/sessions.ts';
import type { SecondFactor } from 'contract/console/sign-in.ts';
import { Fingerprint } from 'lucide-react';
import { useId } from 'react';
import { useRead } from '../gateway/use-read.ts';
import { useWrite } from '../gateway/use-write.ts';
import { CodeField } from '../parts/credentials/code-field.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { hasPasskeys } from '../parts/credentials/passkeys.ts';
import { showFieldErrors } from '../parts/fields/show-field-errors.ts';
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts';
import { usePasskey } from '../parts/credentials/use-passkey.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './dialogs.module.css';

type Values = { code?: string; password?: string };

/** Asks for the second factor again, or for the password of an account without one. */
export function ConfirmationDialog({ close }: { close: (isConfirmed: boolean) => void }) {
  const { shellDialogs, passkeys, signIn } = useTexts();
  const { confirmation } = shellDialogs;
  const { data } = useRead(getSession, {}, { silent: true, hasTexts: false });
  const secondFactors: readonly SecondFactor[] = data?.data.account.secondFactors ?? ['authenticator'];
  const byPasskey = secondFactors.includes('passkey') && hasPasskeys();
  const byCode = secondFactors.includes('authenticator');
  const hasForm = byCode || secondFactors.length === 0;
  const { use, problem, isPending: isPasskeyPending } = usePasskey(confirmByPasskey);
  const [form] = Form.useForm<Values>();
  const formId = useId();
  const { write, isPending } = useWrite(confirmSession, {
    changes: [getSession],
    handles: ['codeRejected', 'signInDelayed'],
  });

  async function submit({ code = '', password = '' }: Values) {
    const result = await write(byCode ? { code } : { password });
    if (result.ok) return close(true);
    const { fields, message } = result.failure;
    if (byCode) form.setFieldValue('code', '');
    showFieldErrors(form, result.failure);
    if (fields.length === 0) form.setFields([{ name: byCode ? 'code' : 'password', errors: [message] }]);
  }

  async function confirmWithPasskey() {
    if ((await use()) === undefined) close(true);
  }

  return (
    <Dialog
      title={confirmation.title}
      close={() => close(false)}
      width={440}
      action={
        <>
          {byPasskey ? (
            <Button
              type={byCode ? 'default' : 'primary'}
              icon={<Fingerprint size={16} />}
              loading={isPasskeyPending}
              onClick={() => void confirmWithPasskey()}
            >
              {passkeys.use}
            </Button>
          ) : null}
          {hasForm ? (
            <Button type="primary" htmlType="submit" form={formId} loading={isPending}>
              {confirmation.confirm}
            </Button>
          ) : null}
        </>
      }
    >
      <p className={styles.intro}>
        {byPasskey ? passkeys.confirm : byCode ? confirmation.byCode : confirmation.byPassword}
      </p>
      {problem === undefined ? null : <Alert type="error" title={problem.message} />}
      {hasForm ? (
        <Form id={formId} form={form} layout="vertical" onFinish={(values) => void submit(values)} requiredMark={false}>
          {byCode ? <CodeField label={signIn.code} onComplete={() => form.submit()} /> : <PasswordField />}
        </Form>
      ) : null}
    </Dialog>
  );
}

function PasswordField() {
  const { confirmation } = useTexts().shellDialogs;
  const field = useFocusOnMount<InputRef>();
  return (
    <Form.Item name="password" label={confirmation.password}>
      <Input.Password size="large" autoComplete="current-password" ref={field} />
    </Form.Item>
  );
}
