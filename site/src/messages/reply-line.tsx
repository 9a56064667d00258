import { replyPromise } from 'contract/reply-promise.ts';
import { Icon } from '../parts/icon.tsx';
import { useSettings } from '../shell/use-settings.ts';
import styles from './reply-line.module.css';
import { type ReplyClock, useReplySentence } from './use-reply-sentence.ts';
import type { ServerTime } from './use-server-clock.ts';

type ReplyLineProps = { id?: string; time: ServerTime; clock: ReplyClock };

/**
 * By when this message is answered if it is sent now. Until the server has told its time, the visitor's clock only keeps
 * the room, so that nothing jumps: what it says is not shown.
 */
export function ReplyLine({ id, time: { now, isServers }, clock }: ReplyLineProps) {
  const { facts, workingCalendar } = useSettings();
  const say = useReplySentence(clock);
  if (workingCalendar === null) return null;
  const promise = replyPromise(workingCalendar, facts.replyHours, now);
  if (promise === undefined) return null;
  return (
    <p id={id} className={styles.line} hidden={!isServers}>
      <Icon name="clock" size="small" />
      <span>{say(promise, now)}</span>
    </p>
  );
}
