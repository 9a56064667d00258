import { formatDate, formatMoment, machineDate, machineMoment } from '../text/format.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';

/** A moment of the wire. Of a report only the day is kept: its hour must not be shown. */
export function MomentShown({ moment, dayOnly }: { moment: string; dayOnly: boolean }) {
  const text = usePageText('submissions');
  const locale = useLocale();
  return dayOnly ? (
    <time dateTime={machineDate(moment)}>{formatDate(locale, moment)}</time>
  ) : (
    <time dateTime={machineMoment(moment)}>{text.beijing(formatMoment(locale, moment))}</time>
  );
}
