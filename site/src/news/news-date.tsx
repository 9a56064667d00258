import layout from '../parts/layout.module.css';
import { formatDate, isoDate } from '../text/format.ts';
import { useLocale } from '../text/use-text.tsx';
import styles from './news-date.module.css';

type NewsDateProps = {
  timestamp: string;
  /** The word for a pinned item, in lists that have such items above newer ones. */
  pinned?: string | false;
};

export function NewsDate({ timestamp, pinned = false }: NewsDateProps) {
  const date = (
    <time className={`${styles.date} ${layout.small} ${layout.quiet}`} dateTime={isoDate(timestamp)}>
      {formatDate(useLocale(), timestamp)}
    </time>
  );
  if (pinned === false) return date;
  return (
    <p className={`${styles.marked} ${layout.row} ${layout.wrap}`}>
      {date}
      <span className={`${styles.pinned} ${layout.accent} ${layout.fineprint}`}>{pinned}</span>
    </p>
  );
}
