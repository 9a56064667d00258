import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useText } from '../text/use-text.tsx';
import { mailHref, phoneHref, phoneLines } from './contact-hrefs.ts';
import styles from './telephone-lines.module.css';
import { useSettings } from './use-settings.ts';

/** The telephone numbers, and with `mail` the mailbox. */
export function TelephoneLines({ mail = false }: { mail?: boolean }) {
  const text = useText().shell;
  const { contact } = useSettings();
  return (
    <dl className={primitives.rows}>
      {phoneLines.map((line) => (
        <div key={line} className={styles.line}>
          <dt className={`${primitives.label} ${primitives.quiet}`}>{text.telephone[line]}</dt>
          <dd>
            <a
              className={`${styles.link} ${primitives.link} ${primitives.figure} ${primitives.rowBetween}`}
              href={phoneHref(contact.phones[line])}
            >
              {contact.phones[line]}
              <Icon name="phone" className={primitives.accent} />
            </a>
          </dd>
        </div>
      ))}
      {mail ? (
        <div className={styles.line}>
          <dt className={`${primitives.label} ${primitives.quiet}`}>{text.mail}</dt>
          <dd>
            <a className={`${styles.link} ${primitives.link} ${primitives.rowBetween}`} href={mailHref(contact.mail)}>
              {contact.mail}
              <Icon name="mail" className={primitives.accent} />
            </a>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
