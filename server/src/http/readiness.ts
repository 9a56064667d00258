import type { ReadinessCheck } from 'contract/console/health.ts';
import type { FastifyInstance } from 'fastify';
import { noStore } from './headers.ts';

/** One readiness check. `check` returns the reason of a failure, without URLs or paths, or undefined. */
export type Check = {
  name: ReadinessCheck;
  check: () => Promise<string | undefined>;
  /** Its failure makes no 503: the site serves all the same, and nothing on this server helps. */
  isInformational?: boolean;
};

export type Readiness = { ready: boolean; checks: { name: ReadinessCheck; ok: boolean; why?: string }[] };

const timeoutMilliseconds = 3000;
/** However many requests come, the checks run at most once a second. */
const cacheMilliseconds = 1000;

/** Runs all checks concurrently and caches their result. */
export function createReadiness(checks: readonly Check[]): () => Promise<Readiness> {
  let cached: { since: number; result: Promise<Readiness> } | undefined;
  return () => {
    const now = performance.now();
    if (cached === undefined || now - cached.since > cacheMilliseconds) cached = { since: now, result: runAll(checks) };
    return cached.result;
  };
}

async function runAll(checks: readonly Check[]): Promise<Readiness> {
  const results = await Promise.all(
    checks.map(async ({ name, check }) => {
      const why = await withTimeout(check);
      return { name, ok: why === undefined, ...(why !== undefined && { why }) };
    }),
  );
  const shown = new Set(checks.filter(({ isInformational }) => isInformational).map(({ name }) => name));
  return { ready: results.every(({ name, ok }) => ok || shown.has(name)), checks: results };
}

async function withTimeout(check: Check['check']): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('does not respond'), timeoutMilliseconds);
  });
  try {
    return await Promise.race([check(), timeout]);
  } catch {
    // The error message may contain a URL or a path.
    return 'fails';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `/healthz`: the process responds. `/readyz`: all checks pass; it is for monitoring, and proxies
 * do not pass it on.
 */
export function registerReadiness(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', noStore).send({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const result = await readiness();
    return reply
      .code(result.ready ? 200 : 503)
      .header('cache-control', noStore)
      .send(result);
  });
}
