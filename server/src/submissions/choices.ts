import { dictionaryTypes } from 'contract/dictionaries.ts';
import type { FieldError } from 'contract/errors.ts';
import { rulesOf } from 'contract/submissions/submission-kinds.ts';
import { kindOfSayType, type Submission } from 'contract/submissions/submissions.ts';
import type { Database } from '../database/open.ts';
import { HttpError } from '../http/http-error.ts';
import { type FormContent, readFormContent } from './form-content.ts';

/**
 * Throws an `HttpError` for values that no form offers. A business type is stored unencrypted, so
 * it must not hold free text.
 */
export async function rejectUnknownChoices(
  { db, formContent }: { db: Database; formContent: () => Promise<FormContent> },
  submission: Submission,
): Promise<void> {
  if (invalidChoices(submission, await formContent()).length === 0) return;
  // Another instance may know a new choice earlier.
  const errors = invalidChoices(submission, await readFormContent(db));
  if (errors.length > 0) throw new HttpError('invalidInput', errors);
}

function invalidChoices(submission: Submission, { choices }: FormContent): FieldError[] {
  const values = new Map<string, unknown>(Object.entries(submission));
  const rules = Object.entries(rulesOf(kindOfSayType[submission.sayType]).choices);
  return rules.flatMap(([field, { dictionary, error, optional }]) => {
    const offered: ReadonlySet<unknown> | undefined = choices.get(dictionaryTypes[dictionary]);
    const chosen = [values.get(field) ?? ''].flat();
    const isValid = chosen.every((value) => (optional && value === '') || offered?.has(value));
    return isValid ? [] : [{ field, code: error }];
  });
}
