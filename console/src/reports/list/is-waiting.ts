import type { ReportRow } from 'contract/console/reports.ts';

/** Within a day the reporter's entries come last. An answer by command may have followed them: the status tells. */
export function isWaiting({ lastFrom, status }: Pick<ReportRow, 'lastFrom' | 'status'>): boolean {
  return lastFrom === 'visitor' && (status === 'received' || status === 'inProgress');
}
