import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../text/use-text.tsx';
import buttons from './button.module.css';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { useHeld } from './use-held.ts';
import { useOutsideClick } from './use-outside-click.ts';
import { useSeenHeight } from './use-seen-height.ts';

type DialogProps = {
  title: string;
  /** One quiet line under the title. */
  intro?: ReactNode;
  /** `slim` 360 px, `narrow` 400 px, `middle` 560 px, `wide` 900 px; each the whole width on small screens where `sheet` is set. */
  width?: 'slim' | 'narrow' | 'middle' | 'wide';
  sheet?: boolean;
  /** A form does not close on a click beside it: what was typed would be lost. */
  closesOnOutsideClick?: boolean;
  /** What stands in the head and stays in view, beside the title or on phones below it. */
  beside?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
} & (
  | {
      /** The dialog has closed, by whatever way; focus is back where it was. */
      onClosed: () => void;
      onHeld?: undefined;
    }
  | {
      /** It stays until it is taken away, and has no button to close it: called at each try. */
      onHeld: () => void;
      onClosed?: undefined;
    }
);

/** A modal over the native element: it traps focus, closes on Escape and gives the focus back by itself. Open while it is mounted. */
export function Dialog({
  title,
  intro,
  width = 'middle',
  sheet = false,
  closesOnOutsideClick = false,
  beside,
  footer,
  children,
  onClosed,
  onHeld,
}: DialogProps) {
  const text = useText().parts;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useHeld(dialog, onHeld);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Without this a dialog taken away by a navigation would leave the focus on nothing.
    return () => element?.close();
  }, []);

  useOutsideClick(dialog, closesOnOutsideClick ? isVeil : undefined);
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
          <div className={styles.words}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {intro === undefined ? null : <p className={styles.intro}>{intro}</p>}
          </div>
          {beside === undefined ? null : <div className={styles.beside}>{beside}</div>}
          {onHeld === undefined ? (
            <button
              type="button"
              className={`${buttons.bare} ${styles.close}`}
              aria-label={text.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
          ) : null}
        </header>
        <div className={styles.body}>{children}</div>
        {footer === undefined ? null : <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}

/** Everything but the veil is inside the dialog, so that a press on the dialog itself is a press on the veil. */
function isVeil(pressed: EventTarget | null, dialog: HTMLDialogElement): boolean {
  return pressed === dialog;
}
