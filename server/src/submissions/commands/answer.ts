import { maxEntryLength } from 'contract/submissions/entry-form.ts';
import { visibleLength } from 'contract/fields.ts';
import { formatNumber } from 'contract/format-number.ts';
import type { Kysely } from 'kysely';
import { readRest } from '../../command-line/standard-input.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import type { Tables } from '../../database/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import { AlteredRecordError, writeStaffEntry } from '../conversations/conversation.ts';
import { type StaffStatus, staffStatuses } from '../status-transitions.ts';
import { checkedId, unknownSubmission } from './submission-id.ts';

/** Throws a `UsageError` for a status that staff cannot set. */
export function parseStatus(text: string): StaffStatus {
  const status = staffStatuses.find((known) => known === text);
  if (status === undefined) throw new UsageError(`--status must be one of: ${staffStatuses.join(', ')}`);
  return status;
}

/** Control characters except line breaks and tabs, and what stands for bytes that are not UTF-8. */
const notText = /[^\P{Cc}\t\n\r]|\uFFFD/u;

/** Reads an answer from standard input; on a terminal until Ctrl-D. Throws a `UsageError` if it is not text. */
export async function readAnswer(): Promise<string> {
  const text = await readRest('Type the answer, and end it with Ctrl-D on a new line:');
  if (text === undefined || notText.test(text)) throw new UsageError('The answer is not UTF-8 text: nothing was saved');
  return text.trim();
}

type AnswerContext = { db: Kysely<Tables>; secret: Buffer; submissionKeys: SubmissionKeys };

/** `signWith` is an officer's private key; an answer to a report needs it. */
type Answer = { id: string; text: string; signWith?: string | undefined };

/** Adds an answer to a submission and sets its status; an empty text sets only the status. */
export async function answer(
  context: AnswerContext,
  { id, text, signWith, status }: Answer & { status: StaffStatus | undefined },
): Promise<void> {
  if (text === '' && status === undefined)
    throw new UsageError('There is nothing to save: give a text on standard input, or --status');
  rejectTooLong(text);
  checkedId(id);
  if (text !== '') await rejectWithoutReceipt(context.db, id);
  if (text !== '' && signWith === undefined) await rejectUnsigned(context.db, id);
  const entry = { id, text, signWith, status: status ?? 'answered' };
  if (!(await writeEntry(context, entry))) throw new UsageError(unknownSubmission);
}

/** Throws a `UsageError` for an answer that the contract would not accept. */
export function rejectTooLong(text: string): void {
  if (visibleLength(text) > maxEntryLength)
    throw new UsageError(`An answer may have at most ${formatNumber('en', maxEntryLength)} characters`);
}

async function rejectUnsigned(db: Kysely<Tables>, id: string): Promise<void> {
  const report = await db.selectFrom('report').select('id').where('id', '=', id).executeTakeFirst();
  if (report !== undefined)
    throw new UsageError(
      'An answer to a report is signed with --key FILE, better on the officer’s own machine (docs/sealing.md)',
    );
}

/** Nobody can read an answer to a submission without a receipt: it is older than the storing of receipts. */
async function rejectWithoutReceipt(db: Kysely<Tables>, id: string): Promise<void> {
  const row = await db.selectFrom('submission').select('receiptId').where('id', '=', id).executeTakeFirst();
  if (row?.receiptId === null)
    throw new UsageError(
      'This submission has no receipt, so its sender could not read the answer: reply by e-mail or telephone',
    );
}

/** Returns false if the submission does not exist. */
async function writeEntry(context: AnswerContext, answered: Answer & { status: StaffStatus }): Promise<boolean> {
  try {
    return await writeStaffEntry(context, answered);
  } catch (error) {
    if (error instanceof AlteredRecordError)
      throw new UsageError(
        'This submission was altered in the database by something other than the server: an answer could reach another reader (docs/sealing.md)',
        { cause: error },
      );
    if (!(error instanceof HttpError) || error.code !== 'channelClosed') throw error;
    throw new UsageError('The answer cannot be sealed, because no key is registered (npm run officer)', {
      cause: error,
    });
  }
}
