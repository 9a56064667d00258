import { listReports, reportBounds, type ReportOrder, type ReportView } from 'contract/console/reports.ts';
import { useEffect, useState } from 'react';
import { announceFailure } from '../../gateway/announcements.ts';
import { call } from '../../gateway/call.ts';
import { type AllReports, noReports, readAllReports } from './read-all-reports.ts';

type List = { view: ReportView; order: ReportOrder };

/** Reads all pages of a list one after the other, once. They stay sealed here. */
export function useAllReports({ view, order }: List): AllReports {
  const [all, setAll] = useState(noReports);
  useEffect(() => {
    const left = new AbortController();
    void readInto(setAll, { view, order }, left);
    return () => left.abort();
  }, [view, order]);
  return all;
}

async function readInto(show: (all: AllReports) => void, list: List, left: AbortController): Promise<void> {
  const readPage = (page: number) => call(listReports, { ...list, page, size: reportBounds.pageSize }, left);
  for await (const all of readAllReports(readPage)) {
    if (left.signal.aborted) return;
    if (all.failure !== undefined) announceFailure(all.failure);
    show(all);
  }
}
