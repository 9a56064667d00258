import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Searching for addresses by trial is limited as well. */
export const notFoundLimit = { max: 600, timeWindow: 60_000 };

/** Counts requests per address, as each route's own limit says. Past it: 429 with Retry-After, in the envelope. */
export async function registerLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => new Refusal('tooManyRequests', [], Math.ceil(ttl / 1000)),
  });
}
