import type { SubmissionKind } from 'contract/submissions/submissions.ts';

/** Identifies the rows of a submission. */
export type SubmissionRef = { id: string; kind: SubmissionKind };

const reportTables = { submission: 'report', entry: 'reportEntry', file: 'reportFile' } as const;
const otherTables = { submission: 'submission', entry: 'submissionEntry', file: 'submissionFile' } as const;

/** The tables of a kind. Reports have their own, because the nightly job rewrites whole tables. */
export function tablesOf(kind: SubmissionKind): typeof reportTables | typeof otherTables {
  return kind === 'report' ? reportTables : otherTables;
}
