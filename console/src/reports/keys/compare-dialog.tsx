import { App, Button, Checkbox } from 'antd';
import { confirmReportKey, type PendingReportKey } from 'contract/console/report-keys.ts';
import { signKeyDecision } from 'contract/sealing/key-decision.ts';
import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { useTexts } from '../../text/use-language.ts';
import { addConfirmedKey } from '../confirmed-keys.ts';
import styles from './compare-dialog.module.css';
import { fingerprintGroups } from './fingerprints.tsx';
import type { DiscardQuestion } from './use-discard.ts';
import { useKeyWrite } from './use-key-write.ts';
import type { OwnKey } from './use-own-key.ts';

type CompareDialogProps = {
  pending: PendingReportKey;
  own: OwnKey;
  close: () => void;
  discard: (question: DiscardQuestion) => Promise<void>;
};

/** The owner reads the fingerprints out, group by group. All of them must agree before the key is put in force. */
export function CompareDialog({ pending, own, close, discard }: CompareDialogProps) {
  const { parts, reportKeys } = useTexts();
  const { compareDialog: texts } = reportKeys;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { confirm, isPending } = useConfirmation(pending, own, close);
  const halves = [
    [texts.seals, fingerprintGroups(pending.recipient)],
    [texts.signs, fingerprintGroups(pending.signingKey)],
  ] as const;
  const boxes = halves.flatMap(([label, groups]) => groups.map((_, index) => `${label} ${index}`));
  const tick = (box: string, isTicked: boolean) =>
    setTicked((before) => (isTicked ? [...before, box] : before.filter((one) => one !== box)));
  return (
    <Dialog
      title={<span dir="auto">{texts.title(pending.name)}</span>}
      close={() => isPending || close()}
      mask={{ closable: false }}
      width={620}
      footer={
        <div className={styles.buttons}>
          <Button
            danger
            className={styles.differs ?? ''}
            disabled={isPending}
            onClick={() => {
              close();
              void discard({ title: texts.differsTitle, content: texts.differsHint });
            }}
          >
            {texts.differs}
          </Button>
          <Button disabled={isPending} onClick={close}>
            {parts.cancel}
          </Button>
          <Button
            type="primary"
            loading={isPending}
            disabled={ticked.length < boxes.length}
            onClick={() => void confirm()}
          >
            {texts.confirm}
          </Button>
        </div>
      }
    >
      <p>{texts.hint}</p>
      {halves.map(([label, groups]) => (
        <fieldset key={label} className={styles.half} disabled={isPending}>
          <legend>{label}</legend>
          {groups.map((group, index) => {
            const box = `${label} ${index}`;
            return (
              <Checkbox key={box} checked={ticked.includes(box)} onChange={({ target }) => tick(box, target.checked)}>
                <code>{group}</code>
              </Checkbox>
            );
          })}
        </fieldset>
      ))}
      <p className={styles.after}>{texts.after}</p>
    </Dialog>
  );
}

/** Signs, with the own key, that this key was compared. */
function useConfirmation({ id, name, recipient, signingKey }: PendingReportKey, own: OwnKey, close: () => void) {
  const { compareDialog: texts } = useTexts().reportKeys;
  const { message } = App.useApp();
  const { write, isPending } = useKeyWrite(confirmReportKey);
  const confirm = useOneAtATime(async () => {
    const decision = { is: 'confirmation', registration: id, name, recipient, signingKey } as const;
    const isDone = await write({ id, signature: signKeyDecision(own.identity, decision) });
    if (!isDone) return;
    addConfirmedKey({ recipient, signingKey });
    void message.success(texts.done(name));
    close();
  });
  return { confirm, isPending };
}
