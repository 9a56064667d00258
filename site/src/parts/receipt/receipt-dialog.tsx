import { paths, plainAddress } from 'contract/paths.ts';
import type { SubmissionKind } from 'contract/submissions.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSettings } from '../../shell/use-settings.ts';
import { useLocale, useText } from '../../text/use-text.tsx';
import buttons from '../button.module.css';
import { CopyButton } from '../copy-button.tsx';
import { Dialog } from '../dialog.tsx';
import { Icon } from '../icon.tsx';
import layout from '../layout.module.css';
import { PrintIcon } from '../print-icon.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { useDiscreetTitle } from '../quick-exit/use-discreet-title.ts';
import styles from './receipt-dialog.module.css';
import { ReceiptNumber } from './receipt-number.tsx';
import { receiptWords } from './receipt-words.ts';
import { letReceiptGo } from './receipts.ts';
import { downloadReceipt, printReceipt } from './save-receipt.ts';

export type Receipt = {
  kind: SubmissionKind;
  /** The server's words. */
  said: string;
  /** Sixteen digits in groups of four, as the wire has them. */
  receipt: string;
  /** What comes next, in the form's own words. */
  next: ReactNode;
};

/** After sending: the server's words, what comes next, and the number that leads back. Only who has saved it goes on. */
export function ReceiptDialog({ kind, said, receipt, next }: Receipt) {
  const locale = useLocale();
  const text = receiptWords[locale];
  const [tries, setTries] = useState(0);
  const saved = useRef<HTMLButtonElement>(null);
  useLeaveAsked();

  // A paper or a file that somebody else finds must not say where a report was made, or that it was one.
  const discreet = kind === 'report';
  const place = discreet ? undefined : location.origin + plainAddress(locale, paths.submission());
  const paper = { title: text.name, number: receipt, place };

  return (
    <Dialog
      title={text.title}
      sheet
      beside={discreet ? <Discretion /> : undefined}
      onHeld={() => {
        setTries((count) => count + 1);
        saved.current?.focus();
      }}
      footer={
        <div className={styles.foot}>
          <button ref={saved} type="button" className={buttons.button} onClick={letReceiptGo}>
            <Icon name="check" size="small" />
            {text.saved}
          </button>
          <div role="alert">{tries === 0 ? null : <p key={tries}>{text.saveFirst}</p>}</div>
        </div>
      }
    >
      <div className={styles.receipt} data-discreet={discreet || undefined}>
        <div className={styles.told} role="alert">
          <p className={styles.said}>
            <Icon name="check" />
            {said}
          </p>
          {typeof next === 'string' ? <p>{next}</p> : next}
        </div>
        <ReceiptNumber label={text.name} number={receipt} />
        <div className={styles.ways}>
          <CopyButton value={receipt} icon="copy" byHand={text.byHand}>
            {text.copy}
          </CopyButton>
          <button type="button" className={`${buttons.line} ${buttons.small}`} onClick={() => printReceipt(text.name)}>
            <PrintIcon />
            {text.print}
          </button>
          <button type="button" className={`${buttons.line} ${buttons.small}`} onClick={() => downloadReceipt(paper)}>
            <Icon name="download" size="small" />
            {text.download}
          </button>
        </div>
        <Purpose />
        <p className={styles.care}>{discreet ? text.reportCare : text.care}</p>
        {place === undefined ? null : <p className={styles.place}>{place}</p>}
      </div>
    </Dialog>
  );
}

/** The page opens beside this one: the number is not saved yet. */
function Purpose() {
  const { parts } = useText();
  const locale = useLocale();
  const { before, link, after } = receiptWords[locale].purpose;
  return (
    <p className={styles.purpose}>
      {before}
      <a
        className={buttons.link}
        href={plainAddress(locale, paths.submission())}
        target="_blank"
        rel="noopener noreferrer"
      >
        {link}
        <span className={layout.unseen}>{parts.opensOutside}</span>
      </a>
      {after}
    </p>
  );
}

/** Of a report the window says nothing, and it can be left at once. */
function Discretion() {
  const { company } = useSettings();
  useDiscreetTitle(company.shortName);
  return <QuickExit forget={letReceiptGo} />;
}

/** Leaving the page would lose the number for good: the browser asks first. */
function useLeaveAsked(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}
