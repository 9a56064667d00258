import { resumeForm, sayTypes } from 'contract/submissions.ts';
import { resumeEndings } from 'contract/uploads.ts';
import { useMemo, useState } from 'react';
import { createCall } from '../call.ts';
import { useProof } from '../parts/challenge/use-proof.ts';
import { forgetSent, keep, randomKey, readKept } from '../parts/forms/kept-draft.ts';
import { type PrivacyVersion, usePrivacyVersion } from '../parts/forms/use-privacy-version.ts';
import { type Submission, useSubmission } from '../parts/forms/use-submission.ts';
import { acceptable } from '../parts/uploads/upload-queue.ts';
import { type FormUploads, useUploads } from '../parts/uploads/use-uploads.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';

/** What is being written, under the wire's names; `agreedTo` is the version of the privacy page, empty while none is. */
const emptyDraft = { reporter: '', reporterMobile: '', email: '', remark: '', agreedTo: '' };

type ResumeDraft = typeof emptyDraft;

type ResumeField = Exclude<keyof ResumeDraft, 'agreedTo'> | 'fileNos' | 'consent';

export type Resume = Submission<ResumeField> & {
  draft: ResumeDraft;
  write: (change: Partial<ResumeDraft>) => void;
  uploads: FormUploads;
  privacy: PrivacyVersion;
  consent: boolean;
};

/** One opening of the resume dialog for one post: what was written is there again, the files and the key are new. */
export function useResume(postNo: string): Resume {
  const locale = useLocale();
  const text = usePageText('resumes');
  const call = useMemo(() => createCall(locale, fetch.bind(globalThis)), [locale]);
  const privacy = usePrivacyVersion(call);
  const proof = useProof('resume', call);
  const uploads = useUploads({ endings: resumeEndings });
  const [draft, setDraft] = useState(() => readKept('resumeDraft', emptyDraft));
  const [opening] = useState(() => ({ idempotencyKey: randomKey(), startedAt: Date.now() }));

  const { agreedTo, ...fields } = draft;
  const consent = agreedTo !== '' && agreedTo === privacy.version;
  const fileNos = acceptable(uploads.files);

  const submission = useSubmission<ResumeField>({
    kind: 'resume',
    call,
    schema: resumeForm(locale),
    values: { fileNos, ...fields, consent },
    faults: uploads.fault === undefined ? {} : { fileNos: uploads.fault },
    prepare: async (website) => {
      const handles = await uploads.sendAll();
      if (handles === undefined) return undefined;
      const sent = { ...fields, ...opening, consentVersion: agreedTo, website };
      const resume = { sayType: sayTypes.resume, postNo, fileNos: [...handles], ...sent };
      return { ...resume, challenge: await proof(JSON.stringify(resume)) };
    },
    onSent: () => forgetSent('resumeDraft', draft),
    next: () => text.sent,
    onFailed: uploads.onFailed,
  });

  function write(change: Partial<ResumeDraft>) {
    const next = { ...draft, ...change };
    setDraft(next);
    keep('resumeDraft', next);
  }

  return { ...submission, draft, write, uploads, privacy, consent };
}
