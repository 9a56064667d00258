import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { RotatingHashKey } from '../rate-limits/rotating-hash-key.ts';
import { HttpError } from './http-error.ts';

/** The number of requests of one IP address within a window in milliseconds. */
export type RequestLimit = { max: number; timeWindow: number };

/** Limits the guessing of URLs as well. */
export const notFoundLimit: RequestLimit = { max: 600, timeWindow: 60_000 };

/**
 * Limits requests per IP address by each route's own limit; exceeding it gives 429 with
 * Retry-After. Not the plugin: it computes its key in several promises, and responses before the
 * router (cache-fast-path.ts) must use the same counters.
 */
export function registerLimits(app: FastifyInstance, keys: RotatingHashKey): void {
  app.addHook('onRoute', (route) => {
    const { config, onRequest = [] } = route;
    if (!config?.requestLimit) return;
    // Fastify's HEAD route of a GET route has the same configuration, so both share a counter.
    config.requests ??= new RequestCounter(keys, config.requestLimit);
    const hooks = [onRequest].flat();
    if (!hooks.includes(limitRoute)) route.onRequest = [...hooks, limitRoute];
  });
}

const limitRoute: onRequestHookHandler = ({ ip, routeOptions }, _reply, done) =>
  done(routeOptions.config.requests?.limitError(ip));

/** Bounds the memory of each limit. An attacker with more IP addresses has more allowances anyway. */
const maxIps = 5000;

/** Counts requests by a hash of the IP address: not even memory may reveal who reports. */
export class RequestCounter {
  readonly #keys: RotatingHashKey;
  readonly #limit: RequestLimit;
  readonly #counted = new Map<string, { cost: number; until: number }>();

  constructor(keys: RotatingHashKey, limit: RequestLimit) {
    this.#keys = keys;
    this.#limit = limit;
    keys.everyMinute(() => this.#forgetEnded());
  }

  get ips(): number {
    return this.#counted.size;
  }

  /**
   * Counts a request; returns the seconds to wait if it exceeds the limit. Counters start again
   * when the hash key rotates. A connection that was cut has no IP address: those share one counter.
   */
  count(ip: string | undefined, cost = 1): number | undefined {
    const key = this.#keys.hash(ip === undefined ? '' : normalizeIP(ip));
    const now = this.#keys.now();
    const found = this.#counted.get(key);
    const counted = found && found.until > now ? found : { cost: 0, until: now + this.#limit.timeWindow };
    if (counted.cost + cost > this.#limit.max) return Math.max(1, Math.ceil((counted.until - now) / 1000));
    counted.cost += cost;
    this.#counted.delete(key);
    const [first] = this.#counted.keys();
    if (first !== undefined && this.#counted.size >= maxIps) this.#counted.delete(first);
    this.#counted.set(key, counted);
    return undefined;
  }

  /** Counts a request; returns a 429 error if it exceeds the limit. */
  limitError(ip: string | undefined): HttpError | undefined {
    const wait = this.count(ip);
    return wait === undefined ? undefined : new HttpError('tooManyRequests', [], wait);
  }

  #forgetEnded(): void {
    const now = this.#keys.now();
    for (const [key, { until }] of this.#counted) if (until <= now) this.#counted.delete(key);
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    requestLimit?: RequestLimit;
    /** The counter of the route, created from its `requestLimit`. */
    requests?: RequestCounter;
  }
}
