import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import links from '../parts/link-list.module.css';
import { Picture } from '../parts/media/picture.tsx';
import { useText } from '../text/use-text.tsx';
import styles from './mega-menu.module.css';
import { mailHref, phoneHref } from '../settings/contact-hrefs.ts';
import { navigation, type NavigationGroup } from './navigation.ts';
import { PageLinks } from './page-links.tsx';
import { useSettings } from '../settings/use-settings.ts';

/** All pages at a glance, below the header. */
export function MegaMenu({ highlighted }: { highlighted: string | undefined }) {
  const text = useText().shell;
  return (
    <div id="mega-menu" className={`${styles.menu} ${primitives.bottomBorder}`}>
      <div className={`${styles.inner} ${primitives.page}`}>
        <Teaser />
        <nav className={`${styles.columns} ${primitives.alignTop}`} aria-label={text.allPages}>
          {navigation
            .filter((group) => group.pages.length > 0)
            .map((group) => (
              <Column key={group.name} group={group} highlighted={group.name === highlighted} />
            ))}
          <ContactColumn />
        </nav>
      </div>
      <MenuFooter />
    </div>
  );
}

function Column({ group, highlighted }: { group: NavigationGroup; highlighted: boolean }) {
  const text = useText().shell;
  return (
    <section
      data-group={group.name}
      data-highlighted={highlighted || undefined}
      className={`${styles.column} ${primitives.underlined} ${primitives.topBorder}`}
    >
      <h2 className={`${styles.heading} ${primitives.strong}`}>
        <Link className={primitives.link} to={group.to} viewTransition>
          {text.navigation[group.name].full}
        </Link>
      </h2>
      <PageLinks group={group} size={styles.link} />
    </section>
  );
}

function ContactColumn() {
  const text = useText().shell;
  const { contact } = useSettings();
  return (
    <section className={`${styles.column} ${primitives.underlined} ${primitives.topBorder}`}>
      <h2 className={`${styles.heading} ${primitives.strong}`}>
        <Link className={primitives.link} to={paths.contact()}>
          {text.navigation.contact.full}
        </Link>
      </h2>
      <ul>
        <li>
          <a
            className={`${links.link} ${styles.link} ${primitives.link} ${primitives.quiet}`}
            href={phoneHref(contact.phones.switchboard)}
          >
            {contact.phones.switchboard}
          </a>
        </li>
        <li>
          <a
            className={`${links.link} ${styles.link} ${primitives.link} ${primitives.quiet}`}
            href={mailHref(contact.mail)}
          >
            {contact.mail}
          </a>
        </li>
        <li>
          <Link
            className={`${links.link} ${styles.link} ${primitives.link} ${primitives.quiet}`}
            to={paths.year20()}
            viewTransition
          >
            {text.pages.year20}
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** A teaser for one business area; its text and picture come from the settings. */
function Teaser() {
  const area = useSettings().scopes.find((scope) => scope.key === 'integratedLogistics');
  if (area === undefined) return null;
  return (
    <Link className={`${styles.teaser} ${primitives.containingBlock}`} to={paths.integratedLogistics()} viewTransition>
      <Picture
        className={`${styles.teaserPicture} ${primitives.cover}`}
        picture={area.picture}
        alt=""
        sizes="640px"
        width={640}
        height={800}
      />
      <span className={`${styles.teaserText} ${primitives.label}`}>
        <strong className={styles.teaserFigure}>
          {area.figure} {area.unit}
        </strong>
        <span>{area.caption}</span>
        <span className={`${styles.teaserName} ${primitives.strong} ${primitives.row}`}>
          {area.name}
          <Icon name="go" size="small" />
        </span>
      </span>
    </Link>
  );
}

function MenuFooter() {
  const text = useText().shell;
  const { contact, company } = useSettings();
  return (
    <div className={primitives.topBorder}>
      <div
        className={`${styles.footRow} ${primitives.smallSize} ${primitives.quiet} ${primitives.page} ${primitives.wrap}`}
      >
        <span>{contact.address}</span>
        <span>{contact.hours}</span>
        <Link
          className={`${styles.footLink} ${primitives.link} ${primitives.inline}`}
          to={paths.year20()}
          viewTransition
        >
          {text.anniversary(company.founded)}
          <Icon name="go" size="small" />
        </Link>
      </div>
    </div>
  );
}
