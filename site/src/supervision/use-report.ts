import { submissionKinds } from 'contract/submission-kinds.ts';
import { useMemo, useState } from 'react';
import { useFormData } from '../forms/use-form-data.ts';
import { type Submission, useSubmission } from '../forms/use-submission.ts';
import { createCall } from '../gateway/call.ts';
import { useSettings } from '../shell/use-settings.ts';
import { useLocale } from '../text/use-text.tsx';
import { type FormUploads, useUploads } from '../uploads/use-uploads.ts';
import { prefetchReport } from './prefetched-report.ts';
import type { ReportChoices } from './report-choices.ts';
import {
  clearSentReportDraft,
  type ReportDraft,
  type ReportField,
  readReportDraft,
  saveReportDraft,
} from './report-draft.ts';
import { reportSubmissionForm } from './report-submission.ts';

export type Report = Submission<ReportField, ReportChoices> & {
  draft: ReportDraft;
  write: (change: Partial<ReportDraft>) => void;
  uploads: FormUploads;
};

/** The state of the report dialog. The draft survives closing; the files are new each time. */
export function useReport(): Report {
  const locale = useLocale();
  const { supervisionMail } = useSettings().contact;
  const call = useMemo(() => createCall(locale, fetch.bind(globalThis)), [locale]);
  const { choices: fetchChoices, proof } = prefetchReport(locale);
  const choices = useFormData(fetchChoices);
  const uploads = useUploads({ endings: submissionKinds.report.extensions, examinesMetadata: true });
  const [draft, setDraft] = useState(readReportDraft);

  function write(change: Partial<ReportDraft>) {
    const next = { ...draft, ...change };
    setDraft(next);
    saveReportDraft(next);
  }

  const { agreedTo, idempotencyKey, startedAt, ...values } = draft;
  const submission = useSubmission({
    form: reportSubmissionForm(supervisionMail),
    call,
    values,
    agreedTo,
    onAgreed: (version) => write({ agreedTo: version }),
    idempotencyKey,
    startedAt,
    choices,
    solutionFor: proof.solutionFor,
    uploads,
    extraErrors: uploads.error === undefined ? {} : { fileNos: uploads.error },
    onSent: () => clearSentReportDraft(draft),
  });
  return { ...submission, draft, write, uploads };
}
