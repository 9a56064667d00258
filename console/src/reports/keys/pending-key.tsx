import { Alert, Button } from 'antd';
import type { PendingReportKey } from 'contract/console/report-keys.ts';
import { useState } from 'react';
import { useTexts } from '../../text/use-language.ts';
import { isKeyMadeHere } from '../confirmed-keys.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { Fingerprints } from './fingerprints.tsx';
import { registerCommand } from './key-commands.ts';
import styles from './pending-key.module.css';
import { useDiscard } from './use-discard.ts';
import type { OwnKey } from './use-own-key.ts';

/** A key that is registered and not in force: what its owner, or another officer, does about it. */
export function PendingKey({
  pending,
  own,
  mayChange,
}: {
  pending: PendingReportKey;
  own: OwnKey | undefined;
  mayChange: boolean;
}) {
  const { pending: texts } = useTexts().reportKeys;
  const [isComparing, setComparing] = useState(false);
  const { discard, isPending } = useDiscard(pending);
  const canCompare = !pending.isOwn && pending.isConfirmable;
  return (
    <>
      <Alert
        className={styles.pending ?? ''}
        type="warning"
        showIcon
        title={pending.isOwn ? texts.ownTitle : <span dir="auto">{texts.title(pending.name)}</span>}
        description={
          <div className={styles.content}>
            {!pending.isConfirmable ? (
              <p>{texts.notConfirmable}</p>
            ) : pending.isOwn ? (
              <OwnPending pending={pending} own={own} />
            ) : (
              <p>{texts.hint}</p>
            )}
            {mayChange ? (
              <div className={styles.actions}>
                {canCompare ? (
                  <Button disabled={own?.isInForce !== true} onClick={() => setComparing(true)}>
                    {texts.compare}
                  </Button>
                ) : null}
                <Button
                  type={canCompare ? 'text' : 'default'}
                  danger
                  loading={isPending}
                  onClick={() => void discard({ title: texts.discardTitle, content: texts.discardHint })}
                >
                  {texts.discard}
                </Button>
              </div>
            ) : null}
          </div>
        }
      />
      {isComparing && pending.isConfirmable && own?.isInForce === true ? (
        <CompareDialog
          // What was ticked holds for these digits only: a row may be exchanged while the dialog is open.
          key={[pending.id, pending.name, pending.recipient, pending.signingKey].join(' ')}
          pending={pending}
          own={own}
          close={() => setComparing(false)}
          discard={discard}
        />
      ) : null}
    </>
  );
}

/**
 * The digits that the owner reads out must not be those of the server's list: whoever changed a key there would have the
 * changed one compared. They are shown if they were made in this browser, or are those of the opened file.
 */
function OwnPending({ pending, own }: { pending: PendingReportKey; own: OwnKey | undefined }) {
  const { pending: texts } = useTexts().reportKeys;
  const { recipient, signingKey } = pending;
  const isOpen = own?.recipient === recipient && own.signingKey === signingKey;
  if (!isOpen && !isKeyMadeHere(pending))
    return own === undefined || own.isInForce ? <p>{texts.ownUnknown}</p> : <strong>{texts.ownDiffers}</strong>;
  return (
    <>
      <p>{texts.ownHint}</p>
      <Fingerprints recipient={recipient} signingKey={signingKey} />
      <details>
        <summary>{texts.byCommand}</summary>
        <code>{registerCommand(recipient, signingKey)}</code>
      </details>
    </>
  );
}
