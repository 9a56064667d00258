import type { WorkingTime } from 'contract/working-time/working-calendar.ts';
import type { FormContent } from './form-content.ts';

/** A time, and the calendar by which working time is counted; without one nothing is counted. */
export type CalendarTime = { now: Date; calendar: WorkingTime | undefined };

export async function readCalendarTime(
  { formContent }: { formContent: () => Promise<FormContent> },
  now = new Date(),
): Promise<CalendarTime> {
  const { replyTerms } = await formContent();
  return { now, calendar: replyTerms?.calendar };
}
