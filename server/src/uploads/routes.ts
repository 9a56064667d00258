import { uploadFile } from 'contract/uploads/uploads.ts';
import type { Kysely } from 'kysely';
import { beijingTimestamp } from '../database/beijing-time.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { serveUpload } from '../http/serve.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import { countUploaded } from './count-uploaded.ts';
import type { UploadLimits } from './ensure-space.ts';
import { receiveFile } from './receive-file.ts';
import { saveUpload } from './save-upload.ts';

export type UploadsContext = {
  db: Kysely<Tables>;
  files: FileStore;
  uploadLimits: UploadLimits;
  uploadedKilobytes: RateLimiter;
};

export const uploadRoutes = [
  serveUpload(uploadFile, async (context: UploadsContext, request, { ip = '' }) => {
    const { fileName, fileToken, extension } = await countUploaded(context.uploadedKilobytes, { ip, request }, () =>
      receiveFile(request, async (file) => ({ ...(await saveUpload(context, file)), fileName: file.fileName })),
    );
    const createTime = beijingTimestamp(new Date());
    return { data: { fileName, fileNo: fileToken, fileUrl: '' as const, extension, createTime } };
  }),
];
