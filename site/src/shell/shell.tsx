import { paths } from 'contract/urls/paths.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { setSessionItem } from '../browser/session-storage.ts';
import { forgetLoadingDialog } from '../dialogs/shown-dialog.ts';
import { DialogLoaderContext } from '../dialogs/use-dialog-opener.ts';
import { useReducedMotion } from '../motion/use-reduced-motion.ts';
import { useNamedSection } from '../pages/scroll-restoration.ts';
import primitives from '../parts/primitives.module.css';
import { Toasts } from '../parts/toasts/toast.tsx';
import { usePendingLocation } from '../parts/use-pending-location.ts';
import { ShownReceipt } from '../receipt/receipts.ts';
import { useLocale, useText } from '../text/use-text.tsx';
import { DeferredDrawer, DeferredFooter, preloadShell } from './deferred-parts.ts';
// Only the code of the drawer and the footer is deferred; their styles load with the first.
import './drawer.module.css';
import './footer.module.css';
import '../settings/filing.module.css';
import '../parts/link-list.module.css';
import { Header } from './header.tsx';
import { loadDialog } from './load-dialog.ts';
import { groupOf } from './navigation.ts';
import styles from './shell.module.css';
import { ShownDialog, SideBar } from './side-bar.tsx';

/** The frame around every page. */
export function Shell() {
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const home = pathname === paths.home();
  useSessionItems(pathname);
  useReducedMotionAttribute();
  useNewPage(main, pathname);
  usePreloadedShell();

  return (
    <DialogLoaderContext value={loadDialog}>
      <div className={`${styles.shell} ${primitives.column}`} data-home={home || undefined}>
        <SkipLink onSkip={() => main.current?.focus()} />
        <Header home={home} />
        <main ref={main} id="main" className={styles.main} tabIndex={-1}>
          <LoadingBar />
          <Outlet />
        </main>
        {home ? null : <DeferredFooter.Component />}
        {/*
         * After the page, whose first screen is then in the document's first bytes. The key closes the drawer on each
         * navigation.
         */}
        <DeferredDrawer.Component key={key} />
        <SideBar />
        <ShownDialog />
        <ShownReceipt />
        <Toasts />
      </div>
    </DialogLoaderContext>
  );
}

/** With scripts the link moves the focus itself, since hash mode would treat `#main` as a route. */
function SkipLink({ onSkip }: { onSkip: () => void }) {
  const text = useText().shell;
  return (
    <a
      className={`${styles.skip} ${primitives.screenOnly} ${primitives.smallSize} ${primitives.strong}`}
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        onSkip();
      }}
    >
      {text.skip}
    </a>
  );
}

/** A thin progress bar below the header, shown when the next page takes long to load. */
function LoadingBar() {
  const text = useText().parts;
  return usePendingLocation() ? (
    <progress className={`${styles.loading} ${primitives.screenOnly}`} aria-label={text.loading} />
  ) : null;
}

function useSessionItems(pathname: string): void {
  const locale = useLocale();
  const group = groupOf(pathname);
  useEffect(() => void setSessionItem('language', locale), [locale]);
  useEffect(() => {
    if (group !== undefined) setSessionItem('activeIndex', group.to);
  }, [group]);
}

function useReducedMotionAttribute(): void {
  const reducedMotion = useReducedMotion();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-reduced-motion', reducedMotion);
  }, [reducedMotion]);
}

/**
 * After a navigation to another page, moves the focus to its beginning or to the section that the URL names, and forgets
 * a dialog of the last page that is still loading.
 */
function useNewPage(main: RefObject<HTMLElement | null>, pathname: string): void {
  const section = useNamedSection();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    forgetLoadingDialog();
    const named = section === undefined ? null : document.getElementById(section);
    (named ?? main.current)?.focus({ preventScroll: true });
  }, [main, pathname, section]);
}

/** The first page was rendered by the server. The next one needs the code at once. */
function usePreloadedShell(): void {
  useEffect(() => void preloadShell().catch(() => undefined), []);
}
