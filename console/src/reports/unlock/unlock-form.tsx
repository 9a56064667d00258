import { Button } from 'antd';
import { LockOpen } from 'lucide-react';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { unlock, useOfficerKey } from '../../shell/officer-key.ts';
import { useTexts } from '../../text/use-language.ts';
import { KeyFileFields } from '../key-fields.tsx';
import { useKeyFile } from '../use-key-file.ts';
import styles from './unlock-screen.module.css';

/** The key file, its passphrase if it has one, and the button that opens it in this browser. */
export function UnlockForm() {
  const { unlock: texts } = useTexts().reports;
  const { key, isKept, open } = useUnlocking();
  const { file, problem, isProtected, isPending } = key;
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <KeyFileFields chosen={key} isKept={isKept} isBusy={isPending} />
      <p
        className={problem === undefined ? styles.hint : styles.problem}
        role={problem === undefined ? undefined : 'alert'}
      >
        {problem === undefined ? (isProtected ? texts.passphraseHint : null) : texts.problems[problem]}
      </p>
      <Button
        type="primary"
        size="large"
        block
        htmlType="submit"
        disabled={file === undefined}
        loading={isPending}
        icon={<LockOpen size={16} />}
      >
        {isPending ? texts.opening : texts.open}
      </Button>
      <p className={styles.hint}>{texts.trust}</p>
    </form>
  );
}

function useUnlocking() {
  const { file: kept } = useOfficerKey();
  const key = useKeyFile(kept);
  const { file, isProtected } = key;

  const open = useOneAtATime(async () => {
    const pair = await key.read();
    // A file without a passphrase would be the key itself.
    if (file !== undefined && pair !== undefined)
      unlock({ ...pair, fileName: file.name }, isProtected ? file : undefined);
  });

  return { key, isKept: file !== undefined && file === kept, open };
}
