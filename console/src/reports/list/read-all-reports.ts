import type { CallFailure, CallResult } from 'client/failure.ts';
import { reportBounds, type ReportRow } from 'contract/console/reports.ts';

/** The pages of a list that are read for a search. */
const maxPages = 20;

/** A search finds nothing in more reports than that. */
export const searchedReports = maxPages * reportBounds.pageSize;

/** How often a list is read that changes meanwhile. */
const maxAttempts = 3;

export type AllReports = {
  rows: readonly ReportRow[];
  /** In the list; undefined until the first page is read. */
  total: number | undefined;
  failure: CallFailure | undefined;
  /** No more pages are read. */
  isDone: boolean;
};

export const noReports: AllReports = { rows: [], total: undefined, failure: undefined, isDone: false };

type Page = { content: readonly ReportRow[]; totalElements: number };

/**
 * Reads the pages of a list one after the other, and gives after each what was read. If a report leaves the list meanwhile,
 * the next page begins behind another: all are read again.
 */
export async function* readAllReports(
  readPage: (page: number) => Promise<CallResult<Page>>,
): AsyncGenerator<AllReports> {
  let all = noReports;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    // A page that moves repeats a report.
    const rows = new Map<string, ReportRow>();
    const totals = new Set<number>();
    for (let page = 0; page < maxPages; page += 1) {
      const result = await readPage(page);
      if (!result.ok) {
        yield { ...all, failure: result.failure };
        return;
      }
      const { content, totalElements: total } = result.value;
      for (const row of content) rows.set(row.id, row);
      totals.add(total);
      all = { ...noReports, rows: [...rows.values()], total };
      yield all;
      const hasChanged = totals.size > 1 && attempt < maxAttempts;
      if (hasChanged || (page + 1) * reportBounds.pageSize >= total) break;
    }
    if (totals.size === 1 && rows.size >= Math.min(all.total ?? 0, searchedReports)) break;
  }
  yield { ...all, isDone: true };
}
