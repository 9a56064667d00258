import path from 'node:path';
import { pages } from 'contract/paths.ts';
import type { FastifyRequest } from 'fastify';
import { beijingMoment } from '../database/moment.ts';

/** No address and no row is logged: a database error's detail quotes the row that failed. */
export const logSettings = {
  level: 'error',
  // A line that says its day says no time.
  timestamp: false,
  mixin: (line: object) => ('day' in line ? {} : { time: Date.now() }),
  serializers: {
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url }),
    err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
  },
};

/**
 * Logs what nobody expected. Where it may have been a reporter's request, the line tells the day alone: no route, no number
 * of the request, and of the error nothing that could hold a word of it, as its message may.
 */
export function logUnexpected(error: unknown, request: FastifyRequest): void {
  if (!isReporters(request)) request.log.error({ err: error, req: request }, 'unexpected');
  // The request's own log would number it.
  else
    request.server.log.error({ day: beijingMoment(new Date()).slice(0, 10), failure: failureOf(error) }, 'unexpected');
}

const reportersAddresses = [pages.supervisionAndReporting, pages.report, pages.submission].map(({ pattern }) =>
  pattern.toLowerCase(),
);

/** What is sent, whatever it is, and the pages around it, however their addresses are spelt. */
function isReporters({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  const asked = readable(url.split('?')[0] ?? '').toLowerCase();
  return reportersAddresses.some((address) => asked.includes(address));
}

function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const root = path.resolve(import.meta.dirname, '../../..');

function failureOf(error: unknown) {
  if (!(error instanceof Error)) return {};
  const { name, message, stack = '' } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The message comes first, and may have lines that look like ours.
  const afterMessage = stack.slice(stack.lastIndexOf(message) + message.length);
  return {
    type: plain(name),
    code: plain(code),
    stack: afterMessage
      .split('\n')
      .flatMap(
        (line) => /\/(?:server|contract|site)\/[\w./-]+:\d+:\d+/.exec(line.includes(root) ? line : '')?.[0] ?? [],
      ),
  };
}

/** `TypeError`, `23505`, `ECONNREFUSED`: a word of a program, and of nobody else. */
function plain(word: string): string {
  return /^\w{1,40}$/.test(word) ? word : '';
}
