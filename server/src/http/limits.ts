import rateLimit, { type FastifyRateLimitStore, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { HourlyKeys } from '../hourly-keys.ts';
import { Refusal } from './refusal.ts';

/** Searching for addresses by trial is limited as well. */
export const notFoundLimit = { max: 600, timeWindow: 60_000 };

/** Counts requests per address, as each route's own limit says. Past it: 429 with Retry-After, in the envelope. */
export async function registerLimits(app: FastifyInstance, keys: HourlyKeys): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    // Who reports shall not even stand in the memory. With the hour an address begins anew, as with each window.
    keyGenerator: ({ ip }) => keys.hash(normalizeIP(ip)),
    store: class extends CountedRequests {
      constructor() {
        super(keys);
      }
    },
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => new Refusal('tooManyRequests', [], Math.ceil(ttl / 1000)),
  });
}

/** Per route. */
const mostAddresses = 5000;

/** One route's requests by address. The plugin's own store would keep the millisecond of each until it needs the room. */
export class CountedRequests implements FastifyRateLimitStore {
  readonly #keys: HourlyKeys;
  readonly #counted = new Map<string, { requests: number; until: number }>();

  constructor(keys: HourlyKeys) {
    this.#keys = keys;
    keys.eachMinute(() => this.#forgetEnded());
  }

  get addresses(): number {
    return this.#counted.size;
  }

  incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
    const now = this.#keys.now();
    const found = this.#counted.get(key);
    const counted = found && found.until > now ? found : { requests: 0, until: now + timeWindow };
    counted.requests += 1;
    this.#counted.delete(key);
    const [first] = this.#counted.keys();
    if (first !== undefined && this.#counted.size >= mostAddresses) this.#counted.delete(first);
    this.#counted.set(key, counted);
    callback(null, { current: counted.requests, ttl: counted.until - now });
  }

  child(): CountedRequests {
    return new CountedRequests(this.#keys);
  }

  #forgetEnded(): void {
    const now = this.#keys.now();
    for (const [key, { until }] of this.#counted) if (until <= now) this.#counted.delete(key);
  }
}
