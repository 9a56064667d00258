import { useQueryClient } from '@tanstack/react-query';
import { type OutputOf } from 'client/call.ts';
import { Button, Form, Steps } from 'antd';
import { type NextStep, readSetUpLink, setUpAccount } from 'contract/console/sign-in.ts';
import { Check, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../gateway/use-read.ts';
import { useWrite } from '../gateway/use-write.ts';
import { AuthenticatorEnrolment } from '../parts/credentials/authenticator-enrolment.tsx';
import { LoadError } from '../parts/loading/load-error.tsx';
import { NewPasswordFields } from '../parts/credentials/new-password-fields.tsx';
import { PasskeyEnrolment } from '../parts/credentials/passkey-enrolment.tsx';
import { showFieldErrors } from '../parts/fields/show-field-errors.ts';
import { RecoveryCodes } from '../parts/credentials/recovery-codes.tsx';
import { useTexts } from '../text/use-language.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import styles from './sign-in.module.css';

type Link = OutputOf<typeof readSetUpLink>['data'];

/** The link of a new account, or of a forgotten password. Its token is in the fragment, which no server log has. */
export function SetUpScreen() {
  const [token] = useState(() => location.hash.slice(1));
  // The link ends with its first step. Read again in another language it would be missing, and the later steps lost.
  const { data, failure, retry } = useRead(readSetUpLink, { token }, { silent: true, hasTexts: false });
  return (
    <SignInFrame>
      {data ? <SetUp link={data.data} token={token} /> : null}
      {failure === undefined || data ? null : failure.status === 404 || failure.status === 422 ? (
        <InvalidLink />
      ) : (
        <LoadError failure={failure} retry={retry} />
      )}
    </SignInFrame>
  );
}

function InvalidLink() {
  const { signIn } = useTexts();
  const navigate = useNavigate();
  return (
    <>
      <h1>{signIn.linkInvalid}</h1>
      <p className={styles.quiet}>{signIn.linkInvalidHint}</p>
      <Button size="large" block onClick={() => void navigate('/sign-in')}>
        {signIn.toSignIn}
      </Button>
    </>
  );
}

type Step = { is: 'password' } | { is: 'enrol' } | { is: 'codes'; codes: readonly string[] };

const position: Record<Step['is'], number> = { password: 0, enrol: 1, codes: 2 };

function SetUp({ link, token }: { link: Link; token: string }) {
  const { signIn } = useTexts();
  const [step, setStep] = useState<Step>({ is: 'password' });
  const cache = useQueryClient();
  const navigate = useNavigate();
  const go = (path: string) => {
    cache.clear();
    void navigate(path, { replace: true });
  };
  const accepted: Record<NextStep, () => void> = {
    done: () => go('/'),
    // Somebody who has an authenticator already and has only lost the password.
    code: () => go('/sign-in'),
    enrol: () => setStep({ is: 'enrol' }),
  };
  return (
    <>
      <div className={styles.header}>
        <h1>{signIn.setUpTitle(link.name)}</h1>
        {step.is === 'password' ? <span>{signIn.linkMinutes(link.minutesLeft)}</span> : null}
      </div>
      {link.requiresSecondFactor ? (
        <Steps
          size="small"
          current={position[step.is]}
          items={[
            { title: signIn.steps.password },
            { title: signIn.steps.authenticator },
            { title: signIn.steps.recoveryCodes },
          ]}
        />
      ) : null}
      {step.is === 'enrol' ? (
        <p className={styles.done}>
          <Check size={14} aria-hidden="true" />
          {signIn.passwordDone(link.login)}
        </p>
      ) : null}
      {step.is === 'password' ? (
        <SetPassword link={link} token={token} onAccepted={(next) => accepted[next]()} />
      ) : step.is === 'enrol' ? (
        <>
          <AuthenticatorEnrolment
            onEnrolled={(codes) => setStep({ is: 'codes', codes })}
            onExpired={() => go('/sign-in')}
          />
          <PasskeyEnrolment onEnrolled={(codes) => setStep({ is: 'codes', codes })} onExpired={() => go('/sign-in')} />
        </>
      ) : (
        <RecoveryCodes codes={step.codes} action={signIn.enterConsole} onStored={() => go('/')} />
      )}
    </>
  );
}

function SetPassword({ link, token, onAccepted }: { link: Link; token: string; onAccepted: (next: NextStep) => void }) {
  const { signIn } = useTexts();
  const [form] = Form.useForm<{ password: string }>();
  const { write, isPending } = useWrite(setUpAccount);
  async function submit({ password }: { password: string }) {
    const result = await write({ token, password });
    if (result.ok) return onAccepted(result.value.data.next);
    showFieldErrors(form, result.failure);
  }
  return (
    <>
      <Form form={form} layout="vertical" onFinish={(values) => void submit(values)} requiredMark={false}>
        {/* Password managers store the password under this name. */}
        <input type="text" name="username" autoComplete="username" value={link.login} readOnly hidden />
        <NewPasswordFields login={link.login} name="password" />
        <Button type="primary" size="large" block htmlType="submit" loading={isPending}>
          {signIn.setPassword}
        </Button>
      </Form>
      <p className={styles.note}>
        <LockKeyhole size={14} aria-hidden="true" />
        {signIn.linkNote}
      </p>
    </>
  );
}
