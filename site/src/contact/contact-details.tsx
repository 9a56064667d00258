import type { ReactNode } from 'react';
import { CopyLine } from '../parts/copy-line.tsx';
import primitives from '../parts/primitives.module.css';
import { phoneLines } from '../settings/contact-hrefs.ts';
import { useSettings, useSettingsLang } from '../settings/use-settings.ts';
import { EagerLineBreakText } from '../text/eager-line-break-text.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './contact-details.module.css';
import { MailLink, PhoneLink } from './contact-link.tsx';

export function ContactDetails() {
  const { shell } = useText();
  const text = usePageText('contact');
  const { contact } = useSettings();
  const lang = useSettingsLang();
  // A number of a desk is shown with the desk, below.
  const lines = phoneLines.filter((line) => !contact.desks.some(({ phone }) => phone === contact.phones[line]));
  return (
    <dl className={`${styles.details} ${primitives.strongTopBorder}`}>
      <Detail name={shell.address} copyValue={contact.address}>
        <address lang={lang('/contact/address')}>{contact.address}</address>
      </Detail>
      {lines.map((line) => (
        <Detail key={line} name={shell.telephone[line]} copyValue={contact.phones[line]}>
          <PhoneLink phone={contact.phones[line]} className={`${styles.phone} ${primitives.regular}`} />
        </Detail>
      ))}
      <Detail name={shell.mail} copyValue={contact.mail}>
        <MailLink mail={contact.mail} />
      </Detail>
      <Detail name={text.hours}>
        <EagerLineBreakText lang={lang('/contact/hours')}>{contact.hours}</EagerLineBreakText>
      </Detail>
    </dl>
  );
}

function Detail({ name, copyValue, children }: { name: string; copyValue?: string; children: ReactNode }) {
  const text = usePageText('contact');
  return (
    <div className={`${styles.detail} ${primitives.bottomBorder}`}>
      <dt className={`${primitives.label} ${primitives.quiet}`}>{name}</dt>
      <dd className={styles.value}>
        {copyValue === undefined ? (
          children
        ) : (
          <CopyLine value={copyValue} label={text.copy(name)}>
            {children}
          </CopyLine>
        )}
      </dd>
    </div>
  );
}
