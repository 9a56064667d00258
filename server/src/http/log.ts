import { randomUUID } from 'node:crypto';
import { pages } from 'contract/urls/paths.ts';
import type { FastifyRequest } from 'fastify';
import { projectFolder } from '../config/project-folder.ts';
import { beijingDay } from '../database/beijing-time.ts';

/** Logs no IP address, no URL and no row: the detail of a database error quotes the failing row. */
export const logOptions = {
  level: 'error',
  // A log line with a day has no time.
  timestamp: false,
  mixin: (line: object) => ('day' in line ? {} : { time: Date.now() }),
  serializers: {
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url }),
    err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
  },
};

/** Identifies a failed request on its error page and in the log. Reporters' requests have no id in either. */
export function newRequestId(): string {
  return randomUUID().slice(0, 8);
}

/**
 * Logs an unexpected error; returns the request's id if the line has it. The line of a request that
 * may concern a report has the day alone: no route, no id, no error message, which may quote the
 * report.
 */
export function logUnexpected(error: unknown, request: FastifyRequest): string | undefined {
  if (!mayConcernReport(request)) {
    request.log.error({ err: error, req: request }, 'unexpected');
    return request.id;
  }
  // The request's own logger would add its id.
  request.server.log.error({ day: beijingDay(new Date()), failure: failureOf(error) }, 'unexpected');
  return undefined;
}

const reportPagePaths = [pages.supervisionAndReporting, pages.report, pages.submission].map(({ pattern }) =>
  pattern.toLowerCase(),
);

/** True for all POSTs, and for the pages around reports in any spelling of their URLs. */
export function mayConcernReport({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  const requested = readable(url.split('?')[0] ?? '').toLowerCase();
  return reportPagePaths.some((pagePath) => requested.includes(pagePath));
}

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function failureOf(error: unknown) {
  if (!(error instanceof Error)) return {};
  const { name, message, stack = '' } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The message comes first and may contain lines that look like stack frames.
  const afterMessage = stack.slice(stack.lastIndexOf(message) + message.length);
  return {
    type: identifier(name),
    code: identifier(code),
    stack: afterMessage
      .split('\n')
      .flatMap(
        (line) =>
          /\/(?:server|contract|site)\/[\w./-]+:\d+:\d+/.exec(line.includes(projectFolder) ? line : '')?.[0] ?? [],
      ),
  };
}

/** Keeps only a program's identifiers, such as `TypeError`, `23505` or `ECONNREFUSED`. */
function identifier(word: string): string {
  return /^\w{1,40}$/.test(word) ? word : '';
}
