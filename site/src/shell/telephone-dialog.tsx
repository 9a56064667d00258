import { paths } from 'contract/paths.ts';
import { Link } from 'react-router';
import buttons from '../parts/button.module.css';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.tsx';
import { phoneAddress } from './addresses.ts';
import styles from './telephone-dialog.module.css';
import { useSettings } from './use-settings.ts';

const desks = ['switchboard', 'domesticTrade', 'foreignTrade'] as const;

export function TelephoneDialog({ onClosed }: { onClosed: () => void }) {
  const text = useText().shell.telephone;
  const { contact } = useSettings();
  return (
    <Dialog title={text.title} intro={contact.hours} width="narrow" closesOnOutsideClick onClosed={onClosed}>
      <dl className={styles.desks}>
        {desks.map((desk) => (
          <div key={desk} className={styles.desk}>
            <dt className={styles.name}>{text[desk]}</dt>
            <dd>
              <a className={styles.phone} href={phoneAddress(contact.phones[desk])}>
                {contact.phones[desk]}
                <Icon name="phone" />
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.end}>
        <Link className={buttons.more} to={paths.contact()} onClick={onClosed}>
          {text.contact}
          <Icon name="go" size="small" />
        </Link>
      </p>
    </Dialog>
  );
}
