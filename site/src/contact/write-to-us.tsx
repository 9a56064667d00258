import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { MessageButton } from '../dialogs/message-button.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { hourUnit } from '../text/format.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import styles from './write-to-us.module.css';

/** The end of the page: the message button and the promised reply time. */
export function WriteToUs() {
  const text = usePageText('contact').write;
  const { parts } = useText();
  const locale = useLocale();
  const { replyHours } = useSettings().facts;
  return (
    <section className={`${styles.strip} ${primitives.topBorder}`}>
      <div className={`${primitives.page} ${styles.inner}`}>
        <h2>{text.title}</h2>
        <p className={`${styles.lead} ${primitives.quiet}`}>{text.lead}</p>
        <div className={`${styles.actions} ${primitives.wrap} ${primitives.row}`}>
          <p className={`${styles.promise} ${primitives.row}`}>
            <span className={styles.figure}>
              {replyHours}
              <small className={`${styles.unit} ${primitives.regular} ${primitives.quiet}`}>
                {hourUnit(locale, replyHours)}
              </small>
            </span>
            <span className={`${styles.within} ${primitives.label} ${primitives.quiet}`}>{text.within}</span>
          </p>
          <MessageButton className={buttons.accent}>
            <Icon name="message" />
            {parts.leaveMessage}
          </MessageButton>
          <Link className={buttons.more} to={paths.submission()} viewTransition>
            {parts.lookUpReceipt}
            <Icon name="go" size="small" />
          </Link>
        </div>
      </div>
    </section>
  );
}
