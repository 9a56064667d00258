import { uploadFile as uploadTo } from 'client/upload.ts';
import type { Locale } from 'contract/locales.ts';
import { type UploadedFile, uploadFile } from 'contract/uploads/uploads.ts';
import { valueOrThrow } from '../gateway/call.ts';

type Sending = {
  locale: Locale;
  signal: AbortSignal;
  /** The share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
};

/** Uploads one file of a form. Throws a `CallError`, or the signal's reason when it aborts. */
export async function sendFile(file: File, { signal, ...options }: Sending): Promise<UploadedFile> {
  const result = await uploadTo(uploadFile, file, { ...options, signal, field: 'filedName' });
  return valueOrThrow(uploadFile, result, signal).data;
}
