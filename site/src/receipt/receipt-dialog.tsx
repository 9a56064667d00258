import { paths, localePath } from 'contract/urls/paths.ts';
import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import buttons from '../parts/button.module.css';
import { CopyButton } from '../parts/copy-button.tsx';
import { Dialog } from '../parts/dialog/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { PrintIcon } from '../parts/print-icon.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { usePrivateTitle } from '../quick-exit/use-private-title.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useLocale, useText } from '../text/use-text.tsx';
import styles from './receipt-dialog.module.css';
import { ReceiptNumber } from './receipt-number.tsx';
import { receiptWords } from './receipt-words.ts';
import { dismissReceipt } from './receipts.ts';
import { downloadReceipt, printReceipt } from './save-receipt.ts';

export type Receipt = {
  kind: SubmissionKind;
  /** The server's message. */
  message: string;
  /** Sixteen digits in groups of four, as in the API. */
  receipt: string;
  /** The next step, in the form's wording. */
  next: ReactNode;
};

/**
 * Shown after sending: the server's message, the next step and the receipt number. The visitor must confirm that it is
 * saved.
 */
export function ReceiptDialog({ kind, message, receipt, next }: Receipt) {
  const locale = useLocale();
  const text = receiptWords[locale];
  const [attempts, setAttempts] = useState(0);
  const saved = useRef<HTMLButtonElement>(null);
  useConfirmLeave();

  // A printout or a file must not reveal where a report was made, or that it was one.
  const isPrivate = kind === 'report';
  const url = isPrivate ? undefined : location.origin + localePath(locale, paths.submission());
  const content = { title: text.name, number: receipt, url };

  return (
    <Dialog
      title={text.title}
      sheet
      beside={isPrivate ? <PrivateExit /> : undefined}
      onCloseAttempt={() => {
        setAttempts((count) => count + 1);
        saved.current?.focus();
      }}
      footer={
        <div
          className={`${styles.footer} ${primitives.tiny} ${primitives.accent} ${primitives.wrap} ${primitives.row}`}
        >
          <button
            ref={saved}
            type="button"
            className={buttons.button}
            onClick={(event) => {
              // The second click of a double click on “Send”, which stood in the same place.
              if (event.detail < 2) dismissReceipt();
            }}
          >
            <Icon name="check" size="small" />
            {text.saved}
          </button>
          <div role="alert">{attempts === 0 ? null : <p key={attempts}>{text.saveFirst}</p>}</div>
        </div>
      }
    >
      <div className={`${styles.receipt} ${primitives.stack}`} data-private={isPrivate || undefined}>
        <div className={`${styles.result} ${primitives.stack}`} role="alert">
          <p className={`${styles.message} ${primitives.smallSize} ${primitives.strong} ${primitives.row}`}>
            <Icon name="check" />
            {message}
          </p>
          {typeof next === 'string' ? <p>{next}</p> : next}
        </div>
        <ReceiptNumber label={text.name} number={receipt} />
        <div className={`${styles.actions} ${primitives.wrap}`}>
          <CopyButton value={receipt} icon="copy" byHand={text.byHand}>
            {text.copy}
          </CopyButton>
          <button type="button" className={`${buttons.line} ${buttons.small}`} onClick={() => printReceipt(text.name)}>
            <PrintIcon />
            {text.print}
          </button>
          <button type="button" className={`${buttons.line} ${buttons.small}`} onClick={() => downloadReceipt(content)}>
            <Icon name="download" size="small" />
            {text.download}
          </button>
        </div>
        <Purpose />
        <p className={`${styles.warning} ${primitives.quiet}`}>{isPrivate ? text.reportWarning : text.warning}</p>
        {url === undefined ? null : <p className={styles.url}>{url}</p>}
      </div>
    </Dialog>
  );
}

/** The page opens in a new window, since the number is not saved yet. */
function Purpose() {
  const { parts } = useText();
  const locale = useLocale();
  const { before, link, after } = receiptWords[locale].purpose;
  return (
    <p className={styles.purpose}>
      {before}
      <a
        className={buttons.link}
        href={localePath(locale, paths.submission())}
        target="_blank"
        rel="noopener noreferrer"
      >
        {link}
        <span className={primitives.visuallyHidden}>{parts.opensOutside}</span>
      </a>
      {after}
    </p>
  );
}

/** For a report: a neutral window title and the quick exit. */
function PrivateExit() {
  const { company } = useSettings();
  usePrivateTitle(company.shortName);
  return <QuickExit forget={dismissReceipt} />;
}

/** Leaving the page would lose the number, so the browser asks for confirmation. */
function useConfirmLeave(): void {
  useEffect(() => {
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, []);
}
