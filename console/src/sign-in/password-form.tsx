import { Button, Form, Input, type InputRef } from 'antd';
import { type NextStep, type SecondFactor, signIn } from 'contract/console/sign-in.ts';
import { useState } from 'react';
import { useWrite } from '../gateway/use-write.ts';
import { showFieldErrors } from '../parts/fields/show-field-errors.ts';
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts';
import { useTexts } from '../text/use-language.ts';
import { DelayAlert } from './delay-alert.tsx';
import styles from './sign-in.module.css';

type Values = { login: string; password: string };

/** The first step. `expiredText` says that an earlier attempt took too long. */
export function PasswordForm({
  onAccepted,
  expiredText,
}: {
  onAccepted: (next: NextStep, secondFactors: readonly SecondFactor[]) => void;
  expiredText?: string | undefined;
}) {
  const { signIn: texts } = useTexts();
  const [form] = Form.useForm<Values>();
  const field = useFocusOnMount<InputRef>();
  const [delayedUntil, setDelayedUntil] = useState<number>();
  const { write, isPending } = useWrite(signIn, { handles: ['signInRejected', 'signInDelayed'] });

  async function submit(values: Values) {
    setDelayedUntil(undefined);
    const result = await write(values);
    if (result.ok) return onAccepted(result.value.data.next, result.value.data.secondFactors ?? []);
    const { error, message, retryAfter, fields } = result.failure;
    if (error === 'signInDelayed') setDelayedUntil(Date.now() + (retryAfter ?? 60) * 1000);
    showFieldErrors(form, result.failure);
    if (fields.length === 0 && error === 'signInRejected') form.setFields([{ name: 'password', errors: [message] }]);
  }

  return (
    <>
      <h1>{texts.title}</h1>
      {expiredText === undefined ? null : <p className={styles.quiet}>{expiredText}</p>}
      {delayedUntil === undefined ? null : <DelayAlert until={delayedUntil} />}
      <Form form={form} layout="vertical" onFinish={(values) => void submit(values)} requiredMark={false}>
        <Form.Item name="login" label={texts.login} rules={[{ required: true, message: texts.loginRequired }]}>
          <Input size="large" autoComplete="username" autoCapitalize="none" spellCheck={false} ref={field} />
        </Form.Item>
        <Form.Item name="password" label={texts.password} rules={[{ required: true, message: texts.passwordRequired }]}>
          <Input.Password size="large" autoComplete="current-password" />
        </Form.Item>
        <Button type="primary" size="large" block htmlType="submit" loading={isPending}>
          {texts.continue}
        </Button>
      </Form>
      <p className={styles.note}>{texts.forgotten}</p>
    </>
  );
}
