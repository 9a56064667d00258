import { randomKey } from '../parts/forms/kept-draft.ts';

export const reportLines = ['deptName', 'reportered', 'reporter', 'reporterMobile', 'remark'] as const;

export type ReportLine = (typeof reportLines)[number];

/** What stands in the fields, under the wire's names; `ifShow` 1 is anonymous. */
export type WrittenReport = Record<ReportLine, string> & { reporterItems: readonly string[]; ifShow: 0 | 1 };

export type ReportField = keyof WrittenReport | 'fileNos' | 'consent';

/** With the version of the privacy page that was agreed to; empty while none is. */
export type ReportDraft = WrittenReport & { agreedTo: string };

export const emptyReport: ReportDraft = {
  reporterItems: [],
  deptName: '',
  reportered: '',
  ifShow: 0,
  reporter: '',
  reporterMobile: '',
  remark: '',
  agreedTo: '',
};

/** Its key is made when it is begun and kept until it is sent: a retry is the same report, also from a dialog that was closed and opened again. */
export type BegunReport = ReportDraft & { idempotencyKey: string; startedAt: number };

let remembered: BegunReport | undefined;

/** What was written when the dialog was last open. It lives as long as this page and is kept nowhere else: whoever has the machine next could read every storage. */
export function rememberedReport(): BegunReport {
  return remembered ?? { ...emptyReport, idempotencyKey: randomKey(), startedAt: Date.now() };
}

export function rememberReport(report: BegunReport): void {
  remembered = report;
}

export function forgetReport(): void {
  remembered = undefined;
}

/** Unless more has been written since: an answer may come late, when the dialog is open again. */
export function forgetSentReport(sent: BegunReport): void {
  if (remembered === sent) forgetReport();
}
