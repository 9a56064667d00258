import { createHash, randomBytes } from 'node:crypto';
import { endingOf, type FileEnding } from 'contract/uploads.ts';
import { hasVisibleText } from 'contract/fields.ts';
import { z } from 'zod';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../files/file-store.ts';
import { Refusal } from '../http/refusal.ts';
import { inspect } from './inspect.ts';
import type { IncomingFile } from './receive-file.ts';
import { safeFileName } from './rules.ts';
import { drawHandle, hashOfHandle, openText, sealStream, sealText } from './sealed-upload.ts';
import { beginUpload, finishUpload, forgetUpload, unclaimedBytes } from './store.ts';

export type UploadLimits = {
  /** Strangers may fill no more of the disk than this before a submission claims it or a day has passed. */
  mostUnclaimedBytes: number;
  /** One of them may fill no more than this, so that nobody closes uploads for all the others. */
  bytesPerHour: number;
};

export const uploadLimits: UploadLimits = { mostUnclaimedBytes: 20 * 1024 ** 3, bytesPerHour: 1024 ** 3 };

const description = z.object({
  fileName: z.string(),
  safeName: z.string(),
  ending: z.string(),
  bytes: z.int(),
  sha256: z.string(),
});

/** What is known of a file, sealed to its handle: the name as the visitor wrote it and as it may be saved, size and hash of its content. */
export type UploadDescription = z.infer<typeof description>;

export type KeptUpload = { handle: string; ending: FileEnding; bytes: number };

/** Checks, seals and keeps a file while it comes; throws a `Refusal`, and then nothing of it is left. */
export async function keepUpload(
  { db, files, mostUnclaimedBytes }: { db: Database; files: FileStore; mostUnclaimedBytes: number },
  { fileName, content }: IncomingFile,
): Promise<KeptUpload> {
  const named = endingOf(fileName);
  if (named === undefined && hasVisibleText(fileName)) throw new Refusal('uploadTypeRefused');
  if ((await unclaimedBytes(db)) > mostUnclaimedBytes) throw new Refusal('unavailable');
  const handle = drawHandle();
  const handleHash = hashOfHandle(handle);
  const storedName = randomBytes(16).toString('hex');
  const inspection = inspect(content, named);
  const measured = measure(inspection.content);
  await beginUpload(db, { handleHash, storedName });
  try {
    await files.put(storedName, await sealStream(handle, measured.content));
    const { bytes, sha256 } = measured.result();
    const ending = inspection.ending();
    const known: UploadDescription = { fileName, safeName: safeFileName(fileName, ending), ending, bytes, sha256 };
    await finishUpload(db, handleHash, { description: await sealText(handle, JSON.stringify(known)), bytes });
    return { handle, ending, bytes };
  } catch (error) {
    await files.remove(storedName);
    await forgetUpload(db, handleHash);
    throw error;
  }
}

/** What the handle says of its file. */
export async function describeUpload(handle: string, sealed: Uint8Array): Promise<UploadDescription> {
  return description.parse(JSON.parse(await openText(handle, sealed)));
}

function measure(content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* passing() {
    for await (const piece of content) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  }
  return { content: passing(), result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
