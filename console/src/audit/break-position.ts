import type { AuditBreak } from 'contract/console/audit-verification.ts';

type Listed = { page: number; limit: number; isFiltered: boolean };

/** The page, counted from 1, of the list of all entries that shows a break. */
export function breakPage({ before, newerEntries }: AuditBreak, limit: number): number {
  return before === null ? Math.max(1, Math.ceil(newerEntries / limit)) : Math.floor(newerEntries / limit) + 1;
}

/**
 * Above which row of a page a break lies, the newest entry being first; the number of rows if it lies below the last one,
 * undefined if it is on another page. At the edges of a filtered page nobody can tell.
 */
export function breakPosition(
  rows: readonly { id: number }[],
  broken: AuditBreak,
  { page, limit, isFiltered }: Listed,
): number | undefined {
  const { before } = broken;
  const position = rows.findIndex(({ id }) => before !== null && id <= before.id);
  if (position > 0) return position;
  if (isFiltered || page !== breakPage(broken, limit)) return undefined;
  return position === 0 ? 0 : rows.length;
}
