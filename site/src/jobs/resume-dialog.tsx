import type { ReactNode } from 'react';
import buttons from '../parts/button.module.css';
import { CopyLine } from '../parts/copy-line.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { phoneAddress } from '../shell/addresses.ts';
import { useSettings } from '../shell/use-settings.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './resume-dialog.module.css';
import { resumeMail } from './resume-mail.ts';

/** Where a resume goes until files can be sent from here; `about` is the post's number. */
export function ResumeDialog({ about = '', onClosed }: { about?: string | undefined; onClosed: () => void }) {
  const text = usePageText('jobs').resume;
  const { shell } = useText();
  const { mail, phones } = useSettings().contact;
  const letter = resumeMail(mail, text.subject(about));
  return (
    <Dialog
      title={text.title}
      intro={text.post(about)}
      width="slim"
      sheet
      closesOnOutsideClick
      footer={
        <a className={`${buttons.button} ${styles.write}`} href={letter}>
          <Icon name="mail" size="small" />
          {text.write}
        </a>
      }
      onClosed={onClosed}
    >
      <p>{text.soon}</p>
      <dl className={styles.ways}>
        <Way name={shell.mail} copies={mail} label={text.copyMail}>
          <a href={letter}>{mail}</a>
        </Way>
        <Way name={shell.phone} copies={phones.switchboard} label={text.copyPhone}>
          <a href={phoneAddress(phones.switchboard)}>{phones.switchboard}</a>
        </Way>
      </dl>
    </Dialog>
  );
}

function Way({ name, copies, label, children }: { name: string; copies: string; label: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt className={styles.name}>{name}</dt>
      <dd>
        <CopyLine value={copies} label={label} className={styles.line}>
          {children}
        </CopyLine>
      </dd>
    </div>
  );
}
