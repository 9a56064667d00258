import type { FastifyInstance } from 'fastify';
import { beijingTimestamp } from '../database/beijing-time.ts';

/** Warns once about an unconfigured proxy: all visitors then share the proxy's address and its limits. */
export function warnOfProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    app.log.error(
      { day: beijingTimestamp(new Date()).slice(0, 10) },
      'A request has X-Forwarded-For, but TRUSTED_PROXIES is not set: behind a proxy all visitors share the limits of one address. Set TRUSTED_PROXIES to the address of the proxy.',
    );
  });
}
