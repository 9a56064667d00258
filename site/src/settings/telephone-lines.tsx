import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { useText } from '../text/use-text.tsx';
import { mailHref, phoneHref, phoneLines } from './contact-hrefs.ts';
import styles from './telephone-lines.module.css';
import { useSettings } from './use-settings.ts';

/** The telephone numbers, and with `mail` the mailbox. */
export function TelephoneLines({ mail = false }: { mail?: boolean }) {
  const text = useText().shell;
  const { contact } = useSettings();
  return (
    <dl className={layout.rows}>
      {phoneLines.map((line) => (
        <div key={line} className={styles.line}>
          <dt className={`${layout.label} ${layout.quiet}`}>{text.telephone[line]}</dt>
          <dd>
            <a
              className={`${styles.link} ${layout.link} ${layout.figure} ${layout.rowBetween}`}
              href={phoneHref(contact.phones[line])}
            >
              {contact.phones[line]}
              <Icon name="phone" className={layout.accent} />
            </a>
          </dd>
        </div>
      ))}
      {mail ? (
        <div className={styles.line}>
          <dt className={`${layout.label} ${layout.quiet}`}>{text.mail}</dt>
          <dd>
            <a className={`${styles.link} ${layout.link} ${layout.rowBetween}`} href={mailHref(contact.mail)}>
              {contact.mail}
              <Icon name="mail" className={layout.accent} />
            </a>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
