import { Tooltip } from 'antd';
import { Search } from 'lucide-react';
import { type FocusEvent, lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { Link, NavLink, Outlet, useNavigate } from 'react-router';
import { Kbd } from '../parts/keyboard/kbd.tsx';
import { Logo } from '../parts/logo.tsx';
import { useTexts } from '../text/use-language.ts';
import { Announcer } from './announcer.tsx';
import { FrameContext } from './frame-context.ts';
import { InboxBadge } from './inbox-badge.tsx';
import { type NavigationEntry, useVisibleNavigation } from './navigation.ts';
import { useNavigationCollapse } from './navigation-collapse.ts';
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
  const { isCollapsed, setCollapsed } = useNavigationCollapse();
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
    toggleNavigation: () => setCollapsed(!isCollapsed),
    goTo: (letter) => {
      const entry = navigation.flatMap(({ entries }) => entries).find(({ key }) => key === letter);
      if (entry) void navigate(entry.path);
    },
  });
  return (
    <FrameContext
      value={{
        isCollapsed,
        setCollapsed,
        openPalette,
        openShortcuts,
        isHelpOpen,
        openHelp: () => setIsHelpOpen(true),
        closeHelp: () => setIsHelpOpen(false),
      }}
    >
      <Announcer>
        <div className={isCollapsed ? `${styles.shell} ${styles.collapsed}` : styles.shell}>
          <a className={styles.skip} href="#main">
            {shell.skipToContent}
          </a>
          <Navigation isCollapsed={isCollapsed} openPalette={openPalette} />
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

function Navigation({ isCollapsed, openPalette }: { isCollapsed: boolean; openPalette: () => void }) {
  const { shell } = useTexts();
  const groups = useVisibleNavigation();
  return (
    <aside className={styles.side} aria-label={shell.navigation}>
      <div className={styles.header}>
        <Link to="/" className={styles.home}>
          <Logo />
          <span className={styles.company}>
            {shell.company}
            <small>{shell.console}</small>
          </span>
        </Link>
      </div>
      <CollapsedName name={shell.searchOrJump} isCollapsed={isCollapsed}>
        {(shown) => (
          <button type="button" className={styles.search} onClick={openPalette} {...shown}>
            <Search size={15} />
            <span>{shell.searchOrJump}</span>
            <Kbd keys="Ctrl K" />
          </button>
        )}
      </CollapsedName>
      <nav aria-label={shell.mainNavigation}>
        {groups.map(({ group, entries }) => (
          <div className={styles.group} key={group ?? 'start'}>
            {group ? <h2>{shell.groups[group]}</h2> : null}
            {entries.map((entry) => (
              <EntryLink key={entry.area} entry={entry} isCollapsed={isCollapsed} />
            ))}
          </div>
        ))}
      </nav>
    </aside>
  );
}

function EntryLink({ entry, isCollapsed }: { entry: NavigationEntry; isCollapsed: boolean }) {
  const { shell } = useTexts();
  const label = shell.areas[entry.area];
  return (
    <CollapsedName name={label} isCollapsed={isCollapsed}>
      {(shown) => (
        <NavLink to={entry.path} end={entry.path === '/'} className={styles.entry ?? ''} {...shown}>
          <entry.icon size={16} strokeWidth={1.6} />
          <span className={styles.label}>{label}</span>
          {entry.counts === undefined ? null : <InboxBadge kind={entry.counts} />}
        </NavLink>
      )}
    </CollapsedName>
  );
}

type FocusListeners = { onFocus: (event: FocusEvent<HTMLElement>) => void; onBlur: () => void };

/** The name of an icon, when the pointer or the focus of the keyboard is on it. A click, which focuses too, shows none. */
function CollapsedName({
  name,
  isCollapsed,
  children,
}: {
  name: string;
  isCollapsed: boolean;
  children: (listeners: FocusListeners) => ReactElement;
}) {
  const [isShown, show] = useState(false);
  return (
    <Tooltip title={name} placement="right" open={isCollapsed && isShown} onOpenChange={show}>
      {children({
        onFocus: ({ currentTarget }) => show(currentTarget.matches(':focus-visible')),
        onBlur: () => show(false),
      })}
    </Tooltip>
  );
}
