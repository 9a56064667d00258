import type { IncomingMessage } from 'node:http';
import { maxFileBytes, uploadFile } from 'contract/uploads.ts';
import type { Kysely } from 'kysely';
import { beijingTimestamp } from '../database/beijing-time.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { HttpError } from '../http/http-error.ts';
import { serveFile } from '../http/serve.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { UploadLimits } from './ensure-space.ts';
import { receiveFile } from './receive-file.ts';
import { saveUpload } from './save-upload.ts';

type UploadsContext = {
  db: Kysely<Tables>;
  files: FileStore;
  uploadLimits: UploadLimits;
  uploadedKilobytes: RateLimiter;
};

export const uploadRoutes = [
  serveFile(uploadFile, async (context: UploadsContext, request, { ip = '' }) => {
    const declared = declaredBytes(request);
    const refund = await context.uploadedKilobytes.reserve(ip, kilobytes(declared));
    let counted = 0;
    try {
      return await receiveFile(request, async (file) => {
        const { fileToken, extension, bytes } = await saveUpload(context, file);
        counted = bytes;
        const createTime = beijingTimestamp(new Date());
        const { fileName } = file;
        return { data: { fileName, fileNo: fileToken, fileUrl: '' as const, extension, createTime } };
      });
    } catch (error) {
      // A zip bomb counts as much as the largest file.
      if (error instanceof HttpError && error.code === 'uploadUnpacksTooLarge')
        await context.uploadedKilobytes.add(ip, kilobytes(maxFileBytes));
      throw error;
    } finally {
      // A rejected file takes no disk space.
      await refund(kilobytes(declared) - kilobytes(counted));
    }
  }),
];

/** In kilobytes, because counters have 32 bits. */
function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024);
}

/** The size of the body; without Content-Length the maximum. */
function declaredBytes({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? uploadFile.limit.bodyBytes);
}
