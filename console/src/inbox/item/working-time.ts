import type { InboxItem } from 'contract/console/inbox-item.ts';

type WorkingTimeState = InboxItem['clock'];

/** Whether there is a calendar, by the working time as it was read: one that never goes on has none. */
export function hasCalendar({ runs, changesAt }: WorkingTimeState): boolean {
  return runs || changesAt !== null;
}

/** Whether working time runs now, and until when it does or does not; null if that was not read. */
export function workingTimeAt({ runs, changesAt }: WorkingTimeState, now: Date): WorkingTimeState {
  const hasChanged = changesAt !== null && now >= new Date(changesAt);
  return hasChanged ? { runs: !runs, changesAt: null } : { runs, changesAt };
}
