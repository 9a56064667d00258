import type { SubmissionKind } from 'contract/submissions.ts';

/** Identifies the rows of a submission. */
export type SubmissionRef = { id: string; kind: SubmissionKind };

const ofReports = { submission: 'report', entry: 'reportEntry', file: 'reportFile' } as const;
const ofOthers = { submission: 'submission', entry: 'submissionEntry', file: 'submissionFile' } as const;

/** The tables of a kind. Reports have their own, because the nightly job rewrites whole tables. */
export function tablesOf(kind: SubmissionKind): typeof ofReports | typeof ofOthers {
  return kind === 'report' ? ofReports : ofOthers;
}
