import { App, Button } from 'antd';
import { removeSecondFactor, renewRecoveryCodes } from 'contract/console/second-factor.ts';
import { getSession } from 'contract/console/sessions.ts';
import { Minus, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { announceFailure, askForConfirmation } from '../gateway/announcements.ts';
import { call } from '../gateway/call.ts';
import { useInvalidate } from '../gateway/use-invalidate.ts';
import { useWrite } from '../gateway/use-write.ts';
import { AuthenticatorEnrolment } from '../parts/credentials/authenticator-enrolment.tsx';
import { Panel } from '../parts/layout/panel.tsx';
import { RecoveryCodes } from '../parts/credentials/recovery-codes.tsx';
import { useConfirm } from '../parts/use-confirm.ts';
import { isRecentlyConfirmed, useSession } from '../shell/session.tsx';
import { useTexts } from '../text/use-language.ts';
import styles from './account.module.css';
import { StepDialog } from './step-dialog.tsx';

type Open = { is: 'enrolment' } | { is: 'codes'; codes: readonly string[] };

export function SecondFactorPanel() {
  const { account: texts, signIn } = useTexts();
  const { account } = useSession();
  const { message } = App.useApp();
  const invalidate = useInvalidate();
  const [open, setOpen] = useState<Open>();

  function close() {
    setOpen(undefined);
    void invalidate([getSession]);
  }

  return (
    <Panel title={texts.secondFactor}>
      <div className={styles.stack}>
        <Authenticator enrol={() => setOpen({ is: 'enrolment' })} />
        {account.secondFactors.length > 0 ? (
          <>
            <hr />
            <RenewedCodes show={(codes) => setOpen({ is: 'codes', codes })} />
          </>
        ) : null}
      </div>
      <StepDialog
        title={open && (open.is === 'codes' ? signIn.recoveryCodesTitle : texts.setUp)}
        hasCodes={open?.is === 'codes'}
        close={close}
      >
        {open?.is === 'enrolment' ? (
          <AuthenticatorEnrolment
            onEnrolled={(codes) => {
              void message.success(texts.enrolled);
              setOpen({ is: 'codes', codes });
            }}
            onExpired={() => {
              setOpen(undefined);
              void announceEndedSession();
            }}
          />
        ) : null}
        {open?.is === 'codes' ? <RecoveryCodes codes={open.codes} action={texts.done} onStored={close} /> : null}
      </StepDialog>
    </Panel>
  );
}

/** Without a session an enrolment counts as a sign-in that took too long. */
async function announceEndedSession(): Promise<void> {
  const result = await call(getSession, {});
  if (!result.ok) announceFailure(result.failure);
}

/** Whether there is an authenticator, and the ways to set one up and to remove it. */
function Authenticator({ enrol }: { enrol: () => void }) {
  const { account: texts } = useTexts();
  const { account, session } = useSession();
  const { message } = App.useApp();
  const confirm = useConfirm();
  const { write: remove, isPending } = useWrite(removeSecondFactor, { changes: [getSession] });
  const hasAuthenticator = account.secondFactors.includes('authenticator');
  const hasPasskey = account.secondFactors.includes('passkey');
  const isNeeded = account.requiresSecondFactor && account.secondFactors.length === 1;

  /** The new secret is made as soon as the dialog opens, so the second factor is asked for before. */
  async function confirmAndEnrol() {
    if (isRecentlyConfirmed(session) || (await askForConfirmation())) enrol();
  }
  async function removeAuthenticator() {
    const isWanted = await confirm({
      title: texts.removeTitle,
      content: hasPasskey ? texts.removeHintWithPasskey : texts.removeHint,
      action: texts.remove,
      isDangerous: true,
    });
    if (isWanted && (await remove({})).ok) void message.success(texts.removed);
  }

  return (
    <>
      <p className={styles.state}>
        {hasAuthenticator ? <Smartphone size={16} aria-hidden="true" /> : <Minus size={16} aria-hidden="true" />}
        {hasAuthenticator ? texts.hasAuthenticator : hasPasskey ? texts.hasPasskeyOnly : texts.hasNone}
      </p>
      {hasAuthenticator && isNeeded ? <p className={styles.quiet}>{texts.isRequired}</p> : null}
      <div className={styles.actions}>
        <Button onClick={() => void confirmAndEnrol()}>{hasAuthenticator ? texts.replace : texts.setUp}</Button>
        {hasAuthenticator && !isNeeded ? (
          <Button danger type="text" loading={isPending} onClick={() => void removeAuthenticator()}>
            {texts.remove}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** How many recovery codes are left, and the way to new ones. */
function RenewedCodes({ show }: { show: (codes: readonly string[]) => void }) {
  const { account: texts } = useTexts();
  const { account } = useSession();
  const confirm = useConfirm();
  const { write: renew, isPending } = useWrite(renewRecoveryCodes, { changes: [getSession] });

  async function renewCodes() {
    const isWanted = await confirm({ title: texts.renewTitle, content: texts.renewHint, action: texts.renewCodes });
    if (!isWanted) return;
    const result = await renew({});
    if (result.ok) show(result.value.data.recoveryCodes);
  }

  return (
    <>
      <p>{texts.codesLeft(account.recoveryCodesLeft)}</p>
      <div className={styles.actions}>
        <Button loading={isPending} onClick={() => void renewCodes()}>
          {texts.renewCodes}
        </Button>
      </div>
    </>
  );
}
