import { type ReactNode, useEffect, useRef } from 'react';
import { CopyLine } from '../parts/copy-line.tsx';
import primitives from '../parts/primitives.module.css';
import { phoneHref } from '../settings/contact-hrefs.ts';
import { useSettings } from '../settings/use-settings.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './other-ways.module.css';
import { resumeMail } from './resume-mail.ts';

/**
 * Other ways to send a resume while the form is closed. It appears at the top while the visitor sees the form's end, so
 * it scrolls into view.
 */
export function OtherWays({ postNo }: { postNo: string }) {
  const text = usePageText('resumes');
  const { subject } = usePageText('jobs').resume;
  const { shell } = useText();
  const { mail, phones } = useSettings().contact;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={element} className={styles.otherWays}>
      <p className={primitives.small}>{text.otherWays}</p>
      <dl className={primitives.nextLine}>
        <Way name={shell.mail} copyValue={mail} label={text.copyMail}>
          <a href={resumeMail(mail, subject(postNo))}>{mail}</a>
        </Way>
        <Way name={shell.phone} copyValue={phones.switchboard} label={text.copyPhone}>
          <a href={phoneHref(phones.switchboard)}>{phones.switchboard}</a>
        </Way>
      </dl>
    </div>
  );
}

function Way({
  name,
  copyValue,
  label,
  children,
}: {
  name: string;
  copyValue: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.way} ${primitives.topBorder}`}>
      <dt className={`${styles.name} ${primitives.quiet} ${primitives.tiny}`}>{name}</dt>
      <dd>
        <CopyLine value={copyValue} label={label}>
          {children}
        </CopyLine>
      </dd>
    </div>
  );
}
