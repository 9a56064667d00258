import { type DraftMetadata, type DraftStore, newDraftMetadata } from '../forms/session-draft.ts';
import { emptyReport, type ReportValues } from './report-submission.ts';

type ReportDraft = ReportValues & DraftMetadata;

let remembered: ReportDraft | undefined;

/**
 * The draft of the last dialog, with its key: a retry is then the same report, even after the dialog was closed. It
 * exists only in memory, since the next user of the machine could read any storage.
 */
export const reportDrafts: DraftStore<ReportDraft> = {
  read: () => remembered ?? { ...emptyReport, ...newDraftMetadata() },
  save: (report) => {
    remembered = report;
  },
  clearSent: (sent) => {
    if (remembered === sent) clearReportDraft();
  },
};

export function clearReportDraft(): void {
  remembered = undefined;
}
