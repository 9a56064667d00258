import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import { usePageText } from '../text/use-text.tsx';
import { leaveAtOnce } from './leave-at-once.ts';
import primitives from '../parts/primitives.module.css';
import styles from './quick-exit.module.css';
import { countShiftPresses } from './shift-presses.ts';

type QuickExitProps = {
  /** Clears data in module memory; component state is lost with the page. */
  forget?: () => void;
  /** Stays visible while the page scrolls. */
  follows?: boolean;
};

/**
 * Leaves the site at once: by the link, which works without scripts, or by pressing Shift three times while nothing is
 * written.
 */
export function QuickExit({ forget, follows = false }: QuickExitProps) {
  const text = usePageText('forms').quickExit;
  const exit = useRef<HTMLParagraphElement>(null);

  function leave() {
    forget?.();
    leaveAtOnce(text.url);
  }
  const leaveByKeys = useEffectEvent(() => {
    // Chinese input methods switch the language with Shift, which must never lose a text.
    if (!isSomethingWritten(exit)) leave();
  });

  useEffect(() => {
    const { pressed, interrupted } = countShiftPresses();
    const onKeyDown = (event: KeyboardEvent) => {
      if (pressed(event, event.timeStamp)) leaveByKeys();
    };
    const listening = new AbortController();
    // Runs before any field or dialog handles the key.
    addEventListener('keydown', onKeyDown, { capture: true, signal: listening.signal });
    addEventListener('pointerdown', interrupted, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <p
      ref={exit}
      className={`${styles.exit} ${primitives.wrap} ${primitives.row} ${primitives.label}`}
      data-quick-exit
      data-follows={follows || undefined}
    >
      <a
        className={`${styles.link} ${primitives.strong} ${primitives.inline}`}
        href={text.url}
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault();
          leave();
        }}
      >
        <Icon name="outside" size="small" />
        {text.leave}
      </a>
      <span className={`${styles.keys} ${primitives.tiny} ${primitives.quiet}`}>{text.keys}</span>
    </p>
  );
}

/** Checks the dialog or page of the exit. Fields that the site filled in are read-only and do not count. */
function isSomethingWritten(exit: RefObject<HTMLElement | null>): boolean {
  const container = exit.current?.closest('dialog, main');
  const fields = container?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"], [readonly])',
  );
  return [...(fields ?? [])].some(({ value }) => value !== '');
}
