import type { ReactNode } from 'react';
import { CopyLine } from '../parts/copy-line.tsx';
import layout from '../parts/layout.module.css';
import { phoneLines } from '../settings/contact-hrefs.ts';
import { useSettings, useSettingsLang } from '../settings/use-settings.ts';
import { ShortText } from '../text/short-text.tsx';
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
    <dl className={`${styles.details} ${layout.strongTopBorder}`}>
      <Detail name={shell.address} copies={contact.address}>
        <address lang={lang('/contact/address')}>{contact.address}</address>
      </Detail>
      {lines.map((line) => (
        <Detail key={line} name={shell.telephone[line]} copies={contact.phones[line]}>
          <PhoneLink phone={contact.phones[line]} className={`${styles.phone} ${layout.regular}`} />
        </Detail>
      ))}
      <Detail name={shell.mail} copies={contact.mail}>
        <MailLink mail={contact.mail} />
      </Detail>
      <Detail name={text.hours}>
        <ShortText lang={lang('/contact/hours')}>{contact.hours}</ShortText>
      </Detail>
    </dl>
  );
}

function Detail({ name, copies, children }: { name: string; copies?: string; children: ReactNode }) {
  const text = usePageText('contact');
  return (
    <div className={`${styles.detail} ${layout.bottomBorder}`}>
      <dt className={`${layout.label} ${layout.quiet}`}>{name}</dt>
      <dd className={styles.value}>
        {copies === undefined ? (
          children
        ) : (
          <CopyLine value={copies} label={text.copy(name)}>
            {children}
          </CopyLine>
        )}
      </dd>
    </div>
  );
}
