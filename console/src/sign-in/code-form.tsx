import { Button, Form, Input, type InputRef } from 'antd';
import { enterCode, type SecondFactor } from 'contract/console/sign-in.ts';
import { useState } from 'react';
import { useWrite } from '../gateway/use-write.ts';
import { CodeField } from '../parts/credentials/code-field.tsx';
import { hasPasskeys } from '../parts/credentials/passkeys.ts';
import { showFieldErrors } from '../parts/fields/show-field-errors.ts';
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts';
import { useTexts } from '../text/use-language.ts';
import { DelayAlert } from './delay-alert.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import styles from './sign-in.module.css';

type Values = { code?: string; recoveryCode?: string };

type Way = 'code' | 'passkey' | 'recoveryCode';

type CodeFormProps = {
  secondFactors: readonly SecondFactor[];
  onAccepted: () => void;
  onExpired: (message: string) => void;
  onOtherAccount: () => void;
};

/** The second step: a passkey, the code of the authenticator, or a recovery code. */
export function CodeForm({ secondFactors, onAccepted, onExpired, onOtherAccount }: CodeFormProps) {
  const { signIn } = useTexts();
  const ways: readonly Way[] = [
    ...(secondFactors.includes('passkey') && hasPasskeys() ? (['passkey'] as const) : []),
    ...(secondFactors.includes('authenticator') ? (['code'] as const) : []),
    'recoveryCode',
  ];
  const [way, setWay] = useState<Way>(ways[0] ?? 'recoveryCode');
  const byRecoveryCode = way === 'recoveryCode';
  const { form, delayedUntil, isPending, submit } = useCode({ byRecoveryCode, onAccepted, onExpired });

  return (
    <>
      {way === 'passkey' ? (
        <PasskeyForm onAccepted={onAccepted} onExpired={onExpired} />
      ) : (
        <>
          <h1>{byRecoveryCode ? signIn.recoveryTitle : signIn.codeTitle}</h1>
          <p className={styles.quiet}>{byRecoveryCode ? signIn.recoveryHint : signIn.codeHint}</p>
          {delayedUntil === undefined ? null : <DelayAlert until={delayedUntil} />}
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
      <OtherWays ways={ways.filter((other) => other !== way)} setWay={setWay} onOtherAccount={onOtherAccount} />
      {way === 'code' ? <p className={styles.note}>{signIn.codeNote}</p> : null}
    </>
  );
}

/** What is typed, and until when no other attempt is possible; both stay while another way is shown. */
function useCode({
  byRecoveryCode,
  onAccepted,
  onExpired,
}: { byRecoveryCode: boolean } & Pick<CodeFormProps, 'onAccepted' | 'onExpired'>) {
  const [form] = Form.useForm<Values>();
  const [delayedUntil, setDelayedUntil] = useState<number>();
  const { write, isPending } = useWrite(enterCode, { handles: ['codeRejected', 'signInDelayed', 'signInExpired'] });

  async function submit({ code = '', recoveryCode = '' }: Values): Promise<void> {
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

  return { form, delayedUntil, isPending, submit };
}

function OtherWays({
  ways,
  setWay,
  onOtherAccount,
}: { ways: readonly Way[]; setWay: (way: Way) => void } & Pick<CodeFormProps, 'onOtherAccount'>) {
  const { signIn, passkeys } = useTexts();
  const texts: Record<Way, string> = {
    passkey: passkeys.use,
    code: signIn.useAuthenticator,
    recoveryCode: signIn.useRecoveryCode,
  };
  return (
    <div className={styles.links}>
      {ways.map((way) => (
        <button key={way} type="button" onClick={() => setWay(way)}>
          {texts[way]}
        </button>
      ))}
      <button type="button" onClick={onOtherAccount}>
        {signIn.otherAccount}
      </button>
    </div>
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
