import { useEffect, useRef } from 'react';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { machineMoment } from '../text/format.ts';
import { useSettings, useSettingsLang } from '../shell/use-settings.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './message-sent.module.css';
import type { SentMessage } from './use-message.ts';
import { useReplySentence } from './use-reply-sentence.ts';
import type { ServerTime } from './use-server-clock.ts';

/** After sending: the server's words, and by when it has promised an answer. */
export function MessageSent({ sent: { said, reply }, time }: { sent: SentMessage; time: ServerTime }) {
  const { contact } = useSettings();
  const lang = useSettingsLang();
  const say = useReplySentence();
  const promised =
    reply &&
    say({ ...reply, deadline: Date.parse(machineMoment(reply.deadline)) }, time.isServers ? time.now : undefined);
  return (
    <div className={styles.sent} role="alert">
      <p className={styles.said}>
        <Icon name="check" />
        {said}
      </p>
      {promised && <p className={styles.promise}>{promised}</p>}
      <p className={styles.hours} lang={lang('/contact/hours')}>
        {contact.hours}
      </p>
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
