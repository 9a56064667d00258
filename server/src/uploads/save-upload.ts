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
import { generateHandle, hashOfHandle, openText, sealStream, sealText } from './sealed-upload.ts';
import { beginUpload, finishUpload, forgetUpload } from './store.ts';

const description = z.object({
  fileName: z.string(),
  ending: z.enum(reportExtensions),
  bytes: z.int(),
  sha256: z.string(),
});

/**
 * The description of a file, sealed to its handle: its original name, size and hash. Whoever has
 * the handle can seal another one, so it must not be used as a path.
 */
export type UploadDescription = z.infer<typeof description>;

export type SavedUpload = { handle: string; extension: FileExtension; bytes: number };

/** Validates, encrypts and saves a file while it streams. Throws an `HttpError`; then nothing of it remains. */
export async function saveUpload(
  { db, files, uploadLimits }: { db: Kysely<Tables>; files: FileStore; uploadLimits: UploadLimits },
  { fileName, content }: IncomingFile,
): Promise<SavedUpload> {
  const declared = extensionOf(fileName);
  if (declared === undefined && hasVisibleText(fileName)) throw new HttpError('uploadTypeRefused');
  await ensureSpace(db, files, uploadLimits);
  const handle = generateHandle();
  const handleHash = hashOfHandle(handle);
  const storedName = randomBytes(16).toString('hex');
  const inspection = inspect(content, declared);
  const measured = measure(inspection.content);
  await beginUpload(db, { handleHash, storedName });
  try {
    await files.put(storedName, await sealStream(handle, measured.content));
    const { bytes, sha256 } = measured.result();
    const extension = inspection.extension();
    const known: UploadDescription = { fileName, ending: extension, bytes, sha256 };
    await finishUpload(db, handleHash, { description: await sealText(handle, JSON.stringify(known)), bytes });
    return { handle, extension, bytes };
  } catch (error) {
    await files.remove(storedName);
    await forgetUpload(db, handleHash);
    throw error;
  }
}

/** Opens the description of a file with its handle. */
export async function describeUpload(handle: string, sealed: Uint8Array): Promise<UploadDescription> {
  return description.parse(JSON.parse(await openText(handle, sealed)));
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
