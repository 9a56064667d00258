import type { FileEnding } from 'contract/uploads.ts';
import type { FieldErrorCode } from 'contract/errors.ts';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { describeUpload, type UploadDescription } from './keep-upload.ts';
import { hashOfHandle } from './sealed-upload.ts';
import { countFiles, takeUpload } from './store.ts';

function refuse(code: FieldErrorCode): never {
  throw new Refusal('invalidInput', [{ field: 'fileNos', code }]);
}

type Claim = {
  submissionId: string;
  /** The entry of the conversation that brings them; without one they are the submission's own. */
  entryId?: string;
  handles: readonly string[];
  endings: readonly FileEnding[];
};

/**
 * Gives uploaded files to a submission, in the order of their handles, within the submission's own transaction: a handle is
 * good for one. Throws a `Refusal` on `fileNos` for one that is unknown, spent or too old, and for a type that this kind of
 * submission does not take.
 */
export async function claimUploads(db: Database, claim: Claim): Promise<UploadDescription[]> {
  const { submissionId, entryId = null, handles, endings } = claim;
  const first = await countFiles(db, submissionId);
  const claimed: UploadDescription[] = [];
  for (const [index, handle] of handles.entries()) {
    const upload = await takeUpload(db, hashOfHandle(handle));
    if (upload === undefined || upload.description === null) refuse('filesExpired');
    const { description, storedName } = upload;
    const known = await describeUpload(handle, description);
    if (!endings.some((taken) => taken === known.ending)) refuse('filesRefused');
    await db
      .insertInto('submissionFile')
      .values({ submissionId, entryId, position: first + index, storedName, description })
      .execute();
    claimed.push(known);
  }
  return claimed;
}
