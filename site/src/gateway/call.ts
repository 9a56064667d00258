import type { Endpoint } from 'contract/endpoint.ts';
import type { FieldError } from 'contract/errors.ts';
import type { Locale } from 'contract/locales.ts';
import type { z } from 'zod/mini';

export type ApiResponse<E extends Endpoint> = { code: number; msg: string } & z.infer<E['output']>;

export type Call = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
  signal?: AbortSignal,
) => Promise<ApiResponse<Endpoint<Input, Output>>>;

/**
 * How a call failed, on the server and in the browser. `code` comes from the envelope, or is 0 without one. `status` is
 * the HTTP status, or 0 without a response. `noResponse` then names the reason: timeout, network error or missing
 * script.
 */
export type CallFailure = {
  code: number;
  status: number;
  msg: string;
  /** The gateway's name for the error. */
  error?: string | undefined;
  errors?: FieldError[] | undefined;
  /** Seconds after which the same call may succeed. */
  retryAfter?: number | undefined;
  /** Identifies an unexpected error for the operators of the site. */
  requestId?: string | undefined;
  noResponse?: 'timeout' | 'network' | 'script' | undefined;
};

export class CallError extends Error implements CallFailure {
  declare readonly code: number;
  declare readonly status: number;
  declare readonly msg: string;
  declare readonly error: CallFailure['error'];
  declare readonly errors: CallFailure['errors'];
  declare readonly retryAfter: CallFailure['retryAfter'];
  declare readonly requestId: CallFailure['requestId'];
  declare readonly noResponse: CallFailure['noResponse'];

  constructor(endpointName: string, failure: CallFailure) {
    super(`${endpointName}: ${failure.msg || failure.noResponse || failure.status}`);
    Object.assign(this, failure, { name: 'CallError' });
  }
}

/** In milliseconds (W15). Applies to responses and to uploads without progress. */
export const longestWait = 20_000;

export function createCall(locale: Locale, fetch: typeof globalThis.fetch): Call {
  return async (endpoint, input, signal) => {
    const { url, body } = requestFor(endpoint, locale, input);
    const timeout = AbortSignal.timeout(longestWait);
    const init: RequestInit = {
      method: endpoint.method,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body ?? null,
    };
    const { status, text, retryAfter } = await send(fetch, endpoint, url, init, { signal, timeout });
    return parseResponse(endpoint, text, status, retryAfter);
  };
}

/** The path with its query and the body of a request to an endpoint. */
export function requestFor(
  endpoint: Endpoint,
  locale: Locale,
  input: unknown,
): { url: string; body: string | undefined } {
  const fields = new Map<string, unknown>(Object.entries(input ?? {}));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'lang' ? locale : fields.get(name);
    fields.delete(name);
    return encodeURIComponent(String(value));
  });
  const url = `/gw-api${path}`;
  const entries = [...fields].filter(([, value]) => value !== undefined);
  if (endpoint.method === 'POST') return { url, body: JSON.stringify(Object.fromEntries(entries)) };
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return { url: query === '' ? url : `${url}?${query}`, body: undefined };
}

async function send(
  fetch: typeof globalThis.fetch,
  { name }: Endpoint,
  url: string,
  init: RequestInit,
  { signal, timeout }: { signal: AbortSignal | undefined; timeout: AbortSignal },
) {
  try {
    const response = await fetch(url, init);
    const { status, headers } = response;
    return { status, text: await response.text(), retryAfter: secondsIn(headers.get('retry-after')) };
  } catch (reason) {
    // The router aborted the request because the visitor left the page. It needs the original abort error.
    if (signal?.aborted) throw reason;
    throw new CallError(name, { code: 0, status: 0, msg: '', noResponse: timeout.aborted ? 'timeout' : 'network' });
  }
}

/**
 * The envelope's `code` decides, whatever the HTTP status is. The status counts only when the body is no envelope. The
 * gateway has already validated the response against the endpoint's output, so it is not parsed again. `retryAfter` is
 * the header's value in seconds.
 */
export function parseResponse<E extends Endpoint>(
  { name }: E,
  text: string,
  status: number,
  retryAfter?: number,
): ApiResponse<E> {
  const body = parse(text);
  if (typeof body?.code !== 'number') throw new CallError(name, { code: 0, status, msg: '', retryAfter });
  if (body.code !== 200) throw new CallError(name, { ...body, status: body.code, msg: String(body.msg ?? '') });
  return body;
}

/** A date in the header is ignored: the visitor's clock may be wrong. */
function secondsIn(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
