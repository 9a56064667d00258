import type { FormField } from 'contract/submission-kinds.ts';
import { formDataTexts } from '../forms/form-values.ts';
import type { FormControl } from '../forms/form-fields.tsx';
import type { NoScriptSubmissionForm } from '../forms/submission-form.ts';
import { dictionaryOptions } from '../text/dictionary-label.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { type Choices, loadChoices } from './choices.ts';

type MessageField = FormField<'message'>;

/** The values of the fields, under the wire's names. */
type MessageValues = Record<Exclude<MessageField, 'consent'>, string>;

const empty: MessageValues = { reporterType: '', reporter: '', reporterMobile: '', email: '', remark: '' };

/** How a message is validated and sent, by its dialog and by its page without scripts. */
export const messageSubmissionForm: NoScriptSubmissionForm<MessageField, MessageValues, Choices> = {
  kind: 'message',
  empty,
  loadChoices,
  read: (formData) => formDataTexts(formData, empty),
  validated: (values, { consent }) => ({ ...values, consent }),
  request: (values, { fileNos: _fileNos, ...metadata }) => ({ sayType: '2', ...values, ...metadata }),
};

/** An inquiry about a product is one about trade: the first business type. */
export function inquiryPresets({ businessTypes }: Choices): Pick<MessageValues, 'reporterType'> {
  return { reporterType: businessTypes[0]?.dictValue ?? '' };
}

/** The same form, opened from a product or a table. */
export const inquiryForm: typeof messageSubmissionForm = { ...messageSubmissionForm, presets: inquiryPresets };

/** `placeholder` is the option of the business type that chooses none. */
export function useMessageControls(placeholder: string, choices: Choices | undefined): FormControl<MessageField>[] {
  const text = usePageText('messages');
  const options = dictionaryOptions(useLocale(), choices?.businessTypes);
  return [
    { name: 'reporterType', control: 'select', label: text.businessType, placeholder, options },
    { name: 'reporter', control: 'line', label: text.name, hint: text.nameHint, purpose: 'name' },
    { name: 'reporterMobile', control: 'line', label: text.phone, purpose: 'phone' },
    { name: 'email', control: 'line', label: text.mail, purpose: 'mail' },
    { name: 'remark', control: 'text', label: text.message, hint: text.messageHint, rows: 4, wide: true },
  ];
}
