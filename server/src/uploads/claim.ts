import type { FileEnding } from 'contract/uploads.ts';
import type { FieldErrorCode } from 'contract/errors.ts';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { describeUpload } from './keep-upload.ts';
import { hashOfHandle } from './sealed-upload.ts';
import { takeUpload } from './store.ts';

function refuse(code: FieldErrorCode): never {
  throw new Refusal('invalidInput', [{ field: 'fileNos', code }]);
}

/**
 * Gives uploaded files to a submission, in the order of their handles, within the submission's own transaction: a handle is
 * good for one. Throws a `Refusal` on `fileNos` for one that is unknown, spent or too old, and for a type that this kind of
 * submission does not take.
 */
export async function claimUploads(
  db: Database,
  {
    submissionId,
    handles,
    endings,
  }: { submissionId: string; handles: readonly string[]; endings: readonly FileEnding[] },
): Promise<void> {
  for (const [position, handle] of handles.entries()) {
    const upload = await takeUpload(db, hashOfHandle(handle));
    if (upload === undefined || upload.description === null) refuse('filesExpired');
    const { description, storedName } = upload;
    const { ending } = await describeUpload(handle, description);
    if (!endings.some((taken) => taken === ending)) refuse('filesRefused');
    await db.insertInto('submissionFile').values({ submissionId, position, storedName, description }).execute();
  }
}
