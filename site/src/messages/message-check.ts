import { type FieldError, isFieldErrorCode } from 'contract/errors.ts';
import { fieldErrorsOf } from 'contract/field-errors.ts';
import type { Locale } from 'contract/locales.ts';
import { messageForm } from 'contract/submissions.ts';
import { words } from 'contract/words/words.ts';
import { type Written, type WrittenField, writtenFields } from './message-draft.ts';

const fields = [...writtenFields, 'consent'] as const;

export type MessageErrors = Partial<Record<(typeof fields)[number], string>>;

/** A server's refusal holds for what it was told, and no longer. */
export type RefusedField = FieldError & { field: WrittenField; value: string };

/** What is wrong, in the contract's words: by the page's own rules, and by what the server has refused. */
export function checkMessage(
  locale: Locale,
  draft: Written,
  consent: boolean,
  refused: readonly RefusedField[],
): MessageErrors {
  const result = messageForm(locale).safeParse({ ...draft, consent }, { reportInput: true });
  const found = [
    ...(result.success ? [] : fieldErrorsOf(result.error.issues)),
    ...refused.filter(({ field, value }) => draft[field] === value),
  ];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = found.find((one) => one.field === field);
      return error === undefined ? [] : [[field, words[locale].fieldErrors[error.code]]];
    }),
  );
}

/** The fields of this form that the server has named, with what was in them. Codes newer than this page are left out. */
export function refusedFields(draft: Written, errors: readonly FieldError[]): RefusedField[] {
  return errors.flatMap((error) => {
    const field = writtenFields.find((name) => name === error.field);
    return field === undefined || !isFieldErrorCode(error.code) ? [] : [{ ...error, field, value: draft[field] }];
  });
}
