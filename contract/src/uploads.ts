import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { moment } from './fields.ts';

/** Exactly 50 MiB passes, a byte more does not (F7). */
export const largestFile = 50 * 1024 * 1024;

export const mostFiles = 5;

/** The endings that a resume may have (F7). */
export const resumeEndings = ['doc', 'docx', 'pdf', 'ppt', 'pptx'] as const;

/** What a report may carry: documents, pictures, sound and film (F7). */
export const reportEndings = [
  ...resumeEndings,
  ...(['xls', 'xlsx', 'txt', 'zip'] as const),
  ...(['jpg', 'jpeg', 'png', 'webp', 'gif', 'heic', 'tif', 'tiff', 'bmp'] as const),
  ...(['mp3', 'm4a', 'aac', 'wav', 'ogg', 'amr', 'flac'] as const),
  ...(['mp4', 'mov', 'avi', 'mkv', 'webm', '3gp'] as const),
] as const;

export type FileEnding = (typeof reportEndings)[number];

/** What each kind of submission takes. A message brings its files afterwards, to its conversation. */
export const endingsOfKind = {
  message: reportEndings,
  report: reportEndings,
  resume: resumeEndings,
} as const;

/** The ending of a file's name in lower case, without its dot; undefined when it has none that is taken. */
export function endingOf(fileName: string): FileEnding | undefined {
  const ending = /\.([^.]+)$/.exec(fileName.trim())?.[1]?.toLowerCase();
  return reportEndings.find((known) => known === ending);
}

const uploadedFile = z.object({
  /** As the visitor's machine calls it. */
  fileName: z.string(),
  /** The only way to the file: good for one submission, within 24 hours. */
  fileNo: z.string().check(z.regex(/^[\w-]{43}$/)),
  /** Always empty: what visitors send is never readable at an address (W12). */
  fileUrl: z.literal(''),
  extension: z.enum(reportEndings),
  createTime: moment,
});

export type UploadedFile = z.infer<typeof uploadedFile>;

export const uploadFile = defineEndpoint({
  name: 'uploadFile',
  summary: 'One file for a report or a resume, in the field `filedName` or `file`; sealed while it arrives',
  method: 'POST',
  path: '/{lang}/wms/dqgx/uploadFile',
  audience: 'public',
  effect: 'write',
  takesFile: true,
  // The boundaries and headers of a part come on top of the file.
  limit: { requests: 60, perSeconds: 600, bodyBytes: largestFile + 16 * 1024 },
  input: z.object({}),
  output: z.object({ data: uploadedFile }),
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
