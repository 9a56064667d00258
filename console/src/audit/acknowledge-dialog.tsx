import { App, Button, Input } from 'antd';
import { acknowledgeAuditBreaks, auditBreakBounds, getAuditVerification } from 'contract/console/audit-verification.ts';
import { hasVisibleText } from 'contract/fields.ts';
import { useId, useState } from 'react';
import { useWrite } from '../gateway/use-write.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useOneAtATime } from '../parts/use-one-at-a-time.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './acknowledge-dialog.module.css';

type DialogProps = { count: number; foundHash: string; close: () => void; follow: () => Promise<void> };

/** Asks why the breaks are acknowledged, and says what that means. The gateway asks for the second factor. */
export function AcknowledgeDialog({ count, foundHash, close, follow }: DialogProps) {
  const { acknowledging: texts } = useTexts().audit.verification;
  const { reason, type, problem, acknowledge, isPending } = useAcknowledgement(foundHash, { close, follow });
  const problemId = useId();
  return (
    <Dialog
      title={texts.title(count)}
      close={close}
      isPending={isPending}
      width={560}
      action={
        <Button
          type="primary"
          danger
          loading={isPending}
          disabled={!hasVisibleText(reason)}
          onClick={() => void acknowledge()}
        >
          {texts.action}
        </Button>
      }
    >
      <div className={styles.stack}>
        <p>{texts.when}</p>
        <p>{texts.outcome}</p>
        <label className={styles.field}>
          <span>{texts.reason}</span>
          <Input.TextArea
            autoSize={{ minRows: 2, maxRows: 6 }}
            placeholder={texts.reasonPlaceholder}
            maxLength={auditBreakBounds.reasonLength}
            disabled={isPending}
            dir="auto"
            value={reason}
            onChange={({ target }) => type(target.value)}
            {...(problem !== undefined && {
              status: 'error' as const,
              'aria-invalid': true,
              'aria-describedby': problemId,
            })}
          />
          {problem === undefined ? null : (
            <small id={problemId} role="alert">
              {problem}
            </small>
          )}
        </label>
      </div>
    </Dialog>
  );
}

function useAcknowledgement(foundHash: string, { close, follow }: Pick<DialogProps, 'close' | 'follow'>) {
  const { message } = App.useApp();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { write, isPending } = useWrite(acknowledgeAuditBreaks, {
    changes: [getAuditVerification],
    outdated: ['stateConflict'],
  });

  /** The log has it in one line. */
  function type(typed: string): void {
    setReason(typed.replaceAll(/[\r\n\t]+/g, ' '));
    setProblem(undefined);
  }

  const acknowledge = useOneAtATime(async () => {
    const result = await write({ foundHash, reason });
    if (!result.ok) {
      setProblem(result.failure.fields[0]?.message);
      if (result.failure.error !== 'stateConflict') return;
      void message.info(result.failure.message);
      close();
      return;
    }
    close();
    await follow();
  });

  return { reason, type, problem, acknowledge, isPending };
}
