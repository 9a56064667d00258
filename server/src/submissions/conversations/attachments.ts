import { safeFileName } from '../../uploads/rules.ts';
import { describeUpload, type UploadDescription } from '../../uploads/save-upload.ts';
import type { StoredFile } from '../store.ts';

/** A file of a submission, with its token and a safe file name. */
export type Attachment = UploadDescription & { fileToken: string; storedName: string; safeName: string };

/** `files` belong to one submission or entry and are in the order of the tokens. */
export async function describeAttachments(
  fileTokens: readonly string[],
  files: readonly StoredFile[],
): Promise<Attachment[]> {
  return Promise.all(
    fileTokens.map(async (fileToken, position) => {
      const file = files[position];
      if (file === undefined) throw new Error('A file of this submission is missing from the store');
      const description = await describeUpload(fileToken, file.description);
      const safeName = safeFileName(description.fileName, description.ending);
      return { ...description, safeName, fileToken, storedName: file.storedName };
    }),
  );
}
