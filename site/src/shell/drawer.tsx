import { paths } from 'contract/urls/paths.ts';
import { useLocation } from 'react-router';
import { Link } from '../pages/link.tsx';
import { Brand } from '../parts/brand.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useText } from '../text/use-text.tsx';
import { phoneHref } from '../settings/contact-hrefs.ts';
import styles from './drawer.module.css';
import { LanguageSegments } from './language-menu.tsx';
import { groupOf, navigation, type NavigationGroup } from './navigation.ts';
import { drawerId } from './open-drawer.ts';
import { useSettings } from '../settings/use-settings.ts';

/** Closes it without scripts, too. React does not know these attributes yet. */
const closeDrawerCommand = { command: 'close', commandfor: drawerId };

/** The full navigation on narrow screens, as a native modal from the right. */
export function Drawer() {
  const text = useText().shell;
  const { company, contact } = useSettings();
  const { pathname } = useLocation();
  const current = groupOf(pathname);

  return (
    <dialog id={drawerId} className={styles.drawer} data-theme="dark" closedby="any" aria-label={text.menu}>
      <div className={`${styles.inner} ${primitives.column}`}>
        <div className={`${styles.top} ${primitives.bottomBorder} ${primitives.rowBetween}`}>
          <Link to={paths.home()} aria-label={`${company.shortName} — ${text.toHome}`}>
            <Brand name={company.shortName} />
          </Link>
          <button type="button" className={buttons.unstyled} aria-label={text.closeMenu} {...closeDrawerCommand}>
            <Icon name="close" />
          </button>
        </div>
        <nav className={styles.navigation} aria-label={text.menu}>
          <ul>
            <li className={primitives.bottomBorder}>
              <Link className={`${styles.row} ${primitives.rowBetween}`} to={paths.search()}>
                {text.search}
                <Icon name="search" className={primitives.quiet} />
              </Link>
            </li>
            {navigation.map((group) => (
              <li key={group.name} className={primitives.bottomBorder}>
                {group.pages.length > 1 ? (
                  <Accordion group={group} current={group === current} />
                ) : (
                  <Single group={group} current={group === current} />
                )}
              </li>
            ))}
            <li className={primitives.bottomBorder}>
              <Link className={`${styles.row} ${primitives.rowBetween}`} to={paths.contact()}>
                {text.navigation.contact.full}
              </Link>
            </li>
          </ul>
        </nav>
        <div className={`${styles.end} ${primitives.stack}`}>
          <LanguageSegments />
          <a
            className={`${styles.phone} ${primitives.smallSize} ${primitives.quiet} ${primitives.inline}`}
            href={phoneHref(contact.phones.switchboard)}
          >
            <Icon name="phone" size="small" />
            {contact.phones.switchboard}
          </a>
        </div>
      </div>
    </dialog>
  );
}

function Single({ group, current }: { group: NavigationGroup; current: boolean }) {
  const text = useText().shell;
  return (
    <Link
      className={`${styles.row} ${primitives.rowBetween}`}
      to={group.to}
      aria-current={current ? 'page' : undefined}
    >
      {text.navigation[group.name].full}
    </Link>
  );
}

/** The shared `name` keeps only one group open. */
function Accordion({ group, current }: { group: NavigationGroup; current: boolean }) {
  const text = useText().shell;
  const { pathname, search } = useLocation();
  return (
    <details className={styles.accordion} name="drawer" open={current}>
      <summary className={`${styles.row} ${primitives.openIcons} ${primitives.rowBetween}`}>
        {text.navigation[group.name].full}
        <span>
          <Icon name="plus" size="small" className={primitives.quiet} />
        </span>
        <span>
          <Icon name="minus" size="small" className={primitives.quiet} />
        </span>
      </summary>
      <ul className={styles.pages}>
        {group.pages.map((page) => (
          <li key={page.name}>
            <Link
              className={`${styles.page} ${primitives.quiet} ${primitives.row}`}
              to={page.to}
              aria-current={page.to === pathname + search ? 'page' : undefined}
            >
              {text.pages[page.name]}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
