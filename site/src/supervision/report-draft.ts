import type { FormField } from 'contract/submission-kinds.ts';
import { randomKey } from '../forms/session-draft.ts';

export type ReportField = FormField<'report'>;

export type ReportTextField = Exclude<ReportField, 'reporterItems' | 'ifShow' | 'fileNos' | 'consent'>;

/** The values of the fields, under the wire's names; `ifShow` 1 is anonymous. */
export type ReportValues = Record<ReportTextField, string> & { reporterItems: readonly string[]; ifShow: 0 | 1 };

/** With the accepted version of the privacy page; empty without consent. */
export type ReportDraft = ReportValues & { agreedTo: string };

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

/**
 * The key is created with the draft and kept until it is sent. A retry is then the same report, even after the dialog
 * was closed.
 */
export type StartedReportDraft = ReportDraft & { idempotencyKey: string; startedAt: number };

let remembered: StartedReportDraft | undefined;

/**
 * The draft of the last dialog. It exists only in memory, since the next user of the machine could read any storage.
 */
export function readReportDraft(): StartedReportDraft {
  return remembered ?? { ...emptyReport, idempotencyKey: randomKey(), startedAt: Date.now() };
}

export function saveReportDraft(report: StartedReportDraft): void {
  remembered = report;
}

export function clearReportDraft(): void {
  remembered = undefined;
}

/** Keeps a draft that has changed since. A response may arrive late, when the dialog is open again. */
export function clearSentReportDraft(sent: StartedReportDraft): void {
  if (remembered === sent) clearReportDraft();
}
