import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, timestamp } from '../fields.ts';
import { reportExtensions } from './file-extensions.ts';
import { megabyte } from '../megabyte.ts';

/** Exactly 50 MiB is accepted (F7). */
export const maxFileBytes = 50 * megabyte;

export const maxFiles = 5;

/** An inquiry has one attachment. Further files can be sent in later entries. */
export const maxInquiryFiles = 1;

export const fileNo = z.string().check(z.minLength(1), z.maxLength(128));

/** Tokens of uploaded files. */
export const fileNos = z.array(fileNo).check(z.maxLength(maxFiles, 'tooManyFiles'));

const uploadedFile = z.object({
  /** The name on the visitor's device. */
  fileName: z.string(),
  /** The file's token, the only way to it: valid for one submission within 24 hours. */
  fileNo: z.string().check(z.regex(/^[\w-]{43}$/)),
  /** Always empty: visitors' files have no public URL (W12). */
  fileUrl: z.literal(''),
  extension: z.enum(reportExtensions),
  createTime: timestamp,
});

export type UploadedFile = z.infer<typeof uploadedFile>;

export const uploadFile = defineEndpoint({
  name: 'uploadFile',
  summary: 'One file for a submission, in the field `filedName` or `file`; encrypted while it arrives',
  method: 'POST',
  path: '/{lang}/wms/dqgx/uploadFile',
  audience: 'public',
  effect: 'write',
  isUpload: true,
  // The multipart boundaries and part headers come on top of the file.
  limit: { requests: 60, perSeconds: 600, bodyBytes: maxFileBytes + 16 * 1024 },
  input: z.object({}),
  output: dataResponse(uploadedFile),
  errors: [
    'badRequest',
    'requestTimeout',
    'tooManyRequests',
    'unavailable',
    'unsupportedMediaType',
    'uploadMissing',
    'uploadEmpty',
    'uploadTooLarge',
    'uploadTypeRefused',
    'uploadTypeDiffers',
    'uploadUnpacksTooLarge',
  ],
});
