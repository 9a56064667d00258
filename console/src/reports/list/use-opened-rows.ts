import type { ReportRow } from 'contract/console/reports.ts';
import { fromBase64url } from 'contract/sealing/base64url.ts';
import { openReportFields } from 'contract/sealing/open-report.ts';
import { useEffect, useState } from 'react';
import { readReportFields, type ReportFields } from '../report-fields.ts';

export type OpenedRow = { is: 'opened'; fields: ReportFields } | { is: 'notForKey' } | { is: 'damaged' };

/** By the ids of the reports, in the memory of the page. */
export type OpenedRows = Map<string, OpenedRow>;

/** Opens the rows of a list one by one, so that the first can be read meanwhile. */
export function useOpenedRows(identity: string, rows: readonly ReportRow[] | undefined, opened: OpenedRows): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    async function openAll(): Promise<void> {
      for (const { id, content } of rows ?? []) {
        if (left.signal.aborted) return;
        if (opened.get(id)?.is === 'opened') continue;
        const row = await openRow(identity, content);
        if (left.signal.aborted) return;
        opened.set(id, row);
        setCount((count) => count + 1);
      }
    }
    void openAll();
    return () => left.abort();
  }, [identity, rows, opened]);
}

async function openRow(identity: string, content: string): Promise<OpenedRow> {
  try {
    const fields = await openReportFields(identity, fromBase64url(content));
    return fields === undefined ? { is: 'notForKey' } : { is: 'opened', fields: readReportFields(fields) };
  } catch {
    // The error could quote the report.
    return { is: 'damaged' };
  }
}
