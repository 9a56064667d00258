import { paths } from 'contract/paths.ts';
import { useEffect, useEffectEvent } from 'react';
import { useHref } from 'react-router';
import { usePageText } from '../../text/use-text.tsx';
import { Icon } from '../icon.tsx';
import { leaveAtOnce } from './leave-at-once.ts';
import styles from './quick-exit.module.css';
import { countShiftPresses } from './shift-presses.ts';

type QuickExitProps = {
  /** Wipes what the form keeps in its module's memory; what a component keeps goes with the page. */
  forget?: () => void;
  /** Stays in view while its page is scrolled. */
  follows?: boolean;
};

/** Away from here at once, to the home page: by this link, which needs no scripts, or by Shift pressed three times. */
export function QuickExit({ forget, follows = false }: QuickExitProps) {
  const text = usePageText('forms').quickExit;
  const address = useHomeAddress();

  function leave() {
    forget?.();
    leaveAtOnce(address);
  }
  const leaveByKeys = useEffectEvent(leave);

  useEffect(() => {
    const { pressed, interrupted } = countShiftPresses();
    const hear = (event: KeyboardEvent) => {
      if (pressed(event, event.timeStamp)) leaveByKeys();
    };
    const listening = new AbortController();
    // Before any field or dialog has it.
    addEventListener('keydown', hear, { capture: true, signal: listening.signal });
    addEventListener('pointerdown', interrupted, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <p className={styles.exit} data-quick-exit data-follows={follows || undefined}>
      <a
        className={styles.link}
        href={address}
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault();
          leave();
        }}
      >
        <Icon name="outside" size="small" />
        {text.leave}
      </a>
      <span className={styles.keys}>{text.keys}</span>
    </p>
  );
}

/** Behind `#` the whole document must be another one: its memory goes with it. */
function useHomeAddress(): string {
  return useHref(paths.home()).replace(/#.*$/, '') || '/';
}
