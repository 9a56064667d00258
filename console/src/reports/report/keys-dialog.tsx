import { Button, Checkbox } from 'antd';
import type { ReportKeyView } from 'contract/console/report-keys.ts';
import { fingerprintOf } from 'contract/sealing/key-text.ts';
import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { useTexts } from '../../text/use-language.ts';
import { isKeyConfirmed, wereKeysConfirmed } from '../confirmed-keys.ts';
import styles from './keys-dialog.module.css';

/**
 * The keys that answers and notes are sealed to, with fingerprints that can be read out. With `confirm` they must be
 * compared: whoever took over the server could have added one.
 */
export function KeysDialog({
  keys,
  own,
  close,
  confirm,
}: {
  keys: readonly ReportKeyView[];
  own: string;
  close: () => void;
  confirm?: { of: 'answer' | 'note'; answer: () => void };
}) {
  const texts = useTexts().reports.keys;
  const [isCompared, setCompared] = useState(false);
  const question = wereKeysConfirmed() ? texts.changed : texts.firstTime;
  return (
    <Dialog
      close={close}
      width={620}
      title={confirm === undefined ? texts.title : texts.dialogTitle[confirm.of]}
      {...(confirm !== undefined && {
        action: (
          <Button type="primary" disabled={!isCompared} onClick={confirm.answer}>
            {texts.confirm[confirm.of]}
          </Button>
        ),
      })}
    >
      {confirm === undefined ? null : <p>{question}</p>}
      <ul className={styles.keys}>
        {keys.map((key) => (
          <KeyItem key={key.recipient} reportKey={key} isOwn={key.recipient === own} />
        ))}
      </ul>
      <p className={styles.hint}>{confirm?.of === 'note' ? texts.notForReporter : texts.receipt}</p>
      {confirm === undefined ? null : (
        <>
          <Checkbox checked={isCompared} onChange={({ target }) => setCompared(target.checked)}>
            {texts.compared}
          </Checkbox>
          <p className={styles.hint}>{texts.rememberedHere}</p>
        </>
      )}
    </Dialog>
  );
}

/** The question before something is sealed; nothing while nobody is asked. */
export function ConfirmKeys({
  of,
  keys,
  own,
  confirm,
}: {
  of: 'answer' | 'note';
  keys: readonly ReportKeyView[];
  own: string;
  confirm: ((areCompared: boolean) => void) | undefined;
}) {
  if (confirm === undefined) return null;
  return (
    <KeysDialog keys={keys} own={own} close={() => confirm(false)} confirm={{ of, answer: () => confirm(true) }} />
  );
}

function KeyItem({ reportKey, isOwn }: { reportKey: ReportKeyView; isOwn: boolean }) {
  const texts = useTexts().reports.keys;
  const { name, role, recipient, signingKey } = reportKey;
  return (
    <li>
      <p>
        <b dir="auto">{name}</b> <small>{texts.roles[role]}</small>
        {isOwn ? <small>{texts.own}</small> : null}
        {isKeyConfirmed(reportKey) ? null : <strong>{texts.isNew}</strong>}
      </p>
      <code>{fingerprintOf(recipient).replaceAll('-', ' ')}</code>
      <small>
        {signingKey === null ? texts.signsNot : texts.signs(fingerprintOf(signingKey).replaceAll('-', ' '))}
      </small>
    </li>
  );
}
