import { type ErrorCode, errorStatus } from 'contract/errors.ts';
import { defaultLocale, isLocale, type Locale } from 'contract/locales.ts';
import { words } from 'contract/words/words.ts';
import { Refusal } from './refusal.ts';

/** What Fastify and Node refuse by themselves, by the status they would have given. */
const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  400: 'badRequest',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'requestTimeout',
  413: 'payloadTooLarge',
  414: 'addressTooLong',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  431: 'headersTooLarge',
};

/** The refusal behind any error; what nobody expected becomes `unexpected` and tells nothing. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new Refusal(codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'badRequest' : 'unexpected'));
}

/** The error envelope (W2): the status again as `code`, the wording in the caller's language, the wrong fields by name. */
export function errorEnvelope(refusal: Refusal, locale: Locale) {
  const { errors, fieldErrors } = words[locale];
  const fields = refusal.fields.map(({ field, code }) => ({ field, code, message: fieldErrors[code] }));
  return {
    code: errorStatus[refusal.code],
    msg: errors[refusal.code],
    error: refusal.code,
    ...(fields.length > 0 && { errors: fields }),
    ...(refusal.retryAfter !== undefined && { retryAfter: refusal.retryAfter }),
  };
}

/** The language a path is in: `/gw-api/{lang}/…` or `/{lang}/…`. */
export function localeOfPath(path: string): Locale {
  const parts = path.split(/[/?]/);
  const named = parts[1] === 'gw-api' ? parts[2] : parts[1];
  return isLocale(named) ? named : defaultLocale;
}
