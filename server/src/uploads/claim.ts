import type { FieldErrorCode } from 'contract/errors.ts';
import type { FileExtension } from 'contract/uploads/file-extensions.ts';
import { type FileDescription, openFileDescription } from 'contract/sealing/file-description.ts';
import type { Database } from '../database/open.ts';
import { HttpError } from '../http/http-error.ts';
import { hashOfFileToken } from './sealed-upload.ts';
import { countFiles, type FileTable, takeUpload } from './store.ts';

function rejectFiles(code: FieldErrorCode): never {
  throw new HttpError('invalidInput', [{ field: 'fileNos', code }]);
}

type Claim = {
  table: FileTable;
  submissionId: string;
  /** The entry that the files belong to; without one they belong to the submission itself. */
  entryId?: string;
  fileTokens: readonly string[];
  extensions: readonly FileExtension[];
};

/**
 * Moves uploads to a submission, in the order of their tokens, in its own transaction. A token is
 * valid once. Throws an `HttpError` on `fileNos` for a token that is unknown, used or expired, and
 * for a type that the kind does not accept.
 */
export async function claimUploads(db: Database, claim: Claim): Promise<FileDescription[]> {
  const { table, submissionId, entryId = null, fileTokens, extensions } = claim;
  const first = await countFiles(db, table, submissionId);
  const claimed: FileDescription[] = [];
  for (const [index, fileToken] of fileTokens.entries()) {
    const upload = await takeUpload(db, hashOfFileToken(fileToken));
    if (upload === undefined || upload.description === null) rejectFiles('filesExpired');
    const { description, storedName } = upload;
    const known = await openFileDescription(fileToken, description);
    if (!extensions.some((accepted) => accepted === known.ending)) rejectFiles('filesRefused');
    await db
      .insertInto(table)
      .values({ submissionId, entryId, position: first + index, storedName, description })
      .execute();
    claimed.push(known);
  }
  return claimed;
}
