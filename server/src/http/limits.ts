import { createHmac, randomBytes } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Searching for addresses by trial is limited as well. */
export const notFoundLimit = { max: 600, timeWindow: 60_000 };

/** Counts requests per address, as each route's own limit says. Past it: 429 with Retry-After, in the envelope. */
export async function registerLimits(app: FastifyInstance): Promise<void> {
  // Who reports shall not even stand in the memory.
  const key = randomBytes(32);
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => createHmac('sha256', key).update(normalizeIP(ip)).digest('base64url'),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => new Refusal('tooManyRequests', [], Math.ceil(ttl / 1000)),
  });
}
