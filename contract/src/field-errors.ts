import type { core } from 'zod/mini';
import { type FieldError, type FieldErrorCode, isFieldErrorCode } from './errors.ts';

/** The field error code for a zod issue whose schema names none. */
const codeOfIssue = {
  invalid_type: 'wrongType',
  too_big: 'tooLong',
  too_small: 'outOfRange',
  invalid_format: 'invalidFormat',
  not_multiple_of: 'invalidFormat',
  unrecognized_keys: 'unknownField',
  invalid_union: 'notOneOf',
  invalid_key: 'unknownField',
  invalid_element: 'wrongType',
  invalid_value: 'notOneOf',
  custom: 'invalidFormat',
} satisfies Record<core.$ZodIssue['code'], FieldErrorCode>;

function codeOf(issue: core.$ZodIssue): FieldErrorCode {
  if (isFieldErrorCode(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  if (issue.code === 'too_big' && issue.origin !== 'string') return 'outOfRange';
  return codeOfIssue[issue.code];
}

/**
 * One error for each invalid field, in the schema's order. Parse with `{ reportInput: true }`, or a
 * missing field is reported as `wrongType` instead of `required`.
 */
export function fieldErrorsOf(issues: readonly core.$ZodIssue[]): FieldError[] {
  const errors = new Map<string, FieldErrorCode>();
  for (const issue of issues) {
    const path = issue.path.map(String);
    const fields =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key].join('.')) : [path.join('.')];
    for (const field of fields) if (!errors.has(field)) errors.set(field, codeOf(issue));
  }
  return [...errors].map(([field, code]) => ({ field, code }));
}
