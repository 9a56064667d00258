import { inboxBounds } from 'contract/console/inbox.ts';
import { workingClockAt, workingMinutesBetween } from 'contract/working-minutes.ts';
import type { WorkingTime } from 'contract/working-calendar.ts';
import type { FormContent } from '../submissions/form-content.ts';

/** Working time at one instant; without a calendar nothing runs. */
export type Clock = { now: Date; calendar: WorkingTime | undefined };

export async function clockNow({ formContent }: { formContent: () => Promise<FormContent> }): Promise<Clock> {
  const { replyTerms } = await formContent();
  return { now: new Date(), calendar: replyTerms?.calendar };
}

/** Whole minutes of working time until a deadline; negative once it has passed, also outside working time. */
export function minutesLeft({ now, calendar }: Clock, deadline: Date): number | null {
  if (calendar === undefined) return null;
  const minutes = workingMinutesBetween(calendar, now.getTime(), deadline.getTime());
  return deadline < now ? Math.min(minutes, -1) : minutes;
}

export function isSoon(clock: Clock, deadline: Date): boolean {
  const minutes = minutesLeft(clock, deadline);
  return minutes !== null && minutes >= 0 && minutes <= inboxBounds.soonMinutes;
}

export function toWorkingClock({ now, calendar }: Clock): { runs: boolean; changesAt: string | null } {
  if (calendar === undefined) return { runs: false, changesAt: null };
  const { runs, changesAt } = workingClockAt(calendar, now.getTime());
  return { runs, changesAt: changesAt === undefined ? null : new Date(changesAt).toISOString() };
}
