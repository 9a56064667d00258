import type { OutputOf } from 'client/call.ts';
import type { CallResult } from 'client/failure.ts';
import { Button, Form, QRCode } from 'antd';
import { beginSecondFactor, enrolSecondFactor } from 'contract/console/second-factor.ts';
import type { NextStep } from 'contract/console/sign-in.ts';
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { announceFailure } from '../../gateway/announcements.ts';
import { call } from '../../gateway/call.ts';
import { useWrite } from '../../gateway/use-write.ts';
import { useTexts } from '../../text/use-language.ts';
import styles from './authenticator-enrolment.module.css';
import { CodeField } from './code-field.tsx';
import { showFieldErrors } from '../fields/show-field-errors.ts';

type Secret = { secret: string; uri: string };

/** Shows the secret of a new authenticator as a QR code and as text, and asks for its first code. */
export function AuthenticatorEnrolment({
  onEnrolled,
  onExpired,
}: {
  onEnrolled: (recoveryCodes: readonly string[], next: NextStep) => void;
  /** The sign-in took too long. */
  onExpired: () => void;
}) {
  const { signIn } = useTexts();
  const [form] = Form.useForm<{ code?: string }>();
  const [secret, setSecret] = useState<Secret>();
  const { write: enrol, isPending } = useWrite(enrolSecondFactor, { handles: ['codeRejected'] });

  // The secret is made once: another one would make the scanned one useless.
  const started = useEffectEvent((result: CallResult<OutputOf<typeof beginSecondFactor>>) => {
    if (result.ok) setSecret(result.value.data);
    else if (result.failure.error === 'signInExpired') onExpired();
    else announceFailure(result.failure);
  });
  useEffect(() => {
    void call(beginSecondFactor, {}).then(started);
  }, []);

  async function submit({ code = '' }: { code?: string }) {
    const result = await enrol({ code });
    if (result.ok) return onEnrolled(result.value.data.recoveryCodes, result.value.data.next);
    if (result.failure.error === 'signInExpired') return onExpired();
    form.setFieldValue('code', '');
    showFieldErrors(form, result.failure);
    if (result.failure.fields.length === 0) form.setFields([{ name: 'code', errors: [result.failure.message] }]);
  }

  return (
    <Form
      form={form}
      layout="vertical"
      onFinish={(values) => void submit(values)}
      requiredMark={false}
      className={styles.form ?? ''}
    >
      <div className={styles.secret}>
        <div className={styles.picture} aria-hidden="true">
          {secret === undefined ? null : (
            <QRCode type="svg" value={secret.uri} size={152} bordered={false} color="#12171A" bgColor="#FFFFFF" />
          )}
        </div>
        <div>
          <p>{signIn.scan}</p>
          <code>{secret?.secret.replaceAll(/(.{4})(?=.)/g, '$1 ') ?? '····'}</code>
          <p className={styles.note}>{signIn.secretNote}</p>
        </div>
      </div>
      <CodeField label={signIn.firstCode} onComplete={() => form.submit()} />
      <Button type="primary" size="large" block htmlType="submit" loading={isPending} icon={<KeyRound size={16} />}>
        {signIn.checkAndContinue}
      </Button>
    </Form>
  );
}
