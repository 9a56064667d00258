import { publishingBounds } from 'contract/console/content-items.ts';

/** Whether a planned change should have happened long ago: something stands in its way, and the timer tries it again. */
export function isOverdue(plannedFor: string, now: Date): boolean {
  return now.getTime() - Date.parse(plannedFor) > publishingBounds.overdueMinutes * 60_000;
}
