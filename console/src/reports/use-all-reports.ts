import type { CallFailure } from 'client/failure.ts';
import {
  listReports,
  reportBounds,
  type ReportOrder,
  type ReportRow,
  type ReportView,
} from 'contract/console/reports.ts';
import { useEffect, useState } from 'react';
import { announceFailure } from '../gateway/announcements.ts';
import { call } from '../gateway/call.ts';

/** The pages of a list that are read for a search. */
const maxPages = 20;

/** A search finds nothing in more reports than that. */
export const searchedReports = maxPages * reportBounds.pageSize;

type AllReports = {
  rows: readonly ReportRow[];
  /** In the list; undefined until the first page is read. */
  total: number | undefined;
  failure: CallFailure | undefined;
};

const nothing: AllReports = { rows: [], total: undefined, failure: undefined };

/** Reads all pages of a list one after the other, once. They stay sealed here. */
export function useAllReports({ view, order }: { view: ReportView; order: ReportOrder }): AllReports {
  const [all, setAll] = useState(nothing);
  useEffect(() => {
    const left = new AbortController();
    async function readAll(): Promise<void> {
      // A page that moves while others are read repeats a report.
      const rows = new Map<string, ReportRow>();
      for (let page = 0; page < maxPages; page += 1) {
        const result = await call(listReports, { view, order, page, size: reportBounds.pageSize }, left);
        if (left.signal.aborted) return;
        if (!result.ok) {
          announceFailure(result.failure);
          return setAll((before) => ({ ...before, failure: result.failure }));
        }
        const { content, totalElements: total } = result.value;
        for (const row of content) rows.set(row.id, row);
        setAll({ rows: [...rows.values()], total, failure: undefined });
        if ((page + 1) * reportBounds.pageSize >= total) return;
      }
    }
    void readAll();
    return () => left.abort();
  }, [view, order]);
  return all;
}
