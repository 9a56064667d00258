import type { FormField } from 'contract/submission-kinds.ts';
import { resumeForm, sayTypes } from 'contract/submissions.ts';
import { loadPrivacyVersion } from '../forms/privacy-version.ts';
import type { FormChoices, SubmissionForm } from '../forms/submission-form.ts';

export type ResumeField = FormField<'resume'>;

export type ResumeTextField = Exclude<ResumeField, 'fileNos' | 'consent'>;

/** The values of the fields, under the wire's names. */
export type ResumeValues = Record<ResumeTextField, string>;

export const emptyResume: ResumeValues = { reporter: '', reporterMobile: '', email: '', remark: '' };

/** How a resume for one post is validated and sent. */
export function resumeSubmissionForm(postNo: string): SubmissionForm<ResumeField, ResumeValues, FormChoices> {
  return {
    kind: 'resume',
    schema: resumeForm,
    loadChoices: async (call) => ({ privacyVersion: await loadPrivacyVersion(call) }),
    validated: (values, { fileNos, consent }) => ({ fileNos, ...values, consent }),
    request: (values, { fileNos, ...metadata }) => ({
      sayType: sayTypes.resume,
      postNo,
      fileNos: [...fileNos],
      ...values,
      ...metadata,
    }),
  };
}
