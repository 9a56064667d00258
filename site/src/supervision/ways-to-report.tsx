import { CopyLine } from '../parts/copy-line.tsx';
import primitives from '../parts/primitives.module.css';
import { mailHref, phoneHref } from '../settings/contact-hrefs.ts';
import { useSettings } from '../settings/use-settings.ts';
import type { PageTexts } from '../text/page-text-types.ts';
import styles from './ways-to-report.module.css';

/** The mailbox and the telephone number, each with a copy button. */
export function WaysToReport({ text }: { text: PageTexts['reports']['ways'] }) {
  const { supervisionMail, phones } = useSettings().contact;
  return (
    <dl className={styles.ways}>
      <div className={`${styles.way} ${primitives.strongTopBorder}`}>
        <dt className={`${primitives.label} ${primitives.quiet}`}>{text.mail}</dt>
        <dd>
          <CopyLine value={supervisionMail} label={text.copyMail} className={styles.line}>
            <a href={mailHref(supervisionMail)}>{supervisionMail}</a>
          </CopyLine>
        </dd>
      </div>
      <div className={`${styles.way} ${primitives.strongTopBorder}`}>
        <dt className={`${primitives.label} ${primitives.quiet}`}>{text.phone}</dt>
        <dd>
          <CopyLine value={phones.switchboard} label={text.copyPhone} className={styles.line}>
            <a href={phoneHref(phones.switchboard)}>{phones.switchboard}</a>
          </CopyLine>
        </dd>
        <dd className={`${styles.note} ${primitives.small} ${primitives.quiet}`}>{text.phoneNote}</dd>
      </div>
    </dl>
  );
}
