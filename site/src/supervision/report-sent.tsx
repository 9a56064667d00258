import { CopyLine } from '../parts/copy-line.tsx';
import { Icon } from '../parts/icon.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './report-sent.module.css';
import type { SentReport } from './use-report.ts';

/** After sending: the server's words, and the only way back to the report. */
export function ReportSent({ msg, receipt }: SentReport) {
  const text = usePageText('reports');
  const forms = usePageText('forms');
  return (
    <div className={styles.sent} role="alert">
      <p className={styles.said}>
        <Icon name="check" />
        {msg}
      </p>
      <p className={styles.name}>{forms.receipt}</p>
      <CopyLine value={receipt} label={forms.copyReceipt} className={styles.code}>
        <span>{receipt}</span>
      </CopyLine>
      <p className={styles.next}>{text.sent}</p>
    </div>
  );
}
