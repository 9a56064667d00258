import type { Reply } from 'contract/submissions.ts';
import { useSettings, useSettingsLang } from '../shell/use-settings.ts';
import { machineMoment } from '../text/format.ts';
import styles from './message-sent.module.css';
import { useReplySentence } from './use-reply-sentence.ts';

/** After sending: by when an answer was promised. `now` is the server's, in milliseconds, undefined while it is not known. */
export function MessageSent({ reply, now }: { reply: Reply; now: number | undefined }) {
  const { contact } = useSettings();
  const lang = useSettingsLang();
  const say = useReplySentence();
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
