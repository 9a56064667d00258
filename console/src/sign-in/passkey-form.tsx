import { Alert, Button } from 'antd';
import { enterPasskey } from 'contract/console/passkeys.ts';
import { Fingerprint } from 'lucide-react';
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts';
import { usePasskey } from '../parts/credentials/use-passkey.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './sign-in.module.css';

/** The second step with a passkey. */
export function PasskeyForm({
  onAccepted,
  onExpired,
}: {
  onAccepted: () => void;
  onExpired: (message: string) => void;
}) {
  const { passkeys } = useTexts();
  const button = useFocusOnMount<HTMLButtonElement>();
  const { use, problem, isPending } = usePasskey(enterPasskey);

  async function enter() {
    const found = await use();
    if (found === undefined) onAccepted();
    else if (found.isExpired) onExpired(found.message);
  }
  return (
    <>
      <h1>{passkeys.signInTitle}</h1>
      <p className={styles.quiet}>{passkeys.signInHint}</p>
      {problem === undefined ? null : <Alert type="error" title={problem.message} />}
      <Button
        type="primary"
        size="large"
        block
        ref={button}
        icon={<Fingerprint size={16} />}
        loading={isPending}
        onClick={() => void enter()}
      >
        {passkeys.use}
      </Button>
    </>
  );
}
