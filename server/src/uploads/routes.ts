import type { IncomingMessage } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import { uploadFile } from 'contract/uploads.ts';
import { beijingMoment } from '../database/moment.ts';
import { serveFile } from '../http/serve.ts';
import { keepUpload } from './keep-upload.ts';
import { receiveFile } from './receive-file.ts';

export const uploadRoutes = [
  serveFile(uploadFile, async (context, request, { address = '' }) => {
    const declared = declaredBytes(request);
    const giveBack = context.uploadedBytes.reserve(normalizeIP(address), declared);
    let kept = 0;
    try {
      return await receiveFile(request, async (file) => {
        const { handle, ending, bytes } = await keepUpload(context, file);
        kept = bytes;
        const createTime = beijingMoment(new Date());
        const { fileName } = file;
        return { data: { fileName, fileNo: handle, fileUrl: '' as const, extension: ending, createTime } };
      });
    } finally {
      // What was not kept fills no disk.
      giveBack(declared - kept);
    }
  }),
];

/** How much may come; what does not say it may be the longest. */
function declaredBytes({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? uploadFile.limit.bodyBytes);
}
