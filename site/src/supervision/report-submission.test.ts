import { submissionKinds } from 'contract/submissions/submission-kinds.ts';
import { expect, it } from 'vitest';
import { reportSubmissionForm } from './report-submission.ts';

it('the report form validates every field, in the order of the page', () => {
  const form = reportSubmissionForm();
  const validated = form.validated(form.read(new FormData()), { fileNos: [], consent: false });
  expect(Object.keys(validated)).toEqual(Object.keys(submissionKinds.report.fields));
});
