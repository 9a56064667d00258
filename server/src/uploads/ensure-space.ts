import { maxFileBytes } from 'contract/uploads/uploads.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { HttpError } from '../http/http-error.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { findEvictable, unclaimedUploads } from './store.ts';
import { removeUpload } from './sweep.ts';

const gibibyte = 1024 ** 3;

export type UploadLimits = {
  /** The disk space that all unclaimed files together may use. */
  maxUnclaimedBytes: number;
  /** The bytes that one IP address may upload in an hour, so that it cannot block uploads of others. */
  bytesPerHour: number;
  /** The disk space that uploads leave to the database, whose writes must not fail. */
  reserveBytes: number;
  /** Younger uploads are not evicted: their form may still be open. */
  protectedMilliseconds: number;
};

export const uploadLimits: UploadLimits = {
  maxUnclaimedBytes: 20 * gibibyte,
  bytesPerHour: gibibyte,
  reserveBytes: 2 * gibibyte,
  protectedMilliseconds: 15 * 60 * 1000,
};

/** Counted by IP address; uploads that are not saved are refunded. */
export function limitUploadedKilobytes(rateLimits: RateLimits, { bytesPerHour }: UploadLimits): RateLimiter {
  return rateLimits.limit('uploads', { max: Math.ceil(bytesPerHour / 1024), seconds: 3600 });
}

/**
 * Frees space for one more file by evicting the oldest unclaimed uploads, so that a flood blocks
 * uploads for minutes instead of a day. Throws `unavailable` if that is not enough.
 */
export async function ensureSpace(db: Kysely<Tables>, files: FileStore, limits: UploadLimits): Promise<void> {
  let missing = await missingBytes(db, files, limits);
  if (missing <= 0) return;
  for (const upload of await findEvictable(db, new Date(Date.now() - limits.protectedMilliseconds))) {
    if (await removeUpload(db, files, upload)) missing -= Number(upload.bytes ?? 0);
    if (missing <= 0) return;
  }
  throw new HttpError('unavailable');
}

/** How many bytes are missing for a file of the maximum size beside the running uploads. */
async function missingBytes(db: Kysely<Tables>, files: FileStore, limits: UploadLimits): Promise<number> {
  const { bytes, running } = await unclaimedUploads(db);
  const needed = (running + 1) * maxFileBytes;
  const free = await files.freeBytes();
  return Math.max(bytes + needed - limits.maxUnclaimedBytes, limits.reserveBytes + needed - free);
}
