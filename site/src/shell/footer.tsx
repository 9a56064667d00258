import { paths } from 'contract/urls/paths.ts';
import type { ReactNode } from 'react';
import { Link } from '../pages/link.tsx';
import { Brand } from '../parts/brand.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useText } from '../text/use-text.tsx';
import { mailHref, phoneHref } from '../settings/contact-hrefs.ts';
import { Filing } from '../settings/filing.tsx';
import styles from './footer.module.css';
import { navigation, type NavigationGroup } from './navigation.ts';
import { PageLinks } from './page-links.tsx';
import { useSettings } from '../settings/use-settings.ts';

/** In rows of three. The groups of a row have similar heights. */
const order: readonly NavigationGroup['name'][] = [
  'businessAreas',
  'about',
  'talentDevelopment',
  'mainBusiness',
  'news',
  'socialResponsibility',
];

export function Footer() {
  const text = useText().shell;
  const { company } = useSettings();
  return (
    <footer className={`${styles.footer} ${primitives.topBorder}`} data-theme="dark">
      <div className={`${styles.inner} ${primitives.page} ${primitives.grid}`}>
        <div className={styles.company}>
          <Link to={paths.home()} aria-label={`${company.shortName} — ${text.toHome}`}>
            <Brand name={company.shortName} />
          </Link>
          <Address />
        </div>
        <nav className={`${styles.navigation} ${primitives.screenOnly}`} aria-label={text.footerNavigation}>
          {navigation
            .filter(({ name }) => order.includes(name))
            .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
            .map((group) => (
              <Group key={group.name} group={group} />
            ))}
          <OtherPages />
        </nav>
        <Social />
      </div>
      <Filing />
    </footer>
  );
}

function Address() {
  const text = useText().shell;
  const { contact } = useSettings();
  return (
    <address className={`${styles.address} ${primitives.stack} ${primitives.small}`}>
      <Line icon="pin" label={text.address}>
        {contact.address}
      </Line>
      <Line icon="phone" label={text.phone}>
        <a className={`${styles.contactLink} ${primitives.link}`} href={phoneHref(contact.phones.switchboard)}>
          {contact.phones.switchboard}
        </a>
      </Line>
      <Line icon="mail" label={text.mail}>
        <a className={`${styles.contactLink} ${primitives.link}`} href={mailHref(contact.mail)}>
          {contact.mail}
        </a>
      </Line>
    </address>
  );
}

function Line({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <p className={styles.line}>
      <Icon name={icon} size="small" className={primitives.quiet} />
      <span className={primitives.visuallyHidden}>{label}</span>
      {children}
    </p>
  );
}

function Group({ group }: { group: NavigationGroup }) {
  const text = useText().shell;
  return (
    <section className={styles.group}>
      <h2 className={`${styles.heading} ${primitives.label} ${primitives.strong}`}>
        <Link className={primitives.link} to={group.to} viewTransition>
          {text.navigation[group.name].full}
        </Link>
      </h2>
      <div className={styles.pages}>
        <PageLinks group={group} size={`${styles.link} ${primitives.label}`} />
      </div>
    </section>
  );
}

function OtherPages() {
  const text = useText().shell;
  const others = [
    { to: paths.supervisionAndReporting(), label: text.navigation.supervision.full },
    { to: paths.year20(), label: text.pages.year20 },
    { to: paths.certificates(), label: text.pages.certificates },
    { to: paths.contact(), label: text.navigation.contact.full },
    { to: paths.privacy(), label: text.pages.privacy },
  ];
  return (
    <ul className={`${styles.others} ${primitives.wrap} ${primitives.topBorder} ${primitives.fullWidth}`}>
      {others.map(({ to, label }) => (
        <li key={to}>
          <Link className={`${styles.link} ${primitives.link} ${primitives.label}`} to={to} viewTransition>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The server draws the QR codes from the settings, so that no page needs the drawing code. */
function Social() {
  const text = useText().shell;
  const { social } = useSettings();
  return (
    <ul className={`${styles.social} ${primitives.screenOnly} ${primitives.quiet} ${primitives.column}`}>
      {social.map(({ name, url }, index) => (
        <li key={url}>
          <img
            className={styles.code}
            src={`/social/${index}.svg`}
            alt={text.qrCode(name)}
            width="96"
            height="96"
            loading="lazy"
          />
          <span aria-hidden="true">{name}</span>
        </li>
      ))}
    </ul>
  );
}
