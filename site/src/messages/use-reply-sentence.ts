import type { ReplyPromise } from 'contract/reply-promise.ts';
import { isTimeZone } from 'contract/zoned-time.ts';
import { useSettings } from '../shell/use-settings.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { replySentence, visitorTimeZone } from './reply-sentence.ts';

/** A page that the server writes knows office time only: the visitor's zone is told to scripts alone. */
export type ReplyClock = 'office' | 'officeAndVisitor';

/** Says a promise; gives undefined where there is no working calendar, or this browser does not know its time zone. */
export function useReplySentence(
  clock: ReplyClock,
): (promise: ReplyPromise, now: number | undefined) => string | undefined {
  const { workingCalendar } = useSettings();
  const { reply } = usePageText('messages');
  const locale = useLocale();
  return (promise, now) => {
    if (workingCalendar === null || !isTimeZone(workingCalendar.timeZone)) return undefined;
    const { timeZone, zoneName } = workingCalendar;
    const visitorZone = clock === 'office' ? undefined : visitorTimeZone();
    return replySentence(locale, reply, promise, { timeZone, zoneName, visitorZone }, now);
  };
}
