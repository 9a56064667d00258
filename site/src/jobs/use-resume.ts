import { submissionKinds } from 'contract/submission-kinds.ts';
import { useMemo, useState } from 'react';
import { useProof } from '../challenge/use-proof.ts';
import { clearSessionDraft, randomKey, readSessionDraft, saveSessionDraft } from '../forms/session-draft.ts';
import type { FormChoices } from '../forms/submission-form.ts';
import { useFormData } from '../forms/use-form-data.ts';
import { type Submission, useSubmission } from '../forms/use-submission.ts';
import { createCall } from '../gateway/call.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { type FormUploads, useUploads } from '../uploads/use-uploads.ts';
import { emptyResume, type ResumeField, type ResumeValues, resumeSubmissionForm } from './resume-submission.ts';

/** With the accepted version of the privacy page, or empty. */
type ResumeDraft = ResumeValues & { agreedTo: string };

const emptyDraft: ResumeDraft = { ...emptyResume, agreedTo: '' };

export type Resume = Submission<ResumeField, FormChoices> & {
  draft: ResumeDraft;
  write: (change: Partial<ResumeDraft>) => void;
  uploads: FormUploads;
};

/**
 * The state of the resume dialog for one post. The draft survives closing; the files and the idempotency key are new
 * each time.
 */
export function useResume(postNo: string): Resume {
  const locale = useLocale();
  const text = usePageText('resumes');
  const call = useMemo(() => createCall(locale, fetch.bind(globalThis)), [locale]);
  const form = resumeSubmissionForm(postNo);
  const choices = useFormData(() => form.loadChoices(call));
  const solutionFor = useProof('resume', call);
  const uploads = useUploads({ endings: submissionKinds.resume.extensions });
  const [draft, setDraft] = useState(() => readSessionDraft('resumeDraft', emptyDraft));
  const [opening] = useState(() => ({ idempotencyKey: randomKey(), startedAt: Date.now() }));

  function write(change: Partial<ResumeDraft>) {
    const next = { ...draft, ...change };
    setDraft(next);
    saveSessionDraft('resumeDraft', next);
  }

  const { agreedTo, ...values } = draft;
  const submission = useSubmission({
    form,
    call,
    values,
    agreedTo,
    onAgreed: (version) => write({ agreedTo: version }),
    ...opening,
    choices,
    solutionFor,
    uploads,
    extraErrors: uploads.error === undefined ? {} : { fileNos: uploads.error },
    onSent: () => clearSessionDraft('resumeDraft', draft),
    next: () => text.sent,
  });
  return { ...submission, draft, write, uploads };
}
