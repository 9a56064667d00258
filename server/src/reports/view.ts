import type { ReportRow } from 'contract/console/reports.ts';
import { toBase64url } from 'contract/sealing/base64url.ts';
import { beijingDay } from '../database/beijing-time.ts';
import type { CalendarTime } from '../submissions/calendar-time.ts';
import { stepsOf } from '../submissions/reports/report-days.ts';
import { isValidMac, reportMac } from '../submissions/sealing/row-mac.ts';
import type { ListedReport, StoredReport } from './store.ts';

export type ViewContext = { secret: Buffer; time: CalendarTime };

/** Whether the server wrote the row. */
export function isAuthentic(secret: Buffer, report: StoredReport): boolean {
  return isValidMac(reportMac(secret, report), report.mac);
}

/** What the list and a report share. */
export function toReportFields({ secret, time }: ViewContext, report: StoredReport, lastFrom: 'visitor' | 'staff') {
  const { id, locale, status, receivedAt, sealed, isSuspicious } = report;
  return {
    id,
    locale,
    status,
    receivedAt: beijingDay(receivedAt),
    isSuspicious,
    isAltered: !isAuthentic(secret, report),
    lastFrom,
    steps: stepsOf(report, time),
    content: toBase64url(sealed),
  };
}

export function toReportRow(context: ViewContext, { entries, files, lastFrom, ...report }: ListedReport): ReportRow {
  return { ...toReportFields(context, report, lastFrom), entries, files };
}
