import { type DictionaryType, dictionaryTypes } from 'contract/dictionaries.ts';
import type { FieldError } from 'contract/errors.ts';
import { type Submission, sayTypes } from 'contract/submissions.ts';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';

/** Throws a `Refusal` for what no page offers: a business type stands in clear, and must hold nothing that a visitor wrote. */
export async function refuseUnknownChoices(db: Database, submission: Submission): Promise<void> {
  const faults: FieldError[] = [];
  if (submission.sayType === sayTypes.message) {
    const known = await valuesOf(db, dictionaryTypes.businessType);
    if (!known.has(submission.reporterType)) faults.push({ field: 'reporterType', code: 'businessTypeRequired' });
  }
  if (submission.sayType === sayTypes.report) {
    const [kinds, items] = [
      await valuesOf(db, dictionaryTypes.reportType),
      await valuesOf(db, dictionaryTypes.reportItem),
    ];
    // Nobody chooses it: a page whose dictionary did not load sends none.
    const kind = submission.reporterType ?? '';
    if (kind !== '' && !kinds.has(kind)) faults.push({ field: 'reporterType', code: 'notOneOf' });
    if (!submission.reporterItems.every((item) => items.has(item)))
      faults.push({ field: 'reporterItems', code: 'reportItemsRequired' });
  }
  if (faults.length > 0) throw new Refusal('invalidInput', faults);
}

/** The value is the same in every language; only its label differs. */
async function valuesOf(db: Database, dictionary: DictionaryType): Promise<Set<string>> {
  const entries = await db.selectFrom('dictionaryEntry').select('value').where('dictionary', '=', dictionary).execute();
  return new Set(entries.map(({ value }) => value));
}
