import { text as readText } from 'node:stream/consumers';
import { type SubmissionStatus, submissionStatuses } from 'contract/conversation.ts';
import { longestEntry } from 'contract/entry-form.ts';
import { visibleLength } from 'contract/fields.ts';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { writeStaffEntry } from '../conversation.ts';
import { Mistake } from '../mistake.ts';
import { checkedId, unknownSubmission } from './known-submission.ts';

const given = submissionStatuses.filter((status) => status !== 'received');

/** Throws a `Mistake` for what is no status that staff can give. */
export function checkedStatus(written: string): SubmissionStatus {
  const status = given.find((known) => known === written);
  if (status === undefined) throw new Mistake(`--status is one of: ${given.join(', ')}`);
  return status;
}

/** What staff write, from what comes in; on a terminal until Ctrl-D. */
export async function readAnswer(): Promise<string> {
  if (process.stdin.isTTY) console.error('The answer, ended by Ctrl-D on a line of its own:');
  return (await readText(process.stdin)).trim();
}

/** Adds an answer to a submission and sets its status; without words only the status. */
export async function answer(
  context: { db: Kysely<Tables>; submissionKeys: SubmissionKeys },
  { id, text, status }: { id: string; text: string; status: SubmissionStatus | undefined },
): Promise<void> {
  if (text === '' && status === undefined) throw new Mistake('Nothing to answer: the text comes on standard input');
  if (visibleLength(text) > longestEntry) throw new Mistake(`An answer has at most ${longestEntry} characters`);
  checkedId(id);
  if (text !== '') await refuseUnreadable(context.db, id);
  if (!(await writeIn(context, { id, text, status: status ?? 'answered' }))) throw new Mistake(unknownSubmission);
}

/** What came before receipts were kept has none that leads to it. */
async function refuseUnreadable(db: Kysely<Tables>, id: string): Promise<void> {
  const row = await db.selectFrom('submission').select('receiptRecipient').where('id', '=', id).executeTakeFirst();
  if (row?.receiptRecipient === null)
    throw new Mistake(
      'Its visitor has no receipt that opens it, and would never read this: answer by mail or telephone',
    );
}

async function writeIn(...[context, entry]: Parameters<typeof writeStaffEntry>): Promise<boolean> {
  try {
    return await writeStaffEntry(context, entry);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'channelClosed') throw error;
    throw new Mistake('No key is registered that the answer could be sealed to (npm run officer)', { cause: error });
  }
}
