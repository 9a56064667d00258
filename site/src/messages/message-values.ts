import type { FormField } from 'contract/submission-kinds.ts';

export type MessageField = FormField<'message'>;

export type MessageTextField = Exclude<MessageField, 'consent'>;

/** The values of the fields, under the wire's names. */
export type MessageValues = Record<MessageTextField, string>;

export const emptyMessage: MessageValues = {
  reporterType: '',
  reporter: '',
  reporterMobile: '',
  email: '',
  remark: '',
};
