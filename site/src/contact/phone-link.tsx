import { Icon } from '../parts/icon.tsx';
import { phoneHref } from '../shell/contact-hrefs.ts';
import styles from './phone-link.module.css';

export function PhoneLink({ phone, className }: { phone: string; className: string | undefined }) {
  return (
    <a className={`${styles.phone} ${className}`} data-nowrap="" href={phoneHref(phone)}>
      {phone}
      <Icon name="phone" />
    </a>
  );
}
