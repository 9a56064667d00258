import { type Endpoint, saysAllInBody } from 'contract/endpoint.ts';
import type { FieldError } from 'contract/errors.ts';
import { Refusal } from './refusal.ts';

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `filter.x` and `filter: {x}` stand for `x` (W3). */
function withoutFilter(fields: Fields): Fields {
  const { filter, ...rest } = fields;
  const named = Object.entries(rest).map(([key, value]) => [key.replace(/^filter\./, ''), value]);
  return { ...(isFields(filter) ? filter : {}), ...Object.fromEntries(named) };
}

/** No form of ours nests deeper; a deeper one is meant to exhaust the stack. */
const deepestInput = 16;

/** What the store cannot hold: NUL characters and halves of surrogate pairs. */
function unstorableTexts(value: unknown, path: readonly string[]): FieldError[] {
  if (path.length > deepestInput) throw new Refusal('badRequest');
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? [{ field: path.join('.'), code: 'invalidText' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (key.includes('\0') || !key.isWellFormed()) throw new Refusal('badRequest');
    return unstorableTexts(item, [...path, key]);
  });
}

/**
 * One object of a request's parts: the query, then the body over it, then the path's parameters, which nobody can override.
 * Some take nothing from the query.
 */
export function requestInput(
  parts: { query: unknown; body: unknown; params: unknown },
  endpoint: Pick<Endpoint, 'method' | 'effect'>,
): Fields {
  const { query, body, params } = parts;
  if (body !== undefined && body !== null && !isFields(body)) throw new Refusal('badRequest');
  const { lang: _language, ...named } = isFields(params) ? params : {};
  const input = saysAllInBody(endpoint)
    ? { ...(isFields(body) ? body : {}), ...named }
    : { ...withoutFilter(isFields(query) ? query : {}), ...withoutFilter(isFields(body) ? body : {}), ...named };
  const unstorable = unstorableTexts(input, []);
  if (unstorable.length > 0) throw new Refusal('invalidInput', unstorable);
  return input;
}
