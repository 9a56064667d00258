import { Alert, Button } from 'antd';
import type { NextStep } from 'contract/console/sign-in.ts';
import { Fingerprint } from 'lucide-react';
import { useTexts } from '../../text/use-language.ts';
import { hasPasskeys } from './passkeys.ts';
import { useNewPasskey } from './use-passkey.ts';

/** Where a role requires a second factor: a passkey instead of an authenticator. Nothing where browsers have none. */
export function PasskeyEnrolment({
  onEnrolled,
  onExpired,
}: {
  onEnrolled: (recoveryCodes: readonly string[], next: NextStep) => void;
  onExpired: () => void;
}) {
  const { passkeys } = useTexts();
  const { add, problem, isPending } = useNewPasskey();
  if (!hasPasskeys()) return null;

  async function enrol() {
    const added = await add(passkeys.firstName);
    if (added !== undefined) onEnrolled(added.recoveryCodes, added.next);
  }
  return (
    <>
      <Button size="large" block icon={<Fingerprint size={16} />} loading={isPending} onClick={() => void enrol()}>
        {passkeys.enrolInstead}
      </Button>
      {problem === undefined ? null : (
        <Alert
          type="error"
          title={problem.message}
          action={problem.isExpired ? <Button onClick={onExpired}>{passkeys.again}</Button> : null}
        />
      )}
    </>
  );
}
