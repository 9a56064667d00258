import { Button } from 'antd';
import { isLongEnough, minPassphraseLength } from 'contract/sealing/new-key.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../text/use-language.ts';
import { PassphraseField } from '../key-fields.tsx';
import { keyCommands } from './key-commands.ts';
import styles from './make-key-screen.module.css';
import type { NewKey } from './use-new-key.ts';

/** The passphrase twice. It leaves this step only for the worker that makes the key. */
export function PassphraseStep({ newKey: { make, isMaking, isFailed } }: { newKey: NewKey }) {
  const { making: texts } = useTexts().reportKeys;
  const [passphrase, setPassphrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isShort = !isLongEnough(passphrase);
  const isDifferent = passphrase !== repeated;
  const problem = isShort
    ? texts.tooShort(Array.from(passphrase).length, minPassphraseLength)
    : isDifferent
      ? texts.differ
      : undefined;
  const shown = isChecked ? (problem ?? (isFailed ? texts.failed : undefined)) : undefined;
  return (
    <form
      className={styles.form}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (problem === undefined) void make(passphrase);
      }}
    >
      <p>{texts.passphraseLead}</p>
      <PassphraseField
        label={texts.passphrase}
        value={passphrase}
        type={setPassphrase}
        isReadOnly={isMaking}
        isWrong={isChecked && isShort}
        hasFocus
      />
      <PassphraseField
        label={texts.repeat}
        value={repeated}
        type={setRepeated}
        isReadOnly={isMaking}
        isWrong={isChecked && !isShort && isDifferent}
      />
      <p className={styles.problem} role="alert">
        {shown}
      </p>
      <Button type="primary" size="large" htmlType="submit" loading={isMaking} icon={<KeyRound size={16} />}>
        {isMaking ? texts.making : texts.makeIt}
      </Button>
      <div className={styles.trust}>
        <p>{texts.trust}</p>
        <code>{keyCommands.make}</code>
      </div>
    </form>
  );
}
