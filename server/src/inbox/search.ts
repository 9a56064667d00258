import { inboxBounds } from 'contract/console/inbox.ts';
import { foldCase } from 'contract/fold-case.ts';
import type { SubmissionKeys } from '../config/submission-keys.ts';
import type { Database } from '../database/open.ts';
import { openFields, type SentFields } from './content.ts';
import { findEnvelopes, findNewestIds, type InboxList } from './list-store.ts';

const batchSize = 200;

type SearchContext = { db: Database; submissionKeys: SubmissionKeys };

export async function searchItems(context: SearchContext, list: InboxList, text: string): Promise<string[]> {
  return searchAmong(context, await findNewestIds(context.db, list, inboxBounds.searched), text);
}

/**
 * Those of some items whose name, telephone number, e-mail address or text contains a text. There is no index of what
 * is encrypted: the items are decrypted, in batches, so that other requests run in between.
 */
export async function searchAmong(
  { db, submissionKeys }: SearchContext,
  ids: readonly string[],
  text: string,
): Promise<string[]> {
  const contains = matcherOf(text);
  const found: string[] = [];
  for (let from = 0; from < ids.length; from += batchSize)
    for (const row of await findEnvelopes(db, ids.slice(from, from + batchSize))) {
      const fields = openFields(submissionKeys, row);
      if (fields && contains(fields)) found.push(row.id);
    }
  return found;
}

/** A telephone number is found however it is written: of one, also the digits alone are compared. */
function matcherOf(text: string): (fields: SentFields) => boolean {
  const wanted = foldCase(text.trim());
  const digits = digitsOf(wanted);
  const isNumber = /^[\d+() -]+$/.test(wanted) && digits.length >= 4;
  return (fields) =>
    Object.values(fields).some((value) => foldCase(value).includes(wanted)) ||
    (isNumber && digitsOf(foldCase(fields.phone)).includes(digits));
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
