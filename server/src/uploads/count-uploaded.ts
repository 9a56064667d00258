import type { IncomingMessage } from 'node:http';
import { maxFileBytes, uploadFile } from 'contract/uploads/uploads.ts';
import { HttpError } from '../http/http-error.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';

/** Counts what an IP address uploads. It reserves the size of the body before the file is saved. */
export async function countUploaded<Saved extends { bytes: number }>(
  uploadedKilobytes: RateLimiter,
  { ip, request }: { ip: string; request: IncomingMessage },
  save: () => Promise<Saved>,
): Promise<Saved> {
  const declared = declaredBytes(request);
  const refund = await uploadedKilobytes.reserve(ip, kilobytes(declared));
  let counted = 0;
  try {
    const saved = await save();
    counted = saved.bytes;
    return saved;
  } catch (error) {
    // A zip bomb counts as much as the largest file.
    if (error instanceof HttpError && error.code === 'uploadUnpacksTooLarge')
      await uploadedKilobytes.add(ip, kilobytes(maxFileBytes));
    throw error;
  } finally {
    // A rejected file takes no disk space.
    await refund(kilobytes(declared) - kilobytes(counted));
  }
}

/** In kilobytes, because counters have 32 bits. */
function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024);
}

/** The size of the body; without Content-Length the maximum. */
function declaredBytes({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? uploadFile.limit.bodyBytes);
}
