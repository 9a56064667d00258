import type { Reply } from 'contract/submissions/submissions.ts';
import primitives from '../parts/primitives.module.css';
import { useSettings, useSettingsLang } from '../settings/use-settings.ts';
import { displayName } from '../text/display-name.ts';
import { isoTimestamp } from '../text/format.ts';
import { LineBreakText } from '../text/line-break-text.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './message-sent.module.css';
import { type StatedZones, useReplySentence } from './use-reply-sentence.ts';

type MessageSentProps = {
  reply: Reply;
  /** What the visitor wrote, to be saved with the receipt. */
  message: string;
  /** The file that went with it. */
  fileName?: string | undefined;
  /** The server's time in milliseconds, or undefined while unknown. */
  now: number | undefined;
  zones: StatedZones;
};

/** The confirmation: the time by which a reply was promised. */
export function MessageSent({ reply, message, fileName, now, zones }: MessageSentProps) {
  const text = usePageText('messages').inquiry;
  const { contact } = useSettings();
  const lang = useSettingsLang();
  const formatPromise = useReplySentence(zones);
  const promised = reply && formatPromise({ ...reply, deadline: Date.parse(isoTimestamp(reply.deadline)) }, now);
  return (
    <div>
      {promised && <p className={`${primitives.large} ${primitives.balanced}`}>{promised}</p>}
      <p
        className={`${primitives.nextLine} ${primitives.balanced} ${primitives.small} ${primitives.quiet}`}
        lang={lang('/contact/hours')}
      >
        <LineBreakText>{contact.hours}</LineBreakText>
      </p>
      <blockquote className={`${styles.message} ${primitives.small}`}>{message}</blockquote>
      {fileName === undefined ? null : (
        <p className={`${styles.file} ${primitives.small}`}>
          <bdi>{text.sent(displayName(fileName))}</bdi>
        </p>
      )}
    </div>
  );
}
