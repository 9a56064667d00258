import { CopyTool } from '../parts/copy-button.tsx';
import { mailAddress, phoneAddress } from '../shell/addresses.ts';
import { useSettings } from '../shell/use-settings.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './ways-to-report.module.css';

/** The mailbox and the telephone, each to use and to copy. */
export function WaysToReport() {
  const text = usePageText('supervision').contact;
  const { supervisionMail, phones } = useSettings().contact;
  return (
    <dl className={styles.ways}>
      <div className={styles.way}>
        <dt className={styles.name}>{text.mail}</dt>
        <dd className={styles.value}>
          <a className={styles.address} href={mailAddress(supervisionMail)}>
            {supervisionMail}
          </a>
          <span className={styles.copy}>
            <CopyTool value={supervisionMail} label={text.copyMail} />
          </span>
        </dd>
      </div>
      <div className={styles.way}>
        <dt className={styles.name}>{text.phone}</dt>
        <dd className={styles.value}>
          <a className={styles.address} href={phoneAddress(phones.switchboard)}>
            {phones.switchboard}
          </a>
          <span className={styles.copy}>
            <CopyTool value={phones.switchboard} label={text.copyPhone} />
          </span>
        </dd>
        <dd className={styles.note}>{text.phoneNote}</dd>
      </div>
    </dl>
  );
}
