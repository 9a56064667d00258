import { lazy, type ReactNode, Suspense } from 'react';
import type { HelpTopic } from '../text/help-topic.ts';
import { TopBar, type Breadcrumb } from './top-bar.tsx';
import { useFrame } from './frame-context.ts';
import { useOfficerKey } from './officer-key.ts';
import styles from './screen.module.css';

const HelpPanel = lazy(async () => ({ default: (await import('../help/help-panel.tsx')).HelpPanel }));
const KeyStrip = lazy(async () => ({ default: (await import('./key-strip.tsx')).KeyStrip }));

export type ScreenProps = {
  /** What its help is about. */
  help: HelpTopic;
  /** From the area down to this screen; the last one is the screen itself. */
  breadcrumbs: readonly Breadcrumb[];
  /** The footer of an editor or the bulk actions of a list. It is outside of what scrolls and never moves. */
  footer?: ReactNode;
  /** For screens with several areas that scroll by themselves: no padding, and the page does not scroll. */
  panes?: boolean;
  children: ReactNode;
};

/** What every screen consists of: the bar of 48 px, the content, and the footer of 56 px if there is one. */
export function Screen({ help, breadcrumbs, footer, panes = false, children }: ScreenProps) {
  const { isHelpOpen, closeHelp } = useFrame();
  const { key } = useOfficerKey();
  return (
    <div className={isHelpOpen ? `${styles.frame} ${styles.besideHelp}` : styles.frame}>
      <TopBar breadcrumbs={breadcrumbs} />
      <Suspense fallback={null}>{key === undefined ? null : <KeyStrip fileName={key.fileName} />}</Suspense>
      <main id="main" className={panes ? styles.panes : styles.page} tabIndex={-1}>
        {children}
      </main>
      {footer}
      <Suspense fallback={null}>{isHelpOpen ? <HelpPanel topic={help} close={closeHelp} /> : null}</Suspense>
    </div>
  );
}
