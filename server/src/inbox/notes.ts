import { randomUUID } from 'node:crypto';
import { inboxBounds } from 'contract/console/inbox.ts';
import type { SubmissionKeys } from '../config/submission-keys.ts';
import type { Database } from '../database/open.ts';
import { HttpError } from '../http/http-error.ts';
import type { SignedIn } from '../http/serve.ts';
import { decryptEnvelope, encryptEnvelope } from '../submissions/sealing/envelope.ts';

type NewNote = { submissionId: string; by: Pick<SignedIn, 'accountId' | 'name'>; text: string };

/**
 * Adds a note in the caller's transaction, which has locked the submission. The last one is not repeated: its response
 * was lost, and it is sent again. Returns whether it was added.
 */
export async function insertNote(
  db: Database,
  submissionKeys: SubmissionKeys,
  { submissionId, by, text }: NewNote,
): Promise<boolean> {
  const notes = await readNotes(db, submissionId);
  const last = notes.at(-1);
  if (last?.accountId === by.accountId && openText(submissionKeys, last) === text) return false;
  if (notes.length >= inboxBounds.notes) throw new HttpError('stateConflict');
  const id = randomUUID();
  const { accountId, name: author } = by;
  const envelope = encryptEnvelope(submissionKeys, id, text);
  await db
    .insertInto('submissionNote')
    .values({ id, submissionId, accountId, author, ...envelope, writtenAt: new Date() })
    .execute();
  return true;
}

/** Undefined if the note is damaged. */
function openText(submissionKeys: SubmissionKeys, note: StoredNote): string | undefined {
  try {
    return toNote(submissionKeys, note).text;
  } catch {
    return undefined;
  }
}

export type StoredNote = Awaited<ReturnType<typeof readNotes>>[number];

/** The notes in the order in which they were written. */
export function readNotes(db: Database, submissionId: string) {
  return db
    .selectFrom('submissionNote')
    .select(['id', 'accountId', 'author', 'writtenAt', 'sealed', 'wrappedKey', 'keyId'])
    .where('submissionId', '=', submissionId)
    .orderBy('writtenAt')
    .orderBy('id')
    .execute();
}

/** Throws if the note is damaged. */
export function toNote(
  submissionKeys: SubmissionKeys,
  { id, author, writtenAt, sealed, wrappedKey, keyId }: StoredNote,
) {
  return {
    by: author,
    at: writtenAt.toISOString(),
    text: decryptEnvelope(submissionKeys, id, { sealed, wrappedKey, keyId }),
  };
}
