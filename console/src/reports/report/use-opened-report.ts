import type { Report } from 'contract/console/reports.ts';
import { openConsoleReport } from 'contract/sealing/open-report.ts';
import { useEffect, useState } from 'react';
import { readReportFields, type ReportFields } from '../report-fields.ts';

type Content = NonNullable<Awaited<ReturnType<typeof openConsoleReport>>>;

export type OpenedContent = Omit<Content, 'fields'> & { fields: ReportFields };

export type OpenedFile = Content['files'][number];

export type OpenedEntry = Content['entries'][number];

export type OpenedNote = Content['notes'][number];

/** A report as it was read, with what this browser has opened of it. */
export type OpenedReport = { report: Report; content: OpenedContent };

type Opening = { is: 'opening' } | { is: 'notForKey' } | { is: 'damaged' } | ({ is: 'opened' } & OpenedReport);

/** Opens a report with the officer's key. While it is opened again after a change, the earlier one stays. */
export function useOpenedReport(identity: string, report: Report | undefined): Opening {
  const [opening, setOpening] = useState<Opening>({ is: 'opening' });
  useEffect(() => {
    if (report === undefined) return undefined;
    const left = new AbortController();
    void open(identity, report).then((opened) => left.signal.aborted || setOpening(opened));
    return () => left.abort();
  }, [identity, report]);
  return opening;
}

async function open(identity: string, report: Report): Promise<Opening> {
  try {
    const content = await openConsoleReport(identity, report);
    if (content === undefined) return { is: 'notForKey' };
    return { is: 'opened', report, content: { ...content, fields: readReportFields(content.fields) } };
  } catch {
    // The error could quote the report.
    return { is: 'damaged' };
  }
}
