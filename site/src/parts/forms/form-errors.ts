import { type FieldError, isFieldErrorCode } from 'contract/errors.ts';
import { fieldErrorsOf } from 'contract/field-errors.ts';
import type { Locale } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import type { z } from 'zod/mini';

/** What stands in the fields of a form, in the order in which they stand. */
export type Values = Readonly<Record<string, unknown>>;

export type FormErrors<Field extends string> = Partial<Record<Field, string>>;

/** A server's refusal holds for what it was told, and no longer. */
export type RefusedField = FieldError & { value: unknown };

/** What is wrong, in the contract's words: by the page's own rules, and by what the server has refused. */
export function errorsIn<Field extends string>(
  locale: Locale,
  schema: z.ZodMiniType,
  values: Readonly<Record<Field, unknown>>,
  refused: readonly RefusedField[],
): FormErrors<Field> {
  const result = schema.safeParse(values, { reportInput: true });
  const standing = new Map<string, unknown>(Object.entries(values));
  const found = [
    ...(result.success ? [] : fieldErrorsOf(result.error.issues)),
    ...refused.filter(({ field, value }) => standing.get(field) === value),
  ];
  const errors: FormErrors<Field> = {};
  for (const field in values) {
    const error = found.find((one) => one.field === field);
    if (error !== undefined) errors[field] = words[locale].fieldErrors[error.code];
  }
  return errors;
}

/** What the server has said against fields of this form, with what was in them. Codes newer than this page are left out. */
export function refusedIn(values: Values, errors: readonly FieldError[]): RefusedField[] {
  const standing = new Map(Object.entries(values));
  return errors.flatMap((error) =>
    standing.has(error.field) && isFieldErrorCode(error.code) ? { ...error, value: standing.get(error.field) } : [],
  );
}
