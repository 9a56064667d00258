import { uploadFile } from 'contract/uploads.ts';
import { beijingMoment } from '../database/moment.ts';
import { serveFile } from '../http/serve.ts';
import { keepUpload } from './keep-upload.ts';
import { receiveFile } from './receive-file.ts';

export const uploadRoutes = [
  serveFile(uploadFile, async (context, request) =>
    receiveFile(request, async (file) => {
      const { handle, ending } = await keepUpload(context, file);
      const createTime = beijingMoment(new Date());
      return { data: { fileName: file.fileName, fileNo: handle, fileUrl: '' as const, extension: ending, createTime } };
    }),
  ),
];
