import { useEffect, useRef } from 'react';
import { usePageText } from '../../text/use-text.tsx';
import buttons from '../button.module.css';

/** Closes the dialog that it stands in, and has the focus at once: nothing else is left to do there. */
export function CloseButton() {
  const text = usePageText('forms');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button
      ref={button}
      type="button"
      className={buttons.button}
      onClick={(event) => event.currentTarget.closest('dialog')?.close()}
    >
      {text.close}
    </button>
  );
}
