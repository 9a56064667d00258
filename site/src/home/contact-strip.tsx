import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
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
    <div className={`${layout.page} ${styles.strip} ${layout.topBorder}`}>
      <p className={`${styles.promise} ${layout.balanced} ${layout.figure}`}>{partners.reply(facts.replyHours)}</p>
      <dl className={`${styles.contacts} ${layout.wrap}`}>
        <div>
          <dt className={`${layout.fine} ${layout.quiet}`}>{text.shell.phone}</dt>
          <dd>
            <a className={layout.link} href={phoneHref(contact.phones.switchboard)}>
              {contact.phones.switchboard}
            </a>
          </dd>
        </div>
        <div>
          <dt className={`${layout.fine} ${layout.quiet}`}>{text.shell.mail}</dt>
          <dd>
            <a className={layout.link} href={mailHref(contact.mail)}>
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
