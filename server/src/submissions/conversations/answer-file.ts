import { openFileDescriptions } from 'contract/sealing/file-description.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Attachment } from '../store.ts';
import { AlteredRecordError, type ConversationContext } from './conversation.ts';
import { openEntry } from './entry.ts';
import { readParts } from './open-submission.ts';
import type { ConversationSubmission } from './store.ts';

/**
 * A file that staff have sent. What the visitor has sent is not given back: whoever finds a receipt must not read it.
 * Answers to reports have no files.
 */
export async function findAnswerFile(
  context: Pick<ConversationContext, 'db' | 'secret' | 'submissionKeys'>,
  submission: ConversationSubmission,
  { entry: position, file }: { entry: number; file: number },
): Promise<Attachment> {
  if (submission.kind === 'report') throw new HttpError('notFound');
  const { entries, files } = await readParts(context, submission);
  const entry = entries[position];
  if (entry?.author !== 'staff') throw new HttpError('notFound');
  if (!entry.isAuthentic) throw new AlteredRecordError();
  const content = await openEntry(context, entry);
  const tokens = content.files.map(({ handle }) => handle);
  const stored = files.filter(({ entryId }) => entryId === entry.id);
  const attachment = (await openFileDescriptions(tokens, stored))[file];
  if (attachment === undefined) throw new HttpError('notFound');
  return attachment;
}
