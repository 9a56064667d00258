import { formatDate, machineDate } from '../text/format.ts';
import { useLocale } from '../text/use-text.tsx';
import styles from './news-date.module.css';

export function NewsDate({ moment }: { moment: string }) {
  return (
    <time className={styles.date} dateTime={machineDate(moment)}>
      {formatDate(useLocale(), moment)}
    </time>
  );
}
