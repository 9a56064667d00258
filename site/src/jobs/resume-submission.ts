import type { FormField } from 'contract/submissions/submission-kinds.ts';
import type { FormControl } from '../forms/form-fields.tsx';
import { loadConsent } from '../forms/load-consent.ts';
import type { FormOptions, SubmissionForm } from '../forms/submission-form.ts';
import { usePageText } from '../text/use-text.tsx';

type ResumeField = FormField<'resume'>;

/** The values of the fields, under the wire's names. */
type ResumeValues = Record<Exclude<ResumeField, 'fileNos' | 'consent'>, string>;

export const emptyResume: ResumeValues = { reporter: '', reporterMobile: '', email: '', remark: '' };

/** How a resume for one post is validated and sent. */
export function resumeSubmissionForm(postNo: string): SubmissionForm<ResumeField, ResumeValues, FormOptions> {
  return {
    kind: 'resume',
    empty: emptyResume,
    loadOptions: loadConsent,
    validated: (values, { fileNos, consent }) => ({ fileNos, ...values, consent }),
    request: (values, { fileNos, ...metadata }) => ({
      sayType: '3',
      postNo,
      fileNos: [...fileNos],
      ...values,
      ...metadata,
    }),
  };
}

export function useResumeControls(): FormControl<ResumeField>[] {
  const text = usePageText('resumes');
  const forms = usePageText('forms');
  return [
    { name: 'reporter', control: 'line', label: forms.name, hint: text.nameHint, purpose: 'name' },
    { name: 'reporterMobile', control: 'line', label: forms.phone, purpose: 'phone' },
    { name: 'email', control: 'line', label: forms.mail, purpose: 'mail' },
    { name: 'remark', control: 'text', label: text.remark, rows: 3, wide: true },
  ];
}
