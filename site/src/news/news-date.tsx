import primitives from '../parts/primitives.module.css';
import { formatDate, isoDate } from '../text/format.ts';
import { useLocale } from '../text/use-text.tsx';
import styles from './news-date.module.css';

type NewsDateProps = {
  timestamp: string;
  /** The word for a pinned item, in lists that have such items above newer ones. */
  pinned?: string | false;
  /** The name of the item's tab, in lists of all tabs. */
  section?: string | undefined;
};

export function NewsDate({ timestamp, pinned = false, section }: NewsDateProps) {
  const date = (
    <time className={`${primitives.small} ${primitives.quiet}`} dateTime={isoDate(timestamp)}>
      {formatDate(useLocale(), timestamp)}
    </time>
  );
  if (pinned === false && section === undefined) return date;
  return (
    <p className={`${styles.marked} ${primitives.row} ${primitives.wrap}`}>
      {date}
      {section === undefined ? null : <span className={`${primitives.small} ${primitives.quiet}`}>{section}</span>}
      {pinned === false ? null : (
        <span className={`${styles.pinned} ${primitives.accent} ${primitives.tiny}`}>{pinned}</span>
      )}
    </p>
  );
}
