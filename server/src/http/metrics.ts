import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { mayConcernReport } from './log.ts';
import type { Readiness } from './readiness.ts';
import { kindOfUrl } from './url-kind.ts';

/** Where Prometheus reads metrics, on a port apart from the site. */
export type MetricsListenOptions = { port: number; host: string };

/**
 * Serves Prometheus metrics on their own port. Prometheus stores when a number rose. So submissions
 * and the pages around reports are not counted: on a quiet site the numbers would reveal the minute
 * of a report.
 */
export function registerMetrics(
  app: FastifyInstance,
  { port, host }: MetricsListenOptions,
  readiness: () => Promise<Readiness>,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'site_read_seconds',
    help: 'Response time of reads, by kind and status class. Submissions and the pages about reports are not counted.',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const ready = new Gauge({
    name: 'site_ready',
    help: '1 if the check of /readyz passes.',
    labelNames: ['check'],
    registers: [registry],
    collect: async () => {
      for (const { name, ok } of (await readiness()).checks) ready.set({ check: name }, ok ? 1 : 0);
    },
  });

  function observe(request: { method: string; url: string }, route: string, status: number, milliseconds: number) {
    if (mayConcernReport(request)) return;
    seconds.observe({ kind: kindOfUrl(route), status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000);
  }
  app.addHook('onResponse', async (request, reply) => {
    observe(request, request.routeOptions.url ?? '', reply.statusCode, reply.elapsedTime);
  });
  app.cacheFastPath.onResponse(({ method = '', url = '' }, status, milliseconds) =>
    observe({ method, url }, url, status, milliseconds),
  );
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve) => {
        // Such as a port that another instance uses: metrics must not take the site down.
        server.once('error', (error) => {
          app.log.error({ err: error }, 'Metrics are not served: the server cannot listen on METRICS_PORT');
          resolve();
        });
        server.listen(port, host, resolve);
      }),
  );
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}
