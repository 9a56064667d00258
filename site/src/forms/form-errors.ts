import type { FailedField } from 'client/failure.ts';
import { type FieldError, isFieldErrorCode } from 'contract/errors.ts';
import { fieldErrorsOf } from 'contract/field-errors.ts';
import type { Locale } from 'contract/locales.ts';
import { fieldErrorWords } from 'contract/words/words.ts';
import type { z } from 'zod/mini';

/** The values of a form's fields, in the order of the page. */
export type Values = Readonly<Record<string, unknown>>;

export type FormErrors<Field extends string> = Partial<Record<Field, string>>;

/** The server's rejection applies only to the value that it received. */
export type RejectedField = FieldError & { value: unknown };

/** All errors in the contract's wording: from the page's own rules and from the server. */
export function errorsIn<Field extends string>(
  locale: Locale,
  schema: z.ZodMiniType,
  values: Readonly<Record<Field, unknown>>,
  rejected: readonly RejectedField[],
): FormErrors<Field> {
  const result = schema.safeParse(values, { reportInput: true });
  const current = new Map<string, unknown>(Object.entries(values));
  const found = [
    ...(result.success ? [] : fieldErrorsOf(result.error.issues, isFieldErrorCode)),
    ...rejected.filter(({ field, value }) => current.get(field) === value),
  ];
  const errors: FormErrors<Field> = {};
  for (const field in values) {
    const error = found.find((one) => one.field === field);
    if (error !== undefined) errors[field] = fieldErrorWords(locale, error);
  }
  return errors;
}

/**
 * The server's errors for fields of this form, with the rejected values. Unknown codes of a newer server are ignored.
 */
export function rejectedFields(values: Values, errors: readonly FailedField[]): RejectedField[] {
  const current = new Map(Object.entries(values));
  return errors.flatMap(({ code, ...error }) =>
    current.has(error.field) && isFieldErrorCode(code) ? { ...error, code, value: current.get(error.field) } : [],
  );
}
