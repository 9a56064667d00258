import type { InboxKind } from 'contract/console/inbox.ts';
import type { InboxItemTexts } from '../../text/cn/inbox-item.ts';
import { useTexts } from '../../text/use-language.ts';

/** Working time in words, in the unit of a kind: 1 h 58 min of a message, 3 working days of a resume. */
export function useDurationWords(kind: InboxKind) {
  const { inbox, inboxItem } = useTexts();
  if (kind === 'resume') return { inWords: inbox.workingDays, promised: inbox.workingDays };
  const { duration } = inboxItem;
  return {
    inWords: (minutes: number) => durationWords(minutes, duration),
    promised: (minutes: number) =>
      minutes % 60 === 0
        ? duration.workingHours(minutes / 60)
        : duration.ofWorkingTime(durationWords(minutes, duration)),
  };
}

function durationWords(total: number, { hours, minutes, lessThanMinute }: InboxItemTexts['duration']): string {
  const [whole, rest] = [Math.floor(total / 60), total % 60];
  const parts = [whole > 0 ? hours(whole) : '', rest > 0 ? minutes(rest) : ''].filter((part) => part !== '');
  return parts.join(' ') || lessThanMinute;
}
