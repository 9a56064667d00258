import { paths } from 'contract/urls/paths.ts';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../pages/link.tsx';
import { Brand } from '../parts/brand.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useText } from '../text/use-text.tsx';
import { DeferredMegaMenu } from './deferred-mega-menu.ts';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { groupOf, navigation } from './navigation.ts';
import { openDrawer, openDrawerCommand } from './open-drawer.ts';
import { SearchLink } from './search-link.tsx';
import { useMegaMenu } from './use-mega-menu.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import { useSettings } from '../settings/use-settings.ts';

/** A solid, sticky header. On the home page it is transparent over the first picture and solid below it. */
export function Header({ home }: { home: boolean }) {
  const text = useText().shell;
  const settings = useSettings();
  const firstScreen = useRef<HTMLDivElement>(null);
  const { header, toggle, menu } = useMegaMenu();
  const past = useScrolledPast(firstScreen, home);
  const variant = home && !past && !menu.open ? 'over-picture' : 'solid';

  return (
    <>
      {home ? <div ref={firstScreen} className={styles.firstScreen} /> : null}
      <header
        ref={header}
        className={`${styles.header} ${primitives.bottomBorder}`}
        data-variant={variant}
        data-open={menu.open || undefined}
        data-position={!home ? 'sticky' : past ? 'fixed' : 'absolute'}
      >
        <div className={`${styles.row} ${primitives.page}`}>
          <Link
            className={styles.brand}
            to={paths.home()}
            aria-label={`${settings.company.shortName} — ${text.toHome}`}
          >
            <Brand name={settings.company.shortName} />
          </Link>
          <MainNavigation highlighted={menu.open ? menu.group : undefined} />
          <button
            ref={toggle}
            type="button"
            className={`${styles.toggle} ${primitives.link} ${primitives.centred} ${primitives.needsScripts} ${primitives.screenOnly}`}
            aria-expanded={menu.open}
            aria-controls="mega-menu"
            aria-label={text.allPages}
            onClick={menu.toggleMenu}
          >
            <Icon name={menu.open ? 'close' : 'menu'} />
          </button>
          {menu.open ? <DeferredMegaMenu.Component highlighted={menu.group} /> : null}
          {/* On phones it is in the drawer. */}
          <SearchLink
            className={`${styles.search} ${primitives.notOnPhones} ${primitives.link} ${primitives.centred} ${primitives.screenOnly}`}
          />
          <LanguageMenu />
          <button
            type="button"
            className={`${buttons.unstyled} ${styles.burger} ${primitives.screenOnly}`}
            aria-label={text.menu}
            aria-haspopup="dialog"
            {...openDrawerCommand}
            onClick={(event) => {
              event.preventDefault();
              void openDrawer();
            }}
          >
            <Icon name="menu" />
          </button>
        </div>
      </header>
    </>
  );
}

function MainNavigation({ highlighted }: { highlighted: string | undefined }) {
  const text = useText().shell;
  const { pathname } = useLocation();
  const current = groupOf(pathname);
  return (
    <nav className={`${styles.navigation} ${primitives.screenOnly}`} aria-label={text.mainNavigation}>
      <ul className={styles.list}>
        {navigation.map((group) => (
          <li key={group.name} data-group={group.name}>
            <Link
              className={`${styles.link} ${primitives.underlined} ${primitives.tiny} ${primitives.row}`}
              to={group.to}
              viewTransition
              aria-current={group === current ? (group.to === pathname ? 'page' : 'true') : undefined}
              data-highlighted={group.name === highlighted || undefined}
            >
              {text.navigation[group.name].short}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
