import { paths } from 'contract/paths.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useNamedSection } from '../kept-place.ts';
import { useCalm } from '../motion/use-calm.ts';
import { Notices } from '../parts/notice.tsx';
import { ShownReceipt } from '../parts/receipt/receipts.ts';
import { useSlowLoading } from '../parts/use-slow-loading.ts';
import { writeSession } from '../session.ts';
import { useLocale, useText } from '../text/use-text.tsx';
import { FooterLater } from './footer-later.ts';
// Only its code comes later: its styles come with the first.
import './footer.module.css';
import './filing.module.css';
import { Header } from './header.tsx';
import { groupOf } from './navigation.ts';
import { ShownDialog, SideBar } from './side-bar.tsx';
import styles from './shell.module.css';

/** What stands around every page. */
export function Shell() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const home = pathname === paths.home();
  useSessionMarks(pathname);
  useCalmMark();
  useFocusOnNewPage(main, pathname);
  useFooterInTime();

  return (
    <div className={styles.shell} data-home={home || undefined}>
      <SkipLink onSkip={() => main.current?.focus()} />
      <Header home={home} />
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        <LoadingBar />
        <Outlet />
      </main>
      {home ? null : <FooterLater.Later />}
      <SideBar />
      <ShownDialog />
      <ShownReceipt />
      <Notices />
    </div>
  );
}

/** With scripts it moves the focus itself: in hash mode `#main` would be taken for a route. */
function SkipLink({ onSkip }: { onSkip: () => void }) {
  const text = useText().shell;
  return (
    <a
      className={styles.skip}
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

/** A hairline of ember under the header while the next page is on its way; unseen when it comes at once. */
function LoadingBar() {
  const text = useText().shell;
  return useSlowLoading() ? <progress className={styles.loading} aria-label={text.loading} /> : null;
}

function useSessionMarks(pathname: string): void {
  const locale = useLocale();
  const group = groupOf(pathname);
  useEffect(() => void writeSession('language', locale), [locale]);
  useEffect(() => {
    if (group !== undefined) writeSession('activeIndex', group.to);
  }, [group]);
}

function useCalmMark(): void {
  const calm = useCalm();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-calm', calm);
  }, [calm]);
}

/** After a step inside the application the reader's place is the new page's beginning, as after loading one, or the section it names. */
function useFocusOnNewPage(main: RefObject<HTMLElement | null>, pathname: string): void {
  const section = useNamedSection();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const named = section === undefined ? null : document.getElementById(section);
    (named ?? main.current)?.focus({ preventScroll: true });
  }, [main, pathname, section]);
}

/** The home page has no footer: the next page shall have it at once. */
function useFooterInTime(): void {
  useEffect(() => void FooterLater.ready().catch(() => undefined), []);
}
