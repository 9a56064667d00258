import { errorStatus } from 'contract/errors.ts';
import { type Locale, locales } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { noReferrer, noStore } from './headers.ts';
import { HttpError } from './http-error.ts';

/**
 * The event loop delay in milliseconds above which work is rejected. Reads are rejected first: a
 * page can be requested again, while a visitor's text may be lost. Cached responses and files on
 * disk are always served.
 */
export type OverloadLimits = { reads: number; writes: number };

export const overloadLimits: OverloadLimits = { reads: 2000, writes: 6000 };

const retryAfterSeconds = 5;
const intervalMilliseconds = 100;

export type Overload = {
  isBusy: (kind: keyof OverloadLimits) => boolean;
  /** Throws a 503 with Retry-After if the delay exceeds the limit of this kind of work. */
  rejectIfBusy: (kind: keyof OverloadLimits) => void;
  stop: () => void;
};

/**
 * Measures the event loop delay with a timer. A single pause is already over when it is noticed, so
 * two in a row count.
 */
export function watchOverload(limits: OverloadLimits): Overload {
  let due = performance.now() + intervalMilliseconds;
  let latest: [number, number] = [0, 0];
  const timer = setInterval(() => {
    const now = performance.now();
    latest = [latest[1], now - due];
    due = now + intervalMilliseconds;
  }, intervalMilliseconds);
  timer.unref();
  const isBusy = (kind: keyof OverloadLimits) => Math.min(...latest) > limits[kind];
  return {
    isBusy,
    rejectIfBusy: (kind) => {
      if (isBusy(kind)) throw new HttpError('unavailable', [], retryAfterSeconds);
    },
    stop: () => clearInterval(timer),
  };
}

/** Rejects gateway calls and posted forms. Pages are rejected where they are rendered (app.ts). */
export function registerOverload(app: FastifyInstance, overload: Overload): void {
  app.addHook('onClose', async () => overload.stop());
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (routeOptions.config.reads === true) overload.rejectIfBusy('reads');
    else if (method === 'POST') overload.rejectIfBusy('writes');
  });
}

/** The response instead of a page. A rendered page would cost the very work that is rejected. */
export function sendBusyPage(reply: FastifyReply, locale: Locale): FastifyReply {
  const { unavailable } = words[locale].errors;
  return reply
    .code(errorStatus.unavailable)
    .headers({ 'cache-control': noStore, 'retry-after': retryAfterSeconds, ...noReferrer })
    .removeHeader('etag')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html>\n<html lang="${locales[locale].tag}"><title>${unavailable}</title><p>${unavailable}</p></html>\n`,
    );
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Rejected above the read limit. */
    reads?: boolean;
  }
}
