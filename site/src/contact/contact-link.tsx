import { Icon } from '../parts/icon.tsx';
import { mailHref, phoneHref } from '../settings/contact-hrefs.ts';
import styles from './contact-link.module.css';

export function PhoneLink({ phone, className }: { phone: string; className: string | undefined }) {
  return (
    <a className={`${styles.link} ${className}`} data-nowrap="" href={phoneHref(phone)}>
      {phone}
      <Icon name="phone" />
    </a>
  );
}

export function MailLink({ mail }: { mail: string }) {
  return (
    <a className={styles.link} href={mailHref(mail)}>
      {mail}
      <Icon name="mail" />
    </a>
  );
}
