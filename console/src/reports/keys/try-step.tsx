import { Button } from 'antd';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { useTexts } from '../../text/use-language.ts';
import { KeyFileFields } from '../key-fields.tsx';
import { useKeyFile } from '../use-key-file.ts';
import styles from './make-key-screen.module.css';
import type { NewKey } from './use-new-key.ts';

/** Opens the saved file once. Only a key that opens is registered. */
export function TryStep({ newKey }: { newKey: NewKey }) {
  const { reports, reportKeys } = useTexts();
  const { making: texts } = reportKeys;
  const { key, isTried, isOther, submit } = useTrial(newKey);
  const { file, problem, isPending } = key;
  const { isRegistering } = newKey;
  const isBusy = isPending || isRegistering;
  const shown = problem === undefined ? (isOther ? texts.otherKey : undefined) : reports.unlock.problems[problem];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{texts.tryLead}</p>
      <KeyFileFields chosen={key} isBusy={isBusy} isOpened={isTried} />
      <p className={isTried ? undefined : styles.problem} role="alert">
        {isTried ? texts.tried : shown}
      </p>
      <div className={styles.buttons}>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          disabled={file === undefined}
          loading={isBusy}
          icon={<KeyRound size={16} />}
        >
          {isPending ? texts.trying : isTried ? texts.register : texts.tryIt}
        </Button>
        <Button size="large" type="text" disabled={isBusy} onClick={newKey.startAgain}>
          {texts.startAgain}
        </Button>
      </div>
    </form>
  );
}

/** What was tried need not be tried again if the registration fails. */
function useTrial({ made, register }: NewKey) {
  const key = useKeyFile();
  const [isTried, setTried] = useState(false);
  const [isOther, setOther] = useState(false);

  const submit = useOneAtATime(async () => {
    setOther(false);
    if (!isTried) {
      const pair = await key.read();
      if (pair === undefined) return;
      if (pair.recipient !== made?.recipient) return setOther(true);
      setTried(true);
      key.typePassphrase('');
    }
    await register();
  });

  return { key, isTried, isOther, submit };
}
