import { createHash, randomBytes } from 'node:crypto';
import { hasVisibleText } from 'contract/fields.ts';
import { extensionOf, type FileExtension, reportExtensions } from 'contract/file-extensions.ts';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { HttpError } from '../http/http-error.ts';
import { ensureSpace, type UploadLimits } from './ensure-space.ts';
import { inspect } from './inspect.ts';
import type { IncomingFile } from './receive-file.ts';
import { generateFileToken, hashOfFileToken, openText, sealStream, sealText } from './sealed-upload.ts';
import { beginUpload, finishUpload, deleteUploadRow } from './store.ts';

const description = z.object({
  fileName: z.string(),
  ending: z.enum(reportExtensions),
  bytes: z.int(),
  sha256: z.string(),
});

/**
 * The description of a file, sealed to its token: its original name, size and hash. Whoever has
 * the token can seal another one, so it must not be used as a path.
 */
export type UploadDescription = z.infer<typeof description>;

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
  const measured = measure(inspection.content);
  await beginUpload(db, { tokenHash, storedName });
  try {
    await files.put(storedName, await sealStream(fileToken, measured.content));
    const { bytes, sha256 } = measured.result();
    const extension = inspection.extension();
    const known: UploadDescription = { fileName, ending: extension, bytes, sha256 };
    await finishUpload(db, tokenHash, { description: await sealText(fileToken, JSON.stringify(known)), bytes });
    return { fileToken, extension, bytes };
  } catch (error) {
    await files.remove(storedName);
    await deleteUploadRow(db, tokenHash);
    throw error;
  }
}

/** Opens the description of a file with its token. */
export async function describeUpload(fileToken: string, sealed: Uint8Array): Promise<UploadDescription> {
  return description.parse(JSON.parse(await openText(fileToken, sealed)));
}

function measure(content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured() {
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  return { content: measured(), result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
