import { formatDate, formatTimestamp, isoDate, isoTimestamp } from '../text/format.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';

/** A timestamp of the API. For reports only the day is stored, so the time must not be shown. */
export function Timestamp({ timestamp, dayOnly }: { timestamp: string; dayOnly: boolean }) {
  const text = usePageText('submissions');
  const locale = useLocale();
  return dayOnly ? (
    <time dateTime={isoDate(timestamp)}>{formatDate(locale, timestamp)}</time>
  ) : (
    <time dateTime={isoTimestamp(timestamp)}>{text.beijing(formatTimestamp(locale, timestamp))}</time>
  );
}
