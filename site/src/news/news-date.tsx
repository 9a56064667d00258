import layout from '../parts/layout.module.css';
import { formatDate, isoDate } from '../text/format.ts';
import { useLocale } from '../text/use-text.tsx';
import styles from './news-date.module.css';

export function NewsDate({ timestamp }: { timestamp: string }) {
  return (
    <time className={`${styles.date} ${layout.small} ${layout.quiet}`} dateTime={isoDate(timestamp)}>
      {formatDate(useLocale(), timestamp)}
    </time>
  );
}
