import type { core } from 'zod/mini';
import type { FieldErrorCode } from './errors.ts';

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

type IsCode<Code extends string> = (message: string) => message is Code;

function codeOf<Code extends string>(issue: core.$ZodIssue, isCode: IsCode<Code>): Code | FieldErrorCode {
  if (isCode(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  if (issue.code === 'too_big' && issue.origin !== 'string') return 'outOfRange';
  return codeOfIssue[issue.code];
}

/**
 * One error for each invalid field, in the schema's order. A schema's message that `isCode` accepts is
 * the error's code. Parse with `{ reportInput: true }`, or a
 * missing field is reported as `wrongType` instead of `required`.
 */
export function fieldErrorsOf<Code extends string>(
  issues: readonly core.$ZodIssue[],
  isCode: IsCode<Code>,
): { field: string; code: Code | FieldErrorCode }[] {
  const errors = new Map<string, Code | FieldErrorCode>();
  for (const issue of issues) {
    const path = issue.path.map(String);
    const fields =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key].join('.')) : [path.join('.')];
    for (const field of fields) if (!errors.has(field)) errors.set(field, codeOf(issue, isCode));
  }
  return [...errors].map(([field, code]) => ({ field, code }));
}
