import { text as readText } from 'node:stream/consumers';
import { maxEntryLength } from 'contract/entry-form.ts';
import { visibleLength } from 'contract/fields.ts';
import type { Kysely } from 'kysely';
import { UsageError } from '../../command-line/usage-error.ts';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import type { Tables } from '../../database/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import { AlteredRecord, writeStaffEntry } from '../conversations/conversation.ts';
import { type StaffStatus, staffStatuses } from '../status-transitions.ts';
import { checkedId, unknownSubmission } from './submission-id.ts';

/** Throws a `UsageError` for a status that staff cannot set. */
export function checkedStatus(written: string): StaffStatus {
  const status = staffStatuses.find((known) => known === written);
  if (status === undefined) throw new UsageError(`--status is one of: ${staffStatuses.join(', ')}`);
  return status;
}

/** Reads a reply from standard input; on a terminal until Ctrl-D. */
export async function readAnswer(): Promise<string> {
  if (process.stdin.isTTY) console.error('The answer, ended by Ctrl-D on a line of its own:');
  return (await readText(process.stdin)).trim();
}

/** Adds a reply to a submission and sets its status; an empty text sets only the status. */
export async function answer(
  context: { db: Kysely<Tables>; secret: Buffer; submissionKeys: SubmissionKeys },
  { id, text, status }: { id: string; text: string; status: StaffStatus | undefined },
): Promise<void> {
  if (text === '' && status === undefined) throw new UsageError('Nothing to answer: the text comes on standard input');
  if (visibleLength(text) > maxEntryLength) throw new UsageError(`An answer has at most ${maxEntryLength} characters`);
  checkedId(id);
  if (text !== '') await rejectUnreadable(context.db, id);
  if (!(await writeIn(context, { id, text, status: status ?? 'answered' }))) throw new UsageError(unknownSubmission);
}

/** Submissions from before receipts were stored have no receipt to read a reply with. */
async function rejectUnreadable(db: Kysely<Tables>, id: string): Promise<void> {
  const row = await db.selectFrom('submission').select('receiptId').where('id', '=', id).executeTakeFirst();
  if (row?.receiptId === null)
    throw new UsageError(
      'Its visitor has no receipt that opens it, and would never read this: answer by mail or telephone',
    );
}

async function writeIn(...[context, entry]: Parameters<typeof writeStaffEntry>): Promise<boolean> {
  try {
    return await writeStaffEntry(context, entry);
  } catch (error) {
    if (error instanceof AlteredRecord)
      throw new UsageError(
        'Its row was changed in the database by somebody else than the server: an answer could reach another reader (docs/sealing.md)',
        { cause: error },
      );
    if (!(error instanceof HttpError) || error.code !== 'channelClosed') throw error;
    throw new UsageError('No key is registered that the answer could be sealed to (npm run officer)', { cause: error });
  }
}
