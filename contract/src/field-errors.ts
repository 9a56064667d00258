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

/** How long a text may be that is too long. */
function longestOf(issue: core.$ZodIssue): number | undefined {
  if (issue.code === 'too_big') return Number(issue.maximum);
  const longest: unknown = issue.code === 'custom' ? issue.params?.['longest'] : undefined;
  return typeof longest === 'number' ? longest : undefined;
}

function codeOf<Code extends string>(issue: core.$ZodIssue, isCode: IsCode<Code>): Code | FieldErrorCode {
  if (isCode(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  if (issue.code === 'too_big' && issue.origin !== 'string') return 'outOfRange';
  return codeOfIssue[issue.code];
}

/**
 * One error for each invalid field, in the schema's order. A schema's message that `isCode` accepts is
 * the error's code. Parse with `{ reportInput: true }`, or a missing field is reported as `wrongType`
 * instead of `required`.
 */
export function fieldErrorsOf<Code extends string>(
  issues: readonly core.$ZodIssue[],
  isCode: IsCode<Code>,
): { field: string; code: Code | FieldErrorCode; longest?: number }[] {
  const errors = new Map<string, { code: Code | FieldErrorCode; longest?: number }>();
  for (const issue of issues) {
    const path = issue.path.map(String);
    const fields =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key].join('.')) : [path.join('.')];
    const code = codeOf(issue, isCode);
    const longest = code === 'tooLong' ? longestOf(issue) : undefined;
    const error = longest === undefined ? { code } : { code, longest };
    for (const field of fields) if (!errors.has(field)) errors.set(field, error);
  }
  return [...errors].map(([field, error]) => ({ field, ...error }));
}
