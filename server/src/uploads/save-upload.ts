import { randomBytes } from 'node:crypto';
import { hasVisibleText } from 'contract/fields.ts';
import { extensionOf, type FileExtension } from 'contract/uploads/file-extensions.ts';
import type { FileDescription } from 'contract/sealing/file-description.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { measureContent } from '../files/measure-content.ts';
import { HttpError } from '../http/http-error.ts';
import { ensureSpace, type UploadLimits } from './ensure-space.ts';
import { inspect } from './inspect.ts';
import type { IncomingFile } from './receive-file.ts';
import { generateFileToken, hashOfFileToken, sealStream, sealText } from './sealed-upload.ts';
import { beginUpload, finishUpload, deleteUploadRow } from './store.ts';

export type SavedUpload = { fileToken: string; extension: FileExtension; bytes: number };

/** Validates, encrypts and saves a file while it streams. Throws an `HttpError`; then nothing of it remains. */
export async function saveUpload(
  { db, files, uploadLimits }: { db: Kysely<Tables>; files: FileStore; uploadLimits: UploadLimits },
  { fileName, content }: IncomingFile,
): Promise<SavedUpload> {
  const declared = extensionOf(fileName);
  if (declared === undefined && hasVisibleText(fileName)) throw new HttpError('uploadTypeRefused');
  await ensureSpace(db, files, uploadLimits);
  const fileToken = generateFileToken();
  const tokenHash = hashOfFileToken(fileToken);
  const storedName = randomBytes(16).toString('hex');
  const inspection = inspect(content, declared);
  const measured = measureContent(inspection.content);
  await beginUpload(db, { tokenHash, storedName });
  try {
    await files.put(storedName, await sealStream(fileToken, measured.content));
    const { bytes, sha256 } = measured.result();
    const extension = inspection.extension();
    const known: FileDescription = { fileName, ending: extension, bytes, sha256 };
    await finishUpload(db, tokenHash, { description: await sealText(fileToken, JSON.stringify(known)), bytes });
    return { fileToken, extension, bytes };
  } catch (error) {
    await files.remove(storedName);
    await deleteUploadRow(db, tokenHash);
    throw error;
  }
}
