import { submissionKinds } from 'contract/submission-kinds.ts';
import { expect, it } from 'vitest';
import { messageSubmissionForm } from './message-submission.ts';

it('the message form validates every field, in the order of the page', () => {
  const form = messageSubmissionForm;
  const validated = form.validated(form.read(new FormData()), { fileNos: [], consent: false });
  expect(Object.keys(validated)).toEqual(Object.keys(submissionKinds.message.fields));
});
