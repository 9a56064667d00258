import { type FieldError, isFieldErrorCode } from 'contract/errors.ts';
import { fieldErrorsOf } from 'contract/field-errors.ts';
import type { Locale } from 'contract/locales.ts';
import { messageForm } from 'contract/submissions.ts';
import { words } from 'contract/words/words.ts';
import type { MessageDraft } from './message-draft.ts';

export const messageFields = ['reporterType', 'reporter', 'reporterMobile', 'email', 'remark', 'consent'] as const;

export type MessageField = (typeof messageFields)[number];

export type MessageErrors = Partial<Record<MessageField, string>>;

/** A server's refusal holds for what it was told, no longer. */
export type RefusedField = FieldError & { value: string };

/** What is wrong, in the contract's words: by the page's own rules, and by what the server has refused. */
export function checkMessage(
  locale: Locale,
  draft: MessageDraft,
  consent: boolean,
  refused: readonly RefusedField[],
): MessageErrors {
  const result = messageForm(locale).safeParse({ ...draft, consent }, { reportInput: true });
  const found = [
    ...refused.filter(({ field, value }) => valueOf(draft, field) === value),
    ...(result.success ? [] : fieldErrorsOf(result.error.issues)),
  ];
  return Object.fromEntries(
    messageFields.flatMap((field) => {
      const error = found.find((one) => one.field === field);
      return error === undefined ? [] : [[field, words[locale].fieldErrors[error.code]]];
    }),
  );
}

/** The fields of this form that the server has named, with what was in them. A code that is newer than this page is left out. */
export function refusedFields(draft: MessageDraft, errors: readonly FieldError[]): RefusedField[] {
  return errors.flatMap((error) => {
    const value = valueOf(draft, error.field);
    return value === undefined || !isFieldErrorCode(error.code) ? [] : [{ ...error, value }];
  });
}

function valueOf(draft: MessageDraft, field: string): string | undefined {
  if (field === 'consent' || field === 'consentVersion') return draft.agreedTo;
  return new Map(Object.entries(draft)).get(field)?.toString();
}
