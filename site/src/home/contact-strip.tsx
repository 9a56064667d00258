import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { mailHref, phoneHref } from '../settings/contact-hrefs.ts';
import { useSettings } from '../settings/use-settings.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './contact-strip.module.css';

/** The promised reply time and three ways to contact the company. */
export function ContactStrip() {
  const text = useText();
  const { partners } = usePageText('home');
  const { contact, facts } = useSettings();
  return (
    <div className={`${primitives.page} ${styles.strip} ${primitives.topBorder}`}>
      <p className={`${styles.promise} ${primitives.balanced} ${primitives.figure}`}>
        {partners.reply(facts.replyHours)}
      </p>
      <dl className={`${styles.contacts} ${primitives.wrap}`}>
        <div>
          <dt className={`${primitives.smallSize} ${primitives.quiet}`}>{text.shell.phone}</dt>
          <dd>
            <a className={primitives.link} href={phoneHref(contact.phones.switchboard)}>
              {contact.phones.switchboard}
            </a>
          </dd>
        </div>
        <div>
          <dt className={`${primitives.smallSize} ${primitives.quiet}`}>{text.shell.mail}</dt>
          <dd>
            <a className={primitives.link} href={mailHref(contact.mail)}>
              {contact.mail}
            </a>
          </dd>
        </div>
      </dl>
      <Link className={buttons.accent} to={paths.contact()}>
        {text.shell.navigation.contact.full}
        <Icon name="go" />
      </Link>
    </div>
  );
}
