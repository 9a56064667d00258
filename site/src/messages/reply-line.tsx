import { replyPromise } from 'contract/working-time/reply-promise.ts';
import { Icon } from '../parts/icon.tsx';
import { useSettings } from '../settings/use-settings.ts';
import styles from './reply-line.module.css';
import { type StatedZones, useReplySentence } from './use-reply-sentence.ts';
import type { ServerTime } from './use-server-clock.ts';

type ReplyLineProps = { id?: string; time: ServerTime; zones: StatedZones };

/**
 * The time by which a message sent now is answered. Until the server's time is known, the line is hidden but keeps its
 * space, so that nothing shifts.
 */
export function ReplyLine({ id, time: { now, isServers }, zones }: ReplyLineProps) {
  const { facts, workingCalendar } = useSettings();
  const formatPromise = useReplySentence(zones);
  if (workingCalendar === null) return null;
  const promise = replyPromise(workingCalendar, facts.replyHours, now);
  if (promise === undefined) return null;
  return (
    <p id={id} className={styles.line} hidden={!isServers}>
      <Icon name="clock" size="small" />
      <span>{formatPromise(promise, now)}</span>
    </p>
  );
}
