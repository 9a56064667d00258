import { Tooltip } from 'antd';
import { holdsAnyPermission } from 'contract/console/permissions.ts';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, NavLink, Outlet } from 'react-router';
import { Keys } from '../parts/keys.tsx';
import { Logo } from '../parts/logo.tsx';
import { useTexts } from '../text/use-language.ts';
import { FrameContext } from './frame-context.ts';
import { navigation, type NavigationEntry } from './navigation.ts';
import styles from './shell.module.css';
import { useSignedIn } from './signed-in.tsx';

/** Below this width the texts need the room of the navigation. */
const foldBelow = 1000;

/** The frame around every screen: navigation on the left, the screen on the right. */
export function Shell() {
  const { shell } = useTexts();
  const [isFolded, fold] = useState(innerWidth < foldBelow);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== '\\') return;
      event.preventDefault();
      fold((was) => !was);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  const frame = { isFolded, fold, openPalette: () => undefined, openKeysSheet: () => undefined };
  return (
    <FrameContext value={frame}>
      <div className={isFolded ? `${styles.shell} ${styles.folded}` : styles.shell}>
        <a className={styles.skip} href="#main">
          {shell.skipToContent}
        </a>
        <Navigation isFolded={isFolded} openPalette={frame.openPalette} />
        <Outlet />
      </div>
    </FrameContext>
  );
}

function Navigation({ isFolded, openPalette }: { isFolded: boolean; openPalette: () => void }) {
  const { shell } = useTexts();
  const { permissions } = useSignedIn();
  const isVisible = ({ needs }: NavigationEntry) => needs === 'all' || holdsAnyPermission(permissions, needs);
  const groups = navigation
    .map(({ group, entries }) => ({ group, entries: entries.filter(isVisible) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <aside className={styles.side} aria-label={shell.navigation}>
      <div className={styles.head}>
        <Link to="/" className={styles.home} aria-label={shell.home}>
          <Logo />
          <span className={styles.company}>
            {shell.company}
            <small>{shell.console}</small>
          </span>
        </Link>
      </div>
      <button type="button" className={styles.search} onClick={openPalette} aria-label={shell.searchOrJump}>
        <Search size={15} />
        <span>{shell.searchOrJump}</span>
        <Keys of="Ctrl K" />
      </button>
      <nav aria-label={shell.mainNavigation}>
        {groups.map(({ group, entries }) => (
          <div className={styles.group} key={group ?? 'start'}>
            {group ? <h2>{shell.groups[group]}</h2> : null}
            {entries.map((entry) => (
              <EntryLink key={entry.area} entry={entry} isFolded={isFolded} />
            ))}
          </div>
        ))}
      </nav>
    </aside>
  );
}

function EntryLink({ entry, isFolded }: { entry: NavigationEntry; isFolded: boolean }) {
  const { shell } = useTexts();
  const label = shell.areas[entry.area];
  const link = (
    <NavLink to={entry.path} end={entry.path === '/'} className={styles.entry ?? ''}>
      <entry.icon size={16} strokeWidth={1.6} />
      <span className={styles.label}>{label}</span>
    </NavLink>
  );
  return isFolded ? (
    <Tooltip title={label} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
