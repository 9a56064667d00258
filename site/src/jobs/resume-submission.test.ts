import { submissionKinds } from 'contract/submissions/submission-kinds.ts';
import { expect, it } from 'vitest';
import { emptyResume, resumeSubmissionForm } from './resume-submission.ts';

it('the resume form validates every field, in the order of the page', () => {
  const form = resumeSubmissionForm('P-1');
  const validated = form.validated(emptyResume, { fileNos: [], consent: false });
  expect(Object.keys(validated)).toEqual(Object.keys(submissionKinds.resume.fields));
});
