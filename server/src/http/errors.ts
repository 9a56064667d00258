import type { ErrorCode } from 'contract/errors.ts';
import { defaultLocale, isLocale, type Locale } from 'contract/locales.ts';
import { isUnreachable } from '../database/unreachable.ts';
import { errorText, fieldErrorText, statusOfError } from './error-texts.ts';
import { HttpError } from './http-error.ts';

/** Retry-After in seconds: the database is usually back within seconds. */
const unreachableSeconds = 5;

/** The error code for a status that Fastify or Node set. */
const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  400: 'badRequest',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'requestTimeout',
  413: 'payloadTooLarge',
  414: 'addressTooLong',
  415: 'unsupportedMediaType',
  416: 'rangeNotSatisfiable',
  429: 'tooManyRequests',
  431: 'headersTooLarge',
};

/** The `HttpError` for any error. An unexpected error becomes `unexpected` and reveals nothing. */
export function httpErrorOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isUnreachable(error)) return new HttpError('unavailable', [], unreachableSeconds);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new HttpError(codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'badRequest' : 'unexpected'));
}

/**
 * The body of an error response (W2): the status as `code`, the message in the caller's language,
 * the invalid fields by name.
 */
export function errorBody(httpError: HttpError, locale: Locale, requestId?: string) {
  const fields = httpError.fields.map((error) => ({ ...error, message: fieldErrorText(error, locale) }));
  return {
    ...httpError.details,
    code: statusOfError[httpError.code],
    msg: errorText(httpError.code, locale),
    error: httpError.code,
    ...(fields.length > 0 && { errors: fields }),
    ...(httpError.retryAfter !== undefined && { retryAfter: httpError.retryAfter }),
    ...(requestId !== undefined && { requestId }),
  };
}

/** The language of a path: `/gw-api/{lang}/…` or `/{lang}/…`. */
export function localeOfPath(path: string): Locale {
  const parts = path.split(/[/?]/);
  const named = parts[1] === 'gw-api' ? parts[2] : parts[1];
  return isLocale(named) ? named : defaultLocale;
}
