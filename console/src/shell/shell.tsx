import { Tooltip } from 'antd';
import { Search } from 'lucide-react';
import { type FocusEvent, lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { Link, NavLink, Outlet, useNavigate } from 'react-router';
import { Kbd } from '../parts/kbd.tsx';
import { Logo } from '../parts/logo.tsx';
import { useTexts } from '../text/use-language.ts';
import { Announcer } from './announcer.tsx';
import { FrameContext } from './frame-context.ts';
import { InboxBadge } from './inbox-badge.tsx';
import { type NavigationEntry, useVisibleNavigation } from './navigation.ts';
import { useNavigationFold } from './navigation-fold.ts';
import styles from './shell.module.css';
import { useFrameKeys } from './use-keys.ts';

/** They are not needed before they are opened, and fetched while nobody waits for them. */
const loadCommandPalette = () => import('./command-palette.tsx');
const loadShortcuts = () => import('./shortcuts-dialog.tsx');
const CommandPalette = lazy(async () => ({ default: (await loadCommandPalette()).CommandPalette }));
const ShortcutsDialog = lazy(async () => ({ default: (await loadShortcuts()).ShortcutsDialog }));

/** The frame around every screen: navigation on the left, the screen on the right. */
export function Shell() {
  const { shell } = useTexts();
  const { isFolded, fold } = useNavigationFold();
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [isShortcutsOpen, setIsShortcutsOpen] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const navigation = useVisibleNavigation();
  const navigate = useNavigate();
  const openPalette = () => setIsPaletteOpen(true);
  const openShortcuts = () => setIsShortcutsOpen(true);
  useEffect(() => {
    const timer = setTimeout(() => void Promise.allSettled([loadCommandPalette(), loadShortcuts()]), 2000);
    return () => clearTimeout(timer);
  }, []);
  useFrameKeys({
    togglePalette: () => setIsPaletteOpen((was) => !was),
    openShortcuts,
    toggleHelp: () => setIsHelpOpen((was) => !was),
    toggleNavigation: () => fold(!isFolded),
    goTo: (letter) => {
      const entry = navigation.flatMap(({ entries }) => entries).find(({ key }) => key === letter);
      if (entry) void navigate(entry.path);
    },
  });
  return (
    <FrameContext
      value={{
        isFolded,
        fold,
        openPalette,
        openShortcuts,
        isHelpOpen,
        openHelp: () => setIsHelpOpen(true),
        closeHelp: () => setIsHelpOpen(false),
      }}
    >
      <Announcer>
        <div className={isFolded ? `${styles.shell} ${styles.folded}` : styles.shell}>
          <a className={styles.skip} href="#main">
            {shell.skipToContent}
          </a>
          <Navigation isFolded={isFolded} openPalette={openPalette} />
          <Outlet />
        </div>
        <Suspense fallback={null}>
          {isPaletteOpen ? <CommandPalette close={() => setIsPaletteOpen(false)} /> : null}
          {isShortcutsOpen ? <ShortcutsDialog close={() => setIsShortcutsOpen(false)} /> : null}
        </Suspense>
      </Announcer>
    </FrameContext>
  );
}

function Navigation({ isFolded, openPalette }: { isFolded: boolean; openPalette: () => void }) {
  const { shell } = useTexts();
  const groups = useVisibleNavigation();
  return (
    <aside className={styles.side} aria-label={shell.navigation}>
      <div className={styles.head}>
        <Link to="/" className={styles.home}>
          <Logo />
          <span className={styles.company}>
            {shell.company}
            <small>{shell.console}</small>
          </span>
        </Link>
      </div>
      <FoldedName name={shell.searchOrJump} isFolded={isFolded}>
        {(shown) => (
          <button type="button" className={styles.search} onClick={openPalette} {...shown}>
            <Search size={15} />
            <span>{shell.searchOrJump}</span>
            <Kbd keys="Ctrl K" />
          </button>
        )}
      </FoldedName>
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
  return (
    <FoldedName name={label} isFolded={isFolded}>
      {(shown) => (
        <NavLink to={entry.path} end={entry.path === '/'} className={styles.entry ?? ''} {...shown}>
          <entry.icon size={16} strokeWidth={1.6} />
          <span className={styles.label}>{label}</span>
          {entry.counts === undefined ? null : <InboxBadge kind={entry.counts} />}
        </NavLink>
      )}
    </FoldedName>
  );
}

type FocusListeners = { onFocus: (event: FocusEvent<HTMLElement>) => void; onBlur: () => void };

/** The name of an icon, when the pointer or the focus of the keyboard is on it. A click, which focuses too, shows none. */
function FoldedName({
  name,
  isFolded,
  children,
}: {
  name: string;
  isFolded: boolean;
  children: (listeners: FocusListeners) => ReactElement;
}) {
  const [isShown, show] = useState(false);
  return (
    <Tooltip title={name} placement="right" open={isFolded && isShown} onOpenChange={show}>
      {children({
        onFocus: ({ currentTarget }) => show(currentTarget.matches(':focus-visible')),
        onBlur: () => show(false),
      })}
    </Tooltip>
  );
}
