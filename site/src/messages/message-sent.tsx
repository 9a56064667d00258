import { useEffect, useRef } from 'react';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { useSettings } from '../shell/use-settings.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './message-sent.module.css';

/** After sending: the server's words, and what comes next. */
export function MessageSent({ said }: { said: string }) {
  const text = usePageText('messages');
  const { facts, contact } = useSettings();
  return (
    <div className={styles.sent} role="alert">
      <p className={styles.said}>
        <Icon name="check" />
        {said}
      </p>
      <p className={styles.promise}>{text.sent(facts.replyHours)}</p>
      <p className={styles.hours}>{contact.hours}</p>
    </div>
  );
}

export function CloseButton() {
  const text = usePageText('messages');
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
