import { CopyLine } from '../parts/copy-line.tsx';
import { Icon } from '../parts/icon.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './resume-sent.module.css';
import type { SentResume } from './use-resume.ts';

/** After sending: the server's words, the receipt, and what comes next. */
export function ResumeSent({ sent: { msg, receipt } }: { sent: SentResume }) {
  const text = usePageText('resumes');
  const forms = usePageText('forms');
  return (
    <div className={styles.sent} role="alert">
      <p className={styles.said}>
        <Icon name="check" />
        {msg}
      </p>
      <p className={styles.next}>{text.sent}</p>
      <div className={styles.receipt}>
        <p className={styles.name}>{forms.receipt}</p>
        <CopyLine value={receipt} label={forms.copyReceipt} className={styles.code}>
          <span>{receipt}</span>
        </CopyLine>
      </div>
    </div>
  );
}
