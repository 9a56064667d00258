import { paths } from 'contract/paths.ts';
import { Link } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { useText } from '../text/use-text.tsx';
import { phoneHref } from './contact-hrefs.ts';
import styles from './telephone-dialog.module.css';
import { useSettings } from './use-settings.ts';

const desks = ['switchboard', 'domesticTrade', 'foreignTrade'] as const;

export function TelephoneDialog({ onClosed }: { onClosed: () => void }) {
  const text = useText().shell.telephone;
  const { contact } = useSettings();
  return (
    <Dialog title={text.title} intro={contact.hours} width="narrow" closesOnOutsideClick onClosed={onClosed}>
      <dl>
        {desks.map((desk) => (
          <div key={desk} className={styles.desk}>
            <dt className={`${layout.label} ${layout.quiet}`}>{text[desk]}</dt>
            <dd>
              <a
                className={`${styles.phone} ${layout.figure} ${layout.rowBetween}`}
                href={phoneHref(contact.phones[desk])}
              >
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
