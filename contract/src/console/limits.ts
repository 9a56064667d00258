import type { Limit } from '../endpoint.ts';

/** Limit of the staff's calls. A whole office may share one IP address. */
export const staffLimit: Limit = { requests: 1200, perSeconds: 60, bodyBytes: 64 * 1024 };

/**
 * Limit of calls that try a password, a code or a link. A whole office signs in from one IP address in
 * the morning; failures have a stricter limit of their own.
 */
export const guessLimit: Limit = { requests: 120, perSeconds: 60, bodyBytes: 4 * 1024 };
