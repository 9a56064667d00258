import { type Endpoint, readsBodyOnly } from 'contract/endpoint.ts';
import type { FieldError } from 'contract/errors.ts';
import { HttpError } from './http-error.ts';

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `filter.x` and `filter: {x}` mean `x` (W3). */
function withoutFilter(fields: Fields): Fields {
  const { filter, ...rest } = fields;
  const named = Object.entries(rest).map(([key, value]) => [key.replace(/^filter\./, ''), value]);
  return { ...(isFields(filter) ? filter : {}), ...Object.fromEntries(named) };
}

/** No form nests deeper; deeper input tries to exhaust the stack. */
const maxDepth = 16;

/** Finds texts that PostgreSQL cannot store: NUL characters and lone surrogates. */
function unstorableTexts(value: unknown, path: readonly string[]): FieldError[] {
  if (path.length > maxDepth) throw new HttpError('badRequest');
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? [{ field: path.join('.'), code: 'invalidText' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (key.includes('\0') || !key.isWellFormed()) throw new HttpError('badRequest');
    return unstorableTexts(item, [...path, key]);
  });
}

/**
 * Merges a request's parts: the body overrides the query, and path parameters override both. Some
 * endpoints ignore the query.
 */
export function requestInput(
  parts: { query: unknown; body: unknown; params: unknown },
  endpoint: Pick<Endpoint, 'method' | 'effect' | 'isCached'>,
): Fields {
  const { query, body, params } = parts;
  if (body !== undefined && body !== null && !isFields(body)) throw new HttpError('badRequest');
  const { lang: _language, ...named } = isFields(params) ? params : {};
  const input = readsBodyOnly(endpoint)
    ? { ...(isFields(body) ? body : {}), ...named }
    : { ...withoutFilter(isFields(query) ? query : {}), ...withoutFilter(isFields(body) ? body : {}), ...named };
  const unstorable = unstorableTexts(input, []);
  if (unstorable.length > 0) throw new HttpError('invalidInput', unstorable);
  return input;
}
