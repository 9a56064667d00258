import { useQueryClient } from '@tanstack/react-query';
import type { NextStep, SecondFactor } from 'contract/console/sign-in.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AuthenticatorEnrolment } from '../parts/credentials/authenticator-enrolment.tsx';
import { PasskeyEnrolment } from '../parts/credentials/passkey-enrolment.tsx';
import { RecoveryCodes } from '../parts/credentials/recovery-codes.tsx';
import { takeReturnPath } from '../shell/session.tsx';
import { useTexts } from '../text/use-language.ts';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import styles from './sign-in.module.css';

type Step =
  | { is: 'password'; expiredText?: string }
  | { is: 'code'; secondFactors: readonly SecondFactor[] }
  | { is: 'enrol' }
  | { is: 'codes'; codes: readonly string[] };

export function SignInScreen() {
  const { signIn } = useTexts();
  const [step, setStep] = useState<Step>({ is: 'password' });
  const cache = useQueryClient();
  const navigate = useNavigate();

  function enter() {
    // Nothing that somebody else has read may be shown.
    cache.clear();
    void navigate(takeReturnPath(), { replace: true });
  }
  const accepted: Record<NextStep, (secondFactors: readonly SecondFactor[]) => void> = {
    done: enter,
    code: (secondFactors) => setStep({ is: 'code', secondFactors }),
    enrol: () => setStep({ is: 'enrol' }),
  };
  const restart = (expiredText?: string) =>
    setStep({ is: 'password', ...(expiredText !== undefined && { expiredText }) });

  return (
    <SignInFrame>
      {step.is === 'password' ? (
        <PasswordForm onAccepted={(next, factors) => accepted[next](factors)} expiredText={step.expiredText} />
      ) : null}
      {step.is === 'code' ? (
        <CodeForm
          secondFactors={step.secondFactors}
          onAccepted={enter}
          onExpired={restart}
          onOtherAccount={() => restart()}
        />
      ) : null}
      {step.is === 'enrol' ? (
        <>
          <h1>{signIn.enrolTitle}</h1>
          <p className={styles.quiet}>{signIn.enrolHint}</p>
          <AuthenticatorEnrolment onEnrolled={(codes) => setStep({ is: 'codes', codes })} onExpired={() => restart()} />
          <PasskeyEnrolment onEnrolled={(codes) => setStep({ is: 'codes', codes })} onExpired={() => restart()} />
        </>
      ) : null}
      {step.is === 'codes' ? (
        <>
          <h1>{signIn.recoveryCodesTitle}</h1>
          <RecoveryCodes codes={step.codes} action={signIn.enterConsole} onStored={enter} />
        </>
      ) : null}
    </SignInFrame>
  );
}
