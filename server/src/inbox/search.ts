import { inboxBounds } from 'contract/console/inbox.ts';
import type { SubmissionKeys } from '../config/submission-keys.ts';
import type { Database } from '../database/open.ts';
import { openFields } from './content.ts';
import { findEnvelopes, findNewestIds, type ViewOfInbox } from './store.ts';

const batchSize = 200;

/**
 * The ids of a list's items whose name, telephone number, address or text contains a text. There is no index of what is
 * encrypted: the newest items are decrypted, in batches, so that other requests run in between.
 */
export async function searchItems(
  { db, submissionKeys }: { db: Database; submissionKeys: SubmissionKeys },
  list: ViewOfInbox,
  text: string,
): Promise<string[]> {
  const ids = await findNewestIds(db, list, inboxBounds.searched);
  const wanted = folded(text.trim());
  const found: string[] = [];
  for (let from = 0; from < ids.length; from += batchSize)
    for (const row of await findEnvelopes(db, ids.slice(from, from + batchSize))) {
      const values = Object.values(openFields(submissionKeys, row) ?? {});
      if (values.some((value) => folded(value).includes(wanted))) found.push(row.id);
    }
  return found;
}

/** Full-width letters and digits are found by their usual forms. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
