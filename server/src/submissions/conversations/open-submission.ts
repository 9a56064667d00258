import { openFileDescriptions } from 'contract/sealing/file-description.ts';
import { z } from 'zod';
import type { SubmissionKeys } from '../../config/submission-keys.ts';
import type { Database } from '../../database/open.ts';
import { decryptEnvelope, type Envelope } from '../sealing/envelope.ts';
import { type Attachment, readFilesOf, type StoredFile } from '../store.ts';
import type { SubmissionRef } from '../tables-of-kind.ts';
import { openEntry } from './entry.ts';
import { readEntries, type StoredEntry } from './store.ts';

/** The contract accepts an empty text for no files, and it is saved as it was sent. */
const withFiles = z.looseObject({ fileNos: z.union([z.literal(''), z.array(z.string())]).nullish() });

/** What belongs to a submission besides its row. */
export type StoredParts = { entries: StoredEntry[]; files: StoredFile[] };

export async function readParts(
  { db, secret }: { db: Database; secret: Buffer },
  submission: SubmissionRef,
): Promise<StoredParts> {
  // Entries are read before files: an entry that is added meanwhile is then left out completely.
  const entries = await readEntries(db, secret, submission);
  return { entries, files: await readFilesOf(db, submission) };
}

/** A message or resume as staff read it. */
export type OpenedSubmission = {
  /** All fields as they were sent, without the tokens of files. */
  fields: Record<string, unknown>;
  attachments: Attachment[];
  entries: OpenedEntry[];
};

export type OpenedEntry = Pick<StoredEntry, 'author' | 'writtenAt' | 'isAuthentic'> & {
  text: string;
  attachments: Attachment[];
};

/** Opens a message or resume with the submission keys. Throws if it is damaged; the error could quote the content. */
export async function openParts(
  submissionKeys: SubmissionKeys,
  { id, ...envelope }: Envelope & { id: string },
  { entries, files }: StoredParts,
): Promise<OpenedSubmission> {
  const { fileNos, ...fields } = withFiles.parse(JSON.parse(decryptEnvelope(submissionKeys, id, envelope)));
  const filesOf = (entryId: string | null) => files.filter((file) => file.entryId === entryId);
  return {
    fields,
    attachments: await openFileDescriptions(fileNos || [], filesOf(null)),
    entries: await Promise.all(
      entries.map(async (entry) => {
        const { text, files: references } = await openEntry({ submissionKeys }, entry);
        const tokens = references.map(({ handle }) => handle);
        const { author, writtenAt, isAuthentic } = entry;
        return {
          author,
          writtenAt,
          isAuthentic,
          text,
          attachments: await openFileDescriptions(tokens, filesOf(entry.id)),
        };
      }),
    ),
  };
}
