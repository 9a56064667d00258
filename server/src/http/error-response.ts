import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusOfError } from './error-texts.ts';
import { errorBody, httpErrorOf, localeOfPath } from './errors.ts';
import { noStore } from './headers.ts';
import { logUnexpected } from './log.ts';
import { kindOfUrl } from './url-kind.ts';

/**
 * Whether the client expects a page: it requested a page, or an unknown URL that is neither a
 * file's nor the gateway's.
 */
export function expectsPage({ method, url, is404, routeOptions }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return is404 ? kindOfUrl(url) === 'page' : routeOptions.config.isPage === true;
}

/** Sends an error as JSON. */
export function sendJsonError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const httpError = httpErrorOf(error);
  const requestId = statusOfError[httpError.code] === 500 ? logUnexpected(error, request) : undefined;
  if (httpError.code === 'rangeNotSatisfiable') void reply.header('content-range', contentRangeOf(error));
  if (httpError.retryAfter !== undefined) void reply.header('retry-after', httpError.retryAfter);
  return reply
    .code(statusOfError[httpError.code])
    .header('cache-control', noStore)
    .removeHeader('etag')
    .type('application/json; charset=utf-8')
    .send(errorBody(httpError, localeOfPath(request.url), requestId));
}

/** The static file server reports the file's length in a header of its error. */
function contentRangeOf(error: unknown): string {
  const headers = typeof error === 'object' && error !== null && 'headers' in error ? Object(error.headers) : {};
  return String(headers['Content-Range'] ?? 'bytes */*');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Errors are HTML pages, because a person reads them. */
    isPage?: boolean;
  }
}
