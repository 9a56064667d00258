import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../text/use-text.tsx';
import buttons from './button.module.css';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { useSeenHeight } from './use-seen-height.ts';

type DialogProps = {
  title: string;
  /** One quiet line under the title. */
  intro?: ReactNode;
  /** `narrow` 400 px, `middle` 560 px, `wide` 900 px; each the whole width on small screens where `sheet` is set. */
  width?: 'narrow' | 'middle' | 'wide';
  sheet?: boolean;
  /** A form does not close on a click beside it: what was typed would be lost. */
  closesOnOutsideClick?: boolean;
  footer?: ReactNode;
  children: ReactNode;
  /** The dialog has closed, by whatever way; focus is back where it was. */
  onClosed: () => void;
};

/** A modal over the native element: it traps focus, closes on Escape and gives the focus back by itself. Open while it is mounted. */
export function Dialog({
  title,
  intro,
  width = 'middle',
  sheet = false,
  closesOnOutsideClick = false,
  footer,
  children,
  onClosed,
}: DialogProps) {
  const text = useText().parts;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Without this a dialog taken away by a navigation would leave the focus on nothing.
    return () => element?.close();
  }, []);

  useOutsideClick(dialog, closesOnOutsideClick);
  useSeenHeight(dialog, sheet);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-width={width}
      data-sheet={sheet || undefined}
      aria-labelledby={titleId}
      onClose={onClosed}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <div>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {intro === undefined ? null : <p className={styles.intro}>{intro}</p>}
          </div>
          <button
            type="button"
            className={`${buttons.bare} ${styles.close}`}
            aria-label={text.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {footer === undefined ? null : <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}

/** A press that begins and ends on the veil. One that begins on text and slips out is a selection, not a wish to leave. */
function useOutsideClick(dialog: RefObject<HTMLDialogElement | null>, closes: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (element === null || !closes) return undefined;
    let pressed = false;
    const stop = new AbortController();
    element.addEventListener('pointerdown', (event) => (pressed = event.target === element), stop);
    element.addEventListener('click', (event) => pressed && event.target === element && element.close(), stop);
    return () => stop.abort();
  }, [dialog, closes]);
}
