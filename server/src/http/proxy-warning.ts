import type { FastifyInstance } from 'fastify';
import { beijingDay } from '../database/beijing-time.ts';

/** Warns once about a proxy that is not trusted: all its visitors share its IP address and limits. */
export function warnOfProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    if (hasWarned || request.headers['x-forwarded-for'] === undefined) return;
    // The first is the sender's. From a trusted one the visitor's follows, even if both are the same.
    if (request.ips !== undefined && request.ips.length > 1) return;
    hasWarned = true;
    app.log.error(
      { day: beijingDay(new Date()) },
      'A request has X-Forwarded-For, but TRUSTED_PROXIES does not name its sender: behind a proxy all visitors share the limits of one IP address. Set TRUSTED_PROXIES to the address from which the proxy connects.',
    );
  });
}
