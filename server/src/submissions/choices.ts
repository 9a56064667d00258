import { type DictionaryType, dictionaryTypes } from 'contract/dictionaries.ts';
import type { FieldError } from 'contract/errors.ts';
import { type Submission, sayTypes } from 'contract/submissions.ts';
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
  const isOffered = (dictionary: DictionaryType, value: string) => choices.get(dictionary)?.has(value) === true;
  const errors: FieldError[] = [];
  if (submission.sayType === sayTypes.message && !isOffered(dictionaryTypes.businessType, submission.reporterType))
    errors.push({ field: 'reporterType', code: 'businessTypeRequired' });
  if (submission.sayType === sayTypes.report) {
    // The visitor does not choose it: a page whose dictionary failed to load sends none.
    const kind = submission.reporterType ?? '';
    if (kind !== '' && !isOffered(dictionaryTypes.reportType, kind))
      errors.push({ field: 'reporterType', code: 'notOneOf' });
    if (!submission.reporterItems.every((item) => isOffered(dictionaryTypes.reportItem, item)))
      errors.push({ field: 'reporterItems', code: 'reportItemsRequired' });
  }
  return errors;
}
