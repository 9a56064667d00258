import { type InquiryDetails, parseQuantity, textWithDetails } from 'contract/submissions/inquiry.ts';
import type { Locale } from 'contract/locales.ts';
import type { FormField } from 'contract/submissions/submission-kinds.ts';
import { formDataTexts, pickValues } from '../forms/form-values.ts';
import type { FormControl } from '../forms/form-fields.tsx';
import type { NoScriptSubmissionForm, SubmissionForm } from '../forms/submission-form.ts';
import { dictionaryOptions } from '../text/dictionary-label.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { type MessageOptions, loadMessageOptions } from './message-options.ts';

type MessageField = FormField<'message'>;

export type DetailField = keyof InquiryDetails;

/** The values of the fields, under the wire's names. */
type MessageValues = Record<Exclude<MessageField, DetailField | 'fileNos' | 'consent'>, string>;

export type InquiryValues = MessageValues & Record<DetailField, string>;

const emptyMessage: MessageValues = { reporterType: '', reporter: '', reporterMobile: '', email: '', remark: '' };

const noDetails: Record<DetailField, string> = {
  quantity: '',
  unit: 't',
  deliveryTerm: '',
  deliveryPlace: '',
  deliveryDate: '',
};

export const emptyInquiry: InquiryValues = { ...emptyMessage, ...noDetails };

/** How a message is validated and sent. */
export const messageSubmissionForm: SubmissionForm<MessageField, MessageValues, MessageOptions> = {
  kind: 'message',
  empty: emptyMessage,
  loadOptions: loadMessageOptions,
  validated: (values, { fileNos, consent }) => ({ ...values, ...noDetails, fileNos, consent }),
  request: (values, { fileNos: _fileNos, ...metadata }) => ({ sayType: '2', ...values, ...metadata }),
};

/**
 * The same form with the details of an inquiry, as it is opened from a product or a table. The page without scripts uses
 * it for both, since details that it does not show are empty.
 */
export function inquirySubmissionForm(
  locale: Locale,
): NoScriptSubmissionForm<MessageField, InquiryValues, MessageOptions> {
  return {
    kind: 'message',
    empty: emptyInquiry,
    loadOptions: loadMessageOptions,
    presets: inquiryPresets,
    read: (formData) => formDataTexts(formData, emptyInquiry),
    repeat: (values) => sentText(locale, values),
    validated: (values, { fileNos, consent }) => ({ ...values, fileNos, consent }),
    request: (values, { fileNos, ...metadata }) => ({
      sayType: '2',
      ...pickValues(emptyMessage, values),
      ...sentDetails(locale, values),
      ...(fileNos.length > 0 && { fileNos: [...fileNos] }),
      ...metadata,
    }),
  };
}

/** An inquiry about a product is one about trade: the first business type. */
export function inquiryPresets({ businessTypes }: MessageOptions): Pick<MessageValues, 'reporterType'> {
  return { reporterType: businessTypes[0]?.dictValue ?? '' };
}

/** The filled details; a unit belongs to a quantity. */
function sentDetails(locale: Locale, values: InquiryValues): InquiryDetails {
  const { quantity: typed, unit, ...details } = pickValues(noDetails, values);
  const quantity = parseQuantity(locale, typed);
  const texts = { ...(quantity !== undefined && { quantity, unit }), ...details };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** What the visitor wrote, with the details as the office reads them. */
export function sentText(locale: Locale, values: InquiryValues): string {
  return textWithDetails(locale, values.remark, sentDetails(locale, values));
}

/** `placeholder` is the option of the business type that chooses none, `hint` says what the text may tell. */
export function useMessageControls(
  placeholder: string,
  options: MessageOptions | undefined,
  hint: string,
): FormControl<MessageField>[] {
  const text = usePageText('messages');
  const forms = usePageText('forms');
  const businessTypes = dictionaryOptions(useLocale(), options?.businessTypes);
  return [
    { name: 'reporterType', control: 'select', label: text.businessType, placeholder, options: businessTypes },
    { name: 'reporter', control: 'line', label: forms.name, purpose: 'name' },
    { name: 'reporterMobile', control: 'line', label: forms.phone, purpose: 'phone' },
    { name: 'email', control: 'line', label: forms.mail, purpose: 'mail' },
    { name: 'remark', control: 'text', label: text.message, hint, rows: 4, wide: true },
  ];
}
