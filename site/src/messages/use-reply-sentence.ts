import type { ReplyPromise } from 'contract/working-time/reply-promise.ts';
import { isTimeZone } from 'contract/working-time/zoned-time.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { replySentence, visitorTimeZone } from './reply-sentence.ts';

/** The time zones in which a time is stated. A server-rendered page knows the office's only. */
export type StatedZones = 'office' | 'officeAndVisitor';

/** Formats a promise. Returns undefined without a working calendar, or when the browser does not know its time zone. */
export function useReplySentence(
  zones: StatedZones,
): (promise: ReplyPromise, now: number | undefined) => string | undefined {
  const { workingCalendar } = useSettings();
  const { reply } = usePageText('messages');
  const locale = useLocale();
  return (promise, now) => {
    if (workingCalendar === null || !isTimeZone(workingCalendar.timeZone)) return undefined;
    const { timeZone, zoneName } = workingCalendar;
    const visitorZone = zones === 'office' ? undefined : visitorTimeZone();
    return replySentence(locale, reply, promise, { timeZone, zoneName, visitorZone }, now);
  };
}
