import { type ReactNode, useId, useRef } from 'react';
import { useText } from '../../text/use-text.tsx';
import buttons from '../button.module.css';
import styles from './dialog.module.css';
import { Icon } from '../icon.tsx';
import primitives from '../primitives.module.css';
import { useModal } from './use-modal.ts';
import { useOutsideClick } from './use-outside-click.ts';
import { usePreventClose } from './use-prevent-close.ts';
import { useVisibleHeight } from './use-visible-height.ts';

type DialogProps = {
  title: string;
  /** A line of secondary text under the title. */
  intro?: ReactNode;
  /**
   * `slim` 360 px, `narrow` 400 px, `middle` 560 px, `wide` 900 px. A `sheet` takes the full width on small screens.
   */
  width?: 'slim' | 'narrow' | 'middle' | 'wide';
  sheet?: boolean;
  /** Forms leave this off: an outside click would lose what was typed. */
  closesOnOutsideClick?: boolean;
  /** Content of the header that stays visible: beside the title, on phones below it. */
  beside?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
} & (
  | {
      /** Called after the dialog has closed in any way and the focus has returned. */
      onClosed: () => void;
      onCloseAttempt?: undefined;
    }
  | {
      /** The dialog cannot be closed by the visitor and has no close button. Called at each attempt to close it. */
      onCloseAttempt: () => void;
      onClosed?: undefined;
    }
);

/**
 * A modal on the native element, which traps the focus, closes on Escape and restores the focus. It is open while it is
 * mounted.
 */
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
  onCloseAttempt,
}: DialogProps) {
  const text = useText().parts;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  usePreventClose(dialog, onCloseAttempt);
  useModal(dialog);
  useOutsideClick(dialog, closesOnOutsideClick ? isBackdrop : undefined);
  useVisibleHeight(dialog, sheet);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-width={width}
      data-sheet={sheet || undefined}
      aria-labelledby={titleId}
      onClose={onClosed}
    >
      <div className={styles.inner}>
        <header className={`${styles.header} ${primitives.between}`}>
          <div className={styles.content}>
            <h2 id={titleId} className={`${styles.title} ${primitives.regular}`}>
              {title}
            </h2>
            {intro === undefined ? null : (
              <p className={`${styles.intro} ${primitives.small} ${primitives.quiet}`}>{intro}</p>
            )}
          </div>
          {beside === undefined ? null : <div className={styles.beside}>{beside}</div>}
          {onCloseAttempt === undefined ? (
            <button
              type="button"
              className={`${buttons.unstyled} ${styles.close}`}
              aria-label={text.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
          ) : null}
        </header>
        <div className={styles.body}>{children}</div>
        {footer === undefined ? null : (
          <footer className={`${styles.footer} ${primitives.wrap} ${primitives.row} ${primitives.topBorder}`}>
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}

/** All content is inside a child element, so a click on the dialog element itself is a click on the backdrop. */
function isBackdrop(pressed: EventTarget | null, dialog: HTMLDialogElement): boolean {
  return pressed === dialog;
}
