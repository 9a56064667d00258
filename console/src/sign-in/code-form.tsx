import { Button, Form, Input, type InputRef } from 'antd';
import { enterCode, type SecondFactor } from 'contract/console/sign-in.ts';
import { useState } from 'react';
import { useWrite } from '../gateway/use-write.ts';
import { CodeField } from '../parts/code-field.tsx';
import { hasPasskeys } from '../parts/passkeys.ts';
import { showFieldErrors } from '../parts/show-field-errors.ts';
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts';
import { useTexts } from '../text/use-language.ts';
import { DelayNotice } from './delay-notice.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import styles from './sign-in.module.css';

type Values = { code?: string; recoveryCode?: string };

type Way = 'code' | 'passkey' | 'recoveryCode';

/** The second step: a passkey, the code of the authenticator, or a recovery code. */
export function CodeForm({
  secondFactors,
  onAccepted,
  onExpired,
  onOtherAccount,
}: {
  secondFactors: readonly SecondFactor[];
  onAccepted: () => void;
  onExpired: (message: string) => void;
  onOtherAccount: () => void;
}) {
  const { signIn, passkeys } = useTexts();
  const [form] = Form.useForm<Values>();
  const ways: readonly Way[] = [
    ...(secondFactors.includes('passkey') && hasPasskeys() ? (['passkey'] as const) : []),
    ...(secondFactors.includes('authenticator') ? (['code'] as const) : []),
    'recoveryCode',
  ];
  const [way, setWay] = useState<Way>(ways[0] ?? 'recoveryCode');
  const byRecoveryCode = way === 'recoveryCode';
  const [delayedUntil, setDelayedUntil] = useState<number>();
  const { write, isPending } = useWrite(enterCode, { handles: ['codeRejected', 'signInDelayed', 'signInExpired'] });

  const wayTexts: Record<Way, string> = {
    passkey: passkeys.use,
    code: signIn.useAuthenticator,
    recoveryCode: signIn.useRecoveryCode,
  };

  async function submit({ code = '', recoveryCode = '' }: Values) {
    setDelayedUntil(undefined);
    const result = await write(byRecoveryCode ? { recoveryCode } : { code });
    if (result.ok) return onAccepted();
    const { error, message, retryAfter } = result.failure;
    if (error === 'signInExpired') return onExpired(message);
    if (error === 'signInDelayed') setDelayedUntil(Date.now() + (retryAfter ?? 60) * 1000);
    const field = byRecoveryCode ? 'recoveryCode' : 'code';
    if (!byRecoveryCode) form.setFieldValue('code', '');
    showFieldErrors(form, result.failure);
    if (error === 'codeRejected') form.setFields([{ name: field, errors: [message] }]);
  }

  return (
    <>
      {way === 'passkey' ? (
        <PasskeyForm onAccepted={onAccepted} onExpired={onExpired} />
      ) : (
        <>
          <h1>{byRecoveryCode ? signIn.recoveryTitle : signIn.codeTitle}</h1>
          <p className={styles.quiet}>{byRecoveryCode ? signIn.recoveryHint : signIn.codeHint}</p>
          {delayedUntil === undefined ? null : <DelayNotice until={delayedUntil} />}
          <Form form={form} layout="vertical" onFinish={(values) => void submit(values)} requiredMark={false}>
            {byRecoveryCode ? (
              <RecoveryCodeField />
            ) : (
              <CodeField label={signIn.code} onComplete={() => form.submit()} />
            )}
            <Button type="primary" size="large" block htmlType="submit" loading={isPending}>
              {signIn.signIn}
            </Button>
          </Form>
        </>
      )}
      <div className={styles.links}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <button key={other} type="button" onClick={() => setWay(other)}>
              {wayTexts[other]}
            </button>
          ))}
        <button type="button" onClick={onOtherAccount}>
          {signIn.otherAccount}
        </button>
      </div>
      {way === 'code' ? <p className={styles.note}>{signIn.codeNote}</p> : null}
    </>
  );
}

function RecoveryCodeField() {
  const { signIn } = useTexts();
  const field = useFocusOnMount<InputRef>();
  return (
    <Form.Item name="recoveryCode" label={signIn.recoveryCode}>
      <Input size="large" autoComplete="off" autoCapitalize="none" spellCheck={false} ref={field} />
    </Form.Item>
  );
}
