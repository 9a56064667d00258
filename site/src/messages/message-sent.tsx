import type { Reply } from 'contract/submissions.ts';
import { useSettings, useSettingsLang } from '../shell/use-settings.ts';
import { machineMoment } from '../text/format.ts';
import styles from './message-sent.module.css';
import { type ReplyClock, useReplySentence } from './use-reply-sentence.ts';

type MessageSentProps = {
  reply: Reply;
  /** The server's, in milliseconds; undefined while it is not known. */
  now: number | undefined;
  clock: ReplyClock;
};

/** After sending: by when an answer was promised. */
export function MessageSent({ reply, now, clock }: MessageSentProps) {
  const { contact } = useSettings();
  const lang = useSettingsLang();
  const say = useReplySentence(clock);
  const promised = reply && say({ ...reply, deadline: Date.parse(machineMoment(reply.deadline)) }, now);
  return (
    <div>
      {promised && <p className={styles.promise}>{promised}</p>}
      <p className={styles.hours} lang={lang('/contact/hours')}>
        {contact.hours}
      </p>
    </div>
  );
}
