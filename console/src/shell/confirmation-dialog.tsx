import { Button, Form, Input, type InputRef, Modal } from 'antd';
import { confirmSession, getSession } from 'contract/console/sessions.ts';
import { useId } from 'react';
import { useRead } from '../gateway/use-read.ts';
import { useWrite } from '../gateway/use-write.ts';
import { CodeField } from '../parts/code-field.tsx';
import { placeFieldErrors } from '../parts/place-field-errors.ts';
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './dialogs.module.css';

type Values = { code?: string; password?: string };

/** Asks for the second factor again, or for the password of an account without one. */
export function ConfirmationDialog({ close }: { close: (isConfirmed: boolean) => void }) {
  const { shellDialogs, parts, signIn } = useTexts();
  const { confirmation } = shellDialogs;
  const { data } = useRead(getSession, {}, { silent: true });
  const byCode = data?.data.account.hasSecondFactor ?? true;
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
    placeFieldErrors(form, result.failure);
    if (fields.length === 0) form.setFields([{ name: byCode ? 'code' : 'password', errors: [message] }]);
  }

  return (
    <Modal
      open
      title={confirmation.title}
      onCancel={() => close(false)}
      width={440}
      transitionName=""
      maskTransitionName=""
      footer={
        <>
          <Button onClick={() => close(false)}>{parts.cancel}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={isPending}>
            {confirmation.confirm}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{byCode ? confirmation.byCode : confirmation.byPassword}</p>
      <Form id={formId} form={form} layout="vertical" onFinish={(values) => void submit(values)} requiredMark={false}>
        {byCode ? <CodeField label={signIn.code} onComplete={() => form.submit()} /> : <PasswordField />}
      </Form>
    </Modal>
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
